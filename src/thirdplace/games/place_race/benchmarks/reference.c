/* Place Race NZ as a C programmer would write it by hand, for speed: the yardstick of `make bench`.
   Rulings are numbered as in games/place_race/rules.py. */
#include "game.h"
#include "random.h"

#include <string.h>

enum { ONE_TAKER = (CARDS + 1) * (CARDS + 1) }; /* offers to one seat: any card for any card */

typedef struct {
    int seats, deck, day_each, late_each, year_ms, fixed_start, lead_years;
    uint8_t removed[CARDS];
} Rules;

typedef struct {
    int phase, start_year, turn, late_open, day_left, all_left, due, lost_at, won, last_year;
    int8_t place[SEATS];
    uint8_t ready[SEATS], locked[SEATS], left[SEATS], finished[SEATS];
    int offers;
    int8_t give[SEATS][SEATS], wish[SEATS][SEATS]; /* by giver and taker */
    int8_t owner[CARDS], kind[CARDS];
    uint8_t done[CARDS], traded[CARDS];
    uint8_t pool[LATE_CARDS];
    uint8_t loose[SEATS][CARDS]; /* cards that may still be traded, rising (PR4) */
    int loose_count[SEATS];
} Table;

static void find_due(Table *t)
{
    int card = t->due;
    while (t->owner[card] == NOBODY || t->done[card] || (t->kind[card] == LATE && !t->late_open))
        card++;
    t->due = card;
}

static void clear_offers(Table *t)
{
    t->offers = 0;
    memset(t->give, NOTHING, sizeof t->give);
    memset(t->wish, NOTHING, sizeof t->wish);
}

static void deal(const Rules *r, Table *t, uint64_t *rng) /* PR1 */
{
    uint8_t day[DAY_CARDS], late[LATE_CARDS];
    memset(t->owner, NOBODY, sizeof t->owner);
    memset(t->kind, OUT, sizeof t->kind);
    int days = 0, lates = 0;
    for (int i = 0; i < DAY_CARDS; i++) {
        int card = DAY_DECKS[r->deck * DAY_CARDS + i];
        if (!r->removed[card])
            day[days++] = (uint8_t)card;
    }
    shuffle(rng, day, days);
    const uint8_t *top = day;
    for (int seat = 0; seat < r->seats; seat++)
        for (int i = 0; i < r->day_each; i++, top++) {
            t->owner[*top] = (int8_t)seat;
            t->kind[*top] = DAY;
        }
    for (int i = 0; i < LATE_CARDS; i++) {
        int card = LATE_DECKS[r->deck * LATE_CARDS + i];
        if (r->removed[card])
            continue;
        late[lates] = t->pool[lates] = (uint8_t)card;
        t->kind[card] = LATE;
        lates++;
    }
    shuffle(rng, late, lates);
    top = late;
    for (int seat = 0; seat < r->seats; seat++)
        for (int i = 0; i < r->late_each; i++, top++)
            t->owner[*top] = (int8_t)seat;
}

static void begin(const Rules *r, Table *t)
{
    t->phase = PLANNING;
    t->turn = NOBODY;
    t->late_open = 0;
    t->lost_at = NEVER;
    t->won = 0;
    t->last_year = 0;
    memset(t->place, NOWHERE, sizeof t->place);
    memset(t->ready, 0, sizeof t->ready);
    memset(t->locked, 0, sizeof t->locked);
    memset(t->left, 0, sizeof t->left);
    memset(t->finished, 0, sizeof t->finished);
    memset(t->done, 0, sizeof t->done);
    memset(t->traded, 0, sizeof t->traded);
    memset(t->loose_count, 0, sizeof t->loose_count);
    clear_offers(t);
    t->day_left = t->all_left = 0;
    for (int card = 0; card < CARDS; card++) {
        int owner = t->owner[card];
        if (owner == NOBODY)
            continue;
        t->all_left++;
        t->left[owner]++;
        if (t->kind[card] == DAY) {
            t->day_left++;
            t->loose[owner][t->loose_count[owner]++] = (uint8_t)card;
        }
    }
    t->due = 0;
    find_due(t);
    t->start_year = r->fixed_start == NEVER ? YEAR_OF_CARD[t->due] - r->lead_years : r->fixed_start; /* PR5 */
}

static inline int is_open(const Table *t, int card) /* PR2 */
{
    return t->kind[card] == DAY || (t->kind[card] == LATE && t->late_open && t->owner[card] != NOBODY);
}

static inline int occupied(const Rules *r, const Table *t, int place)
{
    for (int seat = 0; seat < r->seats; seat++)
        if (t->place[seat] == place)
            return 1;
    return 0;
}

static inline int may_meet(const Table *t, int a, int b) /* PR4 */
{
    if (t->place[a] == NOWHERE || t->place[b] == NOWHERE)
        return 0;
    return STEPS[t->place[a] * PLACES + t->place[b]] <= 1;
}

static inline uint16_t *plans(const Table *t, int seat, uint16_t *out)
{
    if (!t->ready[seat] && t->place[seat] != NOWHERE)
        *out++ = READY;
    if (!t->locked[seat]) /* PR3 */
        for (int i = 0; i < (int)(sizeof CITIES / sizeof *CITIES); i++)
            *out++ = (uint16_t)(START + CITIES[i]);
    if (t->ready[seat])
        *out++ = UNREADY;
    return out;
}

static inline uint16_t *turns(const Rules *r, const Table *t, int seat, int now, uint16_t *out) /* PR7 */
{
    int here = t->place[seat];
    *out++ = SKIP;
    if (t->lost_at - r->year_ms <= now && now < t->lost_at)
        for (int card = t->due; card < CARDS && YEAR_OF_CARD[card] == YEAR_OF_CARD[t->due]; card++)
            if (PLACE_OF_CARD[card] == here && t->owner[card] == seat && is_open(t, card) && !t->done[card])
                *out++ = (uint16_t)(TURN_IN + card); /* PR8 */
    for (int i = NEIGHBOURS_FROM[here]; i < NEIGHBOURS_FROM[here + 1]; i++)
        if (!occupied(r, t, NEIGHBOURS[i]))
            *out++ = (uint16_t)(MOVE + NEIGHBOURS[i]);
    return out;
}

static inline uint16_t *answers(const Rules *r, const Table *t, int seat, uint16_t *out)
{
    for (int giver = 0; giver < r->seats; giver++)
        if (t->give[giver][seat] != NOTHING && may_meet(t, giver, seat))
            *out++ = (uint16_t)(ACCEPT + giver);
    for (int giver = 0; giver < r->seats; giver++)
        if (t->give[giver][seat] != NOTHING)
            *out++ = (uint16_t)(DECLINE + giver);
    for (int taker = 0; taker < r->seats; taker++)
        if (t->give[seat][taker] != NOTHING)
            *out++ = (uint16_t)(WITHDRAW + taker);
    return out;
}

static inline uint16_t *offers(const Rules *r, const Table *t, int seat, uint16_t *out) /* PR4 */
{
    const uint8_t *own = t->loose[seat], *own_end = own + t->loose_count[seat];
    for (int taker = 0; taker < r->seats; taker++) {
        if (taker == seat)
            continue;
        const uint8_t *theirs = t->loose[taker], *end = theirs + t->loose_count[taker];
        for (const uint8_t *give = own; give < own_end; give++) {
            int offer = OFFER + taker * ONE_TAKER + *give * (CARDS + 1);
            for (const uint8_t *take = theirs; take < end; take++)
                *out++ = (uint16_t)(offer + *take);
        }
    }
    return out;
}

static inline int legal(const Rules *r, const Table *t, int seat, int now, uint16_t *out)
{
    uint16_t *end = out;
    if (t->phase == PLANNING)
        end = plans(t, seat, end);
    else if (seat == t->turn)
        end = turns(r, t, seat, now, end);
    if (t->offers > 0)
        end = answers(r, t, seat, end);
    return (int)(offers(r, t, seat, end) - out);
}

static void finish(Table *t, int won, int year)
{
    t->phase = OVER;
    t->won = won;
    t->last_year = year;
    t->turn = NOBODY;
    t->lost_at = NEVER;
    clear_offers(t);
}

static inline void set_deadline(const Rules *r, Table *t)
{
    t->lost_at = (YEAR_OF_CARD[t->due] + 1 - t->start_year) * r->year_ms;
}

static void start_timer(const Rules *r, Table *t) /* PR5 */
{
    for (int seat = 0; seat < r->seats; seat++)
        if (!t->ready[seat])
            return;
    t->phase = RACING;
    t->turn = t->owner[t->due]; /* PR6 */
    set_deadline(r, t);
}

static inline void drop(Table *t, int giver, int taker)
{
    t->offers--;
    t->give[giver][taker] = NOTHING;
    t->wish[giver][taker] = NOTHING;
}

static void fasten(Table *t, int seat, int card) /* can no longer be traded */
{
    uint8_t *loose = t->loose[seat];
    int i = 0, count = t->loose_count[seat];
    while (i < count && loose[i] != card)
        i++;
    if (i == count)
        return;
    for (t->loose_count[seat] = --count; i < count; i++)
        loose[i] = loose[i + 1];
}

static void forget(const Rules *r, Table *t, int a, int b) /* no offer names these cards any more */
{
    if (t->offers == 0)
        return;
    for (int giver = 0; giver < r->seats; giver++)
        for (int taker = 0; taker < r->seats; taker++) {
            int give = t->give[giver][taker], wish = t->wish[giver][taker];
            if (give == a || give == b || wish == a || wish == b)
                drop(t, giver, taker);
        }
}

static void turn_in(const Rules *r, Table *t, int seat, int card)
{
    t->done[card] = 1;
    t->left[seat]--;
    t->finished[seat]++;
    t->all_left--;
    if (t->kind[card] == DAY) {
        fasten(t, seat, card);
        forget(r, t, card, card);
        if (--t->day_left == 0)
            t->late_open = 1; /* PR2 */
    }
    if (t->all_left == 0) {
        finish(t, 1, YEAR_OF_CARD[card]); /* PR10 */
    } else if (card == t->due) {
        find_due(t);
        set_deadline(r, t);
    }
}

static void trade(const Rules *r, Table *t, int giver, int taker)
{
    int given = t->give[giver][taker], taken = t->wish[giver][taker];
    t->owner[given] = (int8_t)taker;
    t->owner[taken] = (int8_t)giver;
    t->traded[given] = 1;
    t->traded[taken] = 1;
    fasten(t, giver, given);
    fasten(t, taker, taken);
    forget(r, t, given, taken);
    if (t->phase == PLANNING)
        t->locked[giver] = t->locked[taker] = 1; /* PR3 */
}

static inline void apply(const Rules *r, Table *t, int seat, int action)
{
    if (action >= OFFER) {
        int other = (action - OFFER) / ONE_TAKER, cards = (action - OFFER) % ONE_TAKER;
        t->offers += t->give[seat][other] == NOTHING;
        t->give[seat][other] = (int8_t)(cards / (CARDS + 1));
        t->wish[seat][other] = (int8_t)(cards % (CARDS + 1));
    } else if (action >= WITHDRAW) {
        drop(t, seat, action - WITHDRAW);
    } else if (action >= DECLINE) {
        drop(t, action - DECLINE, seat);
    } else if (action >= ACCEPT) {
        trade(r, t, action - ACCEPT, seat);
    } else if (action == READY) {
        t->ready[seat] = 1;
        start_timer(r, t);
    } else if (action == UNREADY) {
        t->ready[seat] = 0;
    } else if (action >= START) {
        t->place[seat] = (int8_t)(action - START);
    } else {
        t->turn = seat + 1 < r->seats ? seat + 1 : 0;
        if (action >= MOVE)
            t->place[seat] = (int8_t)(action - MOVE);
        else if (action >= TURN_IN)
            turn_in(r, t, seat, action - TURN_IN);
    }
}

static int64_t play(const Rules *r, Table *t, uint64_t *rng, int tempo)
{
    uint16_t out[MAX_LEGAL];
    uint64_t everyone = (1u << r->seats) - 1; /* PR4: offers are made whoever's turn it is */
    int64_t actions = 0;
    for (int now = 0; t->phase != OVER;) {
        int seat = pick_seat(everyone, rng);
        int count = legal(r, t, seat, now, out);
        if (count > 0) {
            apply(r, t, seat, out[below(rng, (uint32_t)count)]);
            actions++;
        }
        if (t->lost_at >= 0) {
            now += tempo;
            if (now >= t->lost_at)
                finish(t, 0, YEAR_OF_CARD[t->due] + 1); /* PR9 */
        }
    }
    return actions;
}

int64_t random_games(const State *s, uint64_t *rng, int64_t games, int64_t tempo, uint64_t *digest)
{
    Rules rules = {
        .seats = (int)s->seats,
        .deck = (int)s->deck,
        .day_each = (int)s->day_each,
        .late_each = (int)s->late_each,
        .year_ms = (int)s->year_ms,
        .fixed_start = (int)s->fixed_start,
        .lead_years = (int)s->lead_years,
    };
    for (int card = 0; card < CARDS; card++)
        rules.removed[card] = (uint8_t)s->removed[card];
    Table table, *t = &table;
    uint64_t stream = *rng, sum = 0;
    int64_t actions = 0;
    for (int64_t game = 0; game < games; game++) {
        deal(&rules, t, &stream);
        begin(&rules, t);
        actions += play(&rules, t, &stream, (int)tempo);
        sum = sum * 31 + (t->won ? (1u << rules.seats) - 1 : 0);
        for (int seat = 0; seat < rules.seats; seat++)
            sum = sum * 31 + t->finished[seat];
    }
    *rng = stream;
    *digest = sum;
    return actions;
}
