/* Places, Please as a C programmer would write it by hand, for speed: the yardstick of `make bench`.
   Rulings are numbered as in games/places_please/rules.py. */
#include "game.h"
#include "random.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    int seats, rounds, die, places, garbage, target; /* PP6 */
    int spaces;
    int best, second, third; /* points */
    uint16_t slots; /* of an empty board, one bit each */
} Paper;

typedef struct {
    int phase, played, rolled, roller, digit;
    uint64_t due; /* seats that have to roll or write now */
    uint8_t dice[ROUNDS * SLOTS];
    uint16_t free[SEATS]; /* slots that are still empty */
    uint8_t board[SEATS][SLOTS];
    uint8_t wrote[SEATS];
    int total[SEATS];
    int made[ROUNDS][SEATS];
    uint8_t points[ROUNDS][SEATS];
} Table;

static inline void hand_die(Table *t, int seat)
{
    t->phase = ROLLING;
    t->roller = seat;
    t->due = 1ull << seat;
}

static void open_round(const Paper *paper, Table *t)
{
    for (int seat = 0; seat < paper->seats; seat++)
        t->free[seat] = paper->slots;
    t->rolled = 0;
    hand_die(t, t->played % paper->seats); /* PP1 */
}

static void deal(const Paper *paper, Table *t, uint64_t *rng)
{
    int least = paper->die == 6;
    for (int i = 0; i < paper->rounds * paper->spaces; i++)
        t->dice[i] = (uint8_t)(least + (int)below(rng, (uint32_t)paper->die));
    memset(t->total, 0, sizeof t->total[0] * (size_t)paper->seats);
    t->played = 0;
    open_round(paper, t);
}

static inline int legal(const Table *t, int seat, uint8_t *out)
{
    if (t->phase == ROLLING) {
        out[0] = ROLL;
        return 1;
    }
    uint32_t free = t->free[seat], garbage = free >> GARBAGE << GARBAGE;
    int late = garbage ? __builtin_ctz(garbage) : 31 - __builtin_clz(free); /* PP9 */
    int count = 0;
    out[count++] = (uint8_t)(WRITE + late);
    for (free ^= 1u << late; free; free &= free - 1)
        out[count++] = (uint8_t)(WRITE + __builtin_ctz(free)); /* PP3 */
    return count;
}

static void score_round(const Paper *paper, Table *t) /* PP4 */
{
    int gaps[SEATS], best = NO_GAP, second = NO_GAP, third = NO_GAP;
    for (int seat = 0; seat < paper->seats; seat++) {
        int number = 0;
        for (int slot = GARBAGE - paper->places; slot < GARBAGE; slot++)
            number = number * 10 + t->board[seat][slot];
        t->made[t->played][seat] = number;
        int gap = abs(number - paper->target); /* PP6: less is better */
        if (gap < best) {
            third = second;
            second = best;
            best = gap;
        } else if (gap > best && gap < second) {
            third = second;
            second = gap;
        } else if (gap > second && gap < third) {
            third = gap;
        }
        gaps[seat] = gap;
    }
    for (int seat = 0; seat < paper->seats; seat++) {
        int gap = gaps[seat];
        int earned = gap == best ? paper->best : gap == second ? paper->second : gap == third ? paper->third : 0;
        t->points[t->played][seat] = (uint8_t)earned;
        t->total[seat] += earned;
    }
}

static inline void all_have_written(const Paper *paper, Table *t)
{
    if (t->rolled < paper->spaces) {
        hand_die(t, t->roller + 1 < paper->seats ? t->roller + 1 : 0); /* PP1 */
        return;
    }
    score_round(paper, t);
    if (++t->played < paper->rounds)
        open_round(paper, t);
    else
        t->phase = OVER;
}

static inline void apply(const Paper *paper, Table *t, int seat, int action)
{
    if (action == ROLL) {
        t->digit = t->dice[t->played * paper->spaces + t->rolled++];
        t->phase = WRITING;
        t->due = (1ull << paper->seats) - 1;
        return;
    }
    t->free[seat] ^= (uint16_t)(1 << (action - WRITE));
    t->board[seat][action - WRITE] = (uint8_t)t->digit;
    t->wrote[seat] = (uint8_t)(action - WRITE);
    t->due ^= 1ull << seat;
    if (t->due == 0)
        all_have_written(paper, t);
}

static uint64_t winners(const Paper *paper, const Table *t) /* PP5 */
{
    int best = -1;
    uint64_t found = 0;
    for (int seat = 0; seat < paper->seats; seat++) {
        if (t->total[seat] > best) {
            best = t->total[seat];
            found = 0;
        }
        if (t->total[seat] == best)
            found |= 1ull << seat;
    }
    return found;
}

int64_t random_games(const State *s, uint64_t *rng, int64_t games, int64_t tempo, uint64_t *digest)
{
    (void)tempo; /* nothing here depends on time */
    const Paper paper = {
        .seats = (int)s->seats,
        .rounds = (int)s->rounds,
        .die = (int)s->die,
        .places = (int)s->places,
        .garbage = (int)s->garbage,
        .target = (int)s->target,
        .best = (int)s->awards[0],
        .second = (int)s->awards[1],
        .third = (int)s->awards[2],
        .spaces = (int)(s->places + s->garbage),
        .slots = (uint16_t)((1 << (GARBAGE + s->garbage)) - (1 << (GARBAGE - s->places))),
    };
    Table table, *t = &table;
    uint64_t stream = *rng, sum = 0;
    uint8_t out[SLOTS];
    int64_t actions = 0;
    for (int64_t game = 0; game < games; game++) {
        deal(&paper, t, &stream);
        for (; t->phase != OVER; actions++) {
            int seat = pick_seat(t->due, &stream);
            int count = legal(t, seat, out);
            apply(&paper, t, seat, out[below(&stream, (uint32_t)count)]);
        }
        sum = sum * 31 + winners(&paper, t);
        for (int seat = 0; seat < paper.seats; seat++)
            sum = sum * 31 + (uint64_t)t->total[seat];
    }
    *rng = stream;
    *digest = sum;
    return actions;
}
