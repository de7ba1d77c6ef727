/* PLACES Bid as a C programmer would write it by hand, for speed: the yardstick of `make bench`.
   Rulings are numbered as in games/places_bid/rules.py. */
#include <string.h>

#include "random.h"

enum { MAX_SEATS = 6, CATEGORIES = 6, MAX_CARDS = 64, MAX_MARKET = 4, MAX_LEGAL = 256 };
enum { PASS = 0, CHOOSE = 256 }; /* between them: a bid of this many tokens */
enum { BIDDING, CHOOSING, OVER };
enum { NOBODY = -1 };

typedef struct {
    int seats, boxed, first; /* PB18; PB1: first is NOBODY if the seed picks one */
    int deck_size;
    uint8_t deck[MAX_CARDS]; /* PB2: the cards for this many players, in the order of the box */
    uint8_t points[MAX_CARDS], category[MAX_CARDS];
} Box;

typedef struct {
    int phase, starter, turn, turned, market_size, bank, high, high_seat, standing;
    int tokens[MAX_SEATS], bid[MAX_SEATS], worth[MAX_SEATS];
    uint8_t passed[MAX_SEATS], served[MAX_SEATS], project[CATEGORIES];
    uint8_t held[MAX_SEATS][CATEGORIES];
    uint8_t market[MAX_MARKET];
    uint8_t deck[MAX_CARDS];
    int8_t owner[MAX_CARDS];
} Table;

static void open_round(const Box *box, Table *t)
{
    int face_up = box->seats - 1 < MAX_MARKET ? box->seats - 1 : MAX_MARKET; /* PB2 */
    int left = box->deck_size - t->turned;
    t->market_size = face_up < left ? face_up : left; /* PB19 */
    for (int i = 0; i < t->market_size; i++)
        t->market[i] = t->deck[t->turned + i];
    t->turned += t->market_size;
    memset(t->bid, 0, sizeof t->bid);
    memset(t->passed, 0, sizeof t->passed);
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

    for (int seat = 0; seat < MAX_SEATS; seat++)
        t->tokens[seat] = 15; /* PB3 */
    memset(t->worth, 0, sizeof t->worth);
    memset(t->held, 0, sizeof t->held);
    memset(t->owner, NOBODY, sizeof t->owner);
    t->bank = 130 - 15 * box->seats;
    t->turned = 0;
    open_round(box, t);
}

static inline int legal(const Table *t, uint16_t *out)
{
    if (t->phase == BIDDING) {
        int count = t->tokens[t->turn] - t->high;
        out[0] = PASS; /* PB6 */
        for (int i = 1; i <= count; i++)
            out[i] = (uint16_t)(t->high + i); /* PB5 */
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
        receive(box, t, seat, 2); /* PB12 */
    t->market_size = 0;           /* PB13, PB9 */
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
        int turn = t->turn;
        do
            turn = turn + 1 < box->seats ? turn + 1 : 0;
        while (t->passed[turn]);
        t->turn = turn;
    }
}

static void choose(const Box *box, Table *t, int seat, int card)
{
    int price = seat == t->high_seat ? t->high : (t->bid[seat] + 1) / 2; /* PB11 */
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
        t->passed[seat] = 1;
        t->standing--;
        if (t->bid[seat] == 0)
            receive(box, t, seat, 5); /* PB7 */
        next_bidder(box, t);
    } else {
        t->bid[seat] = t->high = action;
        t->high_seat = seat;
        next_bidder(box, t);
    }
}

static inline int score(const Table *t, int seat) /* PB16 */
{
    return t->worth[seat] + 5 * t->held[seat][t->project[seat]] + t->tokens[seat] + 10 * has_set(t, seat);
}

static int winners(const Box *box, const Table *t) /* PB17 */
{
    int best = -1, found = 0;
    for (int seat = 0; seat < box->seats; seat++) {
        int rank = (score(t, seat) * 2 + has_set(t, seat)) * 1024 + t->bid[seat];
        if (rank > best) {
            best = rank;
            found = 0;
        }
        if (rank == best)
            found |= 1 << seat;
    }
    return found;
}

static Box open_box(const int64_t *options, int cards, const int64_t *points, const int64_t *category,
                    const int64_t *players)
{
    Box box = {.seats = (int)options[0], .boxed = (int)options[1], .first = (int)options[2]};
    for (int card = 0; card < cards; card++) {
        box.points[card] = (uint8_t)points[card];
        box.category[card] = (uint8_t)category[card];
        if (0 < players[card] && players[card] <= box.seats) /* PB2, PB19 */
            box.deck[box.deck_size++] = (uint8_t)card;
    }
    return box;
}

/* options: seats, boxed, first. Returns the number of actions; `digest` is a sum over the results. */
int64_t random_games(uint64_t *rng, int64_t games, uint64_t *digest, const int64_t *options, int cards,
                     const int64_t *points, const int64_t *category, const int64_t *players)
{
    const Box box = open_box(options, cards, points, category, players);
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
            sum = sum * 31 + (uint64_t)score(t, seat);
    }
    *rng = stream;
    *digest = sum;
    return actions;
}
