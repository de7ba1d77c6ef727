/* PLACES Bid as a C programmer would write it by hand, for speed: the yardstick of `make bench`.
   Rulings are numbered as in games/places_bid/rules.py. */
#include "game.h"
#include "random.h"

#include <string.h>

enum { CATEGORIES = SEATS };

typedef struct {
    int seats, boxed, first; /* PB18; PB1: first is NOBODY if the seed picks one */
    int start_tokens, never_bid, empty_handed, outbid_quarters, project_building, full_set, face_up;
    int deck_size;
    uint8_t deck[CARDS]; /* PB2: the cards for this many players, in the order of the box */
    uint8_t points[CARDS], category[CARDS];
} Box;

typedef struct {
    int phase, starter, turn, turned, market_size, bank, high, high_seat, standing;
    int tokens[SEATS], bid[SEATS], worth[SEATS];
    uint32_t in; /* the seats that have not passed this round, one bit each */
    uint8_t served[SEATS], project[CATEGORIES];
    uint8_t held[SEATS][CATEGORIES];
    uint8_t market[MARKET];
    uint8_t deck[CARDS];
    int8_t owner[CARDS];
} Table;

static void open_round(const Box *box, Table *t)
{
    int left = box->deck_size - t->turned;
    t->market_size = box->face_up < left ? box->face_up : left; /* PB2, PB19 */
    for (int i = 0; i < t->market_size; i++)
        t->market[i] = t->deck[t->turned + i];
    t->turned += t->market_size;
    memset(t->bid, 0, sizeof t->bid);
    t->in = (1u << box->seats) - 1;
    memset(t->served, 0, sizeof t->served);
    t->phase = BIDDING;
    t->turn = t->starter;
    t->high = 0;
    t->high_seat = NOBODY;
    t->standing = box->seats;
}

static void deal(const Box *box, Table *t, uint64_t *rng)
{
    int first = (int)below(rng, (uint32_t)box->seats);
    t->starter = box->first == NOBODY ? first : box->first; /* PB1 */
    for (int category = 0; category < CATEGORIES; category++)
        t->project[category] = (uint8_t)category;
    shuffle(rng, t->project, CATEGORIES);
    memcpy(t->deck, box->deck, sizeof t->deck);
    shuffle(rng, t->deck, box->deck_size);

    for (int seat = 0; seat < SEATS; seat++)
        t->tokens[seat] = box->start_tokens; /* PB3 */
    memset(t->worth, 0, sizeof t->worth);
    memset(t->held, 0, sizeof t->held);
    memset(t->owner, NOBODY, sizeof t->owner);
    t->bank = BOX_TOKENS - box->start_tokens * box->seats;
    t->turned = 0;
    open_round(box, t);
}

static inline int legal(const Table *t, uint16_t *out)
{
    if (t->phase == BIDDING) {
        int count = t->tokens[t->turn] - t->high;
        out[0] = PASS; /* PB6 */
        for (int i = 1; i <= count; i++) {
            out[i] = (uint16_t)(BID + t->high + i); /* PB5 */
            __asm__ volatile(""); /* no vectors: the list is short, this is 3% faster */
        }
        return count > 0 ? count + 1 : 1;
    }
    for (int i = 0; i < t->market_size; i++) { /* PB10: rising, as everywhere */
        int place = i;
        uint16_t action = (uint16_t)(CHOOSE + t->market[i]);
        for (; place > 0 && out[place - 1] > action; place--)
            out[place] = out[place - 1];
        out[place] = action;
    }
    return t->market_size;
}

static inline void receive(const Box *box, Table *t, int seat, int amount)
{
    if (box->boxed && amount > t->bank)
        amount = t->bank; /* PB18 */
    t->tokens[seat] += amount;
    t->bank -= amount;
}

static inline int next_chooser(const Box *box, const Table *t)
{
    int best = NOBODY, best_bid = 0;
    for (int seat = 0; seat < box->seats; seat++)
        if (!t->served[seat] && t->bid[seat] > best_bid) {
            best = seat;
            best_bid = t->bid[seat];
        }
    return best;
}

static inline int has_set(const Table *t, int seat)
{
    for (int category = 0; category < CATEGORIES; category++)
        if (!t->held[seat][category])
            return 0;
    return 1;
}

static int somebody_has_the_set(const Box *box, const Table *t)
{
    for (int seat = 0; seat < box->seats; seat++)
        if (has_set(t, seat))
            return 1;
    return 0;
}

static void settle(const Box *box, Table *t)
{
    for (int seat; (seat = next_chooser(box, t)) != NOBODY; t->served[seat] = 1)
        receive(box, t, seat, box->empty_handed); /* PB12 */
    t->market_size = 0; /* PB13, PB9 */
    if (t->high_seat != NOBODY)
        t->starter = t->high_seat; /* PB14 */
    if (t->turned == box->deck_size || somebody_has_the_set(box, t)) { /* PB15 */
        t->phase = OVER;
        t->turn = NOBODY;
    } else {
        open_round(box, t);
    }
}

static inline void next_bidder(const Box *box, Table *t)
{
    if (t->standing == 0) {
        settle(box, t); /* PB9 */
    } else if (t->standing == 1 && t->high > 0) {
        t->phase = CHOOSING; /* PB8 */
        t->turn = t->high_seat;
    } else {
        uint32_t later = t->in & (~1u << t->turn);
        t->turn = __builtin_ctz(later ? later : t->in);
    }
}

static void choose(const Box *box, Table *t, int seat, int card)
{
    int price = seat == t->high_seat ? t->high : (t->bid[seat] * box->outbid_quarters + 3) / 4; /* PB11 */
    t->tokens[seat] -= price;
    t->bank += price;
    t->served[seat] = 1;
    t->owner[card] = (int8_t)seat;
    t->worth[seat] += box->points[card];
    t->held[seat][box->category[card]]++;

    int i = 0;
    while (t->market[i] != card)
        i++;
    for (t->market_size--; i < t->market_size; i++)
        t->market[i] = t->market[i + 1];

    int chooser = next_chooser(box, t);
    if (chooser == NOBODY || t->market_size == 0)
        settle(box, t);
    else
        t->turn = chooser;
}

static inline void apply(const Box *box, Table *t, int action)
{
    int seat = t->turn;
    if (action >= CHOOSE) {
        choose(box, t, seat, action - CHOOSE);
    } else if (action == PASS) {
        t->in &= ~(1u << seat);
        t->standing--;
        if (t->bid[seat] == 0)
            receive(box, t, seat, box->never_bid); /* PB7 */
        next_bidder(box, t);
    } else {
        t->bid[seat] = t->high = action - BID;
        t->high_seat = seat;
        next_bidder(box, t);
    }
}

static inline int score(const Box *box, const Table *t, int seat) /* PB16 */
{
    return t->worth[seat] + box->project_building * t->held[seat][t->project[seat]] + t->tokens[seat] +
           (has_set(t, seat) ? box->full_set : 0);
}

static int winners(const Box *box, const Table *t) /* PB17 */
{
    int best = -1, found = 0;
    for (int seat = 0; seat < box->seats; seat++) {
        int rank = (score(box, t, seat) * 2 + has_set(t, seat)) * 1024 + t->bid[seat];
        if (rank > best) {
            best = rank;
            found = 0;
        }
        if (rank == best)
            found |= 1 << seat;
    }
    return found;
}

static Box open_box(const State *s)
{
    Box box = {.seats = (int)s->seats, .boxed = (int)s->boxed, .first = (int)s->fixed_first};
    box.start_tokens = (int)s->start_tokens;
    box.never_bid = (int)s->never_bid;
    box.empty_handed = (int)s->empty_handed;
    box.outbid_quarters = (int)s->outbid_quarters;
    box.project_building = (int)s->project_building;
    box.full_set = (int)s->full_set;
    box.face_up = (int)s->face_up;
    for (int card = 0; card < CARDS; card++) {
        box.points[card] = (uint8_t)s->points[card];
        box.category[card] = (uint8_t)s->category[card];
        if (0 < s->players[card] && s->players[card] <= s->seats) /* PB2, PB19 */
            box.deck[box.deck_size++] = (uint8_t)card;
    }
    return box;
}

int64_t random_games(const State *s, uint64_t *rng, int64_t games, int64_t tempo, uint64_t *digest)
{
    (void)tempo; /* nothing here depends on time */
    const Box box = open_box(s);
    Table table, *t = &table;
    uint64_t stream = *rng, sum = 0;
    uint16_t out[MAX_LEGAL];
    int64_t actions = 0;
    for (int64_t game = 0; game < games; game++) {
        deal(&box, t, &stream);
        for (; t->phase != OVER; actions++) {
            int count = legal(t, out);
            apply(&box, t, out[below(&stream, (uint32_t)count)]);
        }
        sum = sum * 31 + (uint64_t)winners(&box, t);
        for (int seat = 0; seat < box.seats; seat++)
            sum = sum * 31 + (uint64_t)score(&box, t, seat);
    }
    *rng = stream;
    *digest = sum;
    return actions;
}
