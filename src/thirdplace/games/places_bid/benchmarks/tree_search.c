/* PLACES Bid: an information-set tree search in plain C, an opponent for measurements (c_player.py).

   It is written without a look at bots/: the rules are those of reference.c; a node of the tree is what has
   been said in this round; every try draws the projects of the others and the deck anew (single-observer
   ISMCTS with UCB1); beyond the tree, a simple appraisal of buildings plays on to the end of the game. It
   thinks until the CPU time it was given is over. */
#define _POSIX_C_SOURCE 199309L
#include "reference.c"

#include <math.h>
#include <stdlib.h>
#include <time.h>

enum { MAX_CHILDREN = 8, MAX_TREE = 60000, MAX_PATH = 64, TRIES_PER_LOOK_AT_CLOCK = 32 };
static const int STEPS[MAX_CHILDREN] = {0, 1, 2, 3, 5, 8, 12, 17};
static const double EXPLORATION = 0.45, THRIFT = 1.6, NOISE = 2.0, POINTS_SHARE = 0.003;

typedef struct {
    double tries[MAX_CHILDREN], gains[MAX_CHILDREN], offered[MAX_CHILDREN];
    int child[MAX_CHILDREN];
} Node;

static Node tree[MAX_TREE];

static double cpu_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return 1e3 * (double)now.tv_sec + 1e-6 * (double)now.tv_nsec;
}

static void read_table(const State *s, Table *t)
{
    memset(t, 0, sizeof *t);
    t->phase = (int)s->phase;
    t->starter = (int)s->starter;
    t->turn = (int)s->turn;
    t->turned = (int)s->turned;
    t->market_size = (int)s->market_size;
    t->bank = (int)s->bank;
    t->high = (int)s->high;
    t->high_seat = (int)s->high_seat;
    t->standing = (int)s->standing;
    for (int seat = 0; seat < s->seats; seat++) {
        t->tokens[seat] = (int)s->tokens[seat];
        t->bid[seat] = (int)s->bid[seat];
        t->worth[seat] = (int)s->worth[seat];
        t->in |= s->passed[seat] ? 0 : 1u << seat;
        t->served[seat] = (uint8_t)s->served[seat];
        for (int category = 0; category < CATEGORIES; category++)
            t->held[seat][category] = (uint8_t)s->held[seat * SEATS + category];
    }
    for (int i = 0; i < CATEGORIES; i++)
        t->project[i] = (uint8_t)s->project[i];
    for (int i = 0; i < t->market_size; i++)
        t->market[i] = (uint8_t)s->market[i];
    for (int i = 0; i < s->deck_size; i++)
        t->deck[i] = (uint8_t)s->deck[i];
    memset(t->owner, NOBODY, sizeof t->owner);
}

static void imagine(const Box *box, Table *t, int me, uint64_t *rng)
{
    uint8_t others[CATEGORIES];
    int count = 0;
    for (int category = 0; category < CATEGORIES; category++)
        if (category != t->project[me])
            others[count++] = (uint8_t)category;
    shuffle(rng, others, count);
    for (int i = 0; i < CATEGORIES; i++)
        if (i != me)
            t->project[i] = others[--count];
    shuffle(rng, t->deck + t->turned, box->deck_size - t->turned);
}

static double worth_of(const Box *box, const Table *t, int seat, int card, int missing, int rounds)
{
    int category = box->category[card];
    double worth = box->points[card] + (category == t->project[seat] ? box->project_building : 0);
    if (!t->held[seat][category]) {
        if (missing == 1)
            worth += box->full_set;
        else if (missing <= rounds + 1)
            worth += 0.7 * box->full_set / missing;
    }
    return worth;
}

static int count_missing(const Table *t, int seat)
{
    int missing = 0;
    for (int category = 0; category < CATEGORIES; category++)
        missing += !t->held[seat][category];
    return missing;
}

static int play_simply(const Box *box, const Table *t, uint64_t *rng)
{
    int seat = t->turn, missing = count_missing(t, seat);
    int rounds = (box->deck_size - t->turned + box->face_up - 1) / box->face_up;
    double first = -1, second = -1;
    int best = 0;
    for (int i = 0; i < t->market_size; i++) {
        double worth = worth_of(box, t, seat, t->market[i], missing, rounds);
        if (worth > first) {
            second = first;
            first = worth;
            best = i;
        } else if (worth > second) {
            second = worth;
        }
    }
    if (t->phase != BIDDING)
        return CHOOSE + t->market[best];
    if (t->tokens[seat] <= t->high)
        return PASS;
    double token = 1 + THRIFT * (30.0 / (15 + t->tokens[seat])) * rounds / (rounds + 2.0);
    double passing = box->never_bid * token;
    if (t->bid[seat]) {
        int ahead = 0;
        for (int other = 0; other < box->seats; other++)
            ahead += t->bid[other] > t->bid[seat];
        double left = ahead >= t->market_size ? box->empty_handed * token : ahead == 1 ? second : second - 4;
        passing = left - (ahead >= t->market_size ? 0 : (t->bid[seat] * box->outbid_quarters + 3) / 4 * token);
    }
    double bidding = first - (t->high + 1) * token;
    if (t->standing > 1 && t->market_size > 1)
        bidding += 0.3 * (second - (t->high + 2) / 2 * token - bidding);
    double doubt = NOISE * ((double)below(rng, 2001) / 1000 - 1);
    return bidding + doubt > passing ? BID + t->high + 1 : PASS;
}

static int list_actions(const Table *t, int *out)
{
    if (t->phase != BIDDING) {
        for (int i = 0; i < t->market_size; i++)
            out[i] = CHOOSE + t->market[i];
        return t->market_size;
    }
    int count = 0;
    out[count++] = PASS;
    int most = t->standing == 1 ? 2 : MAX_CHILDREN;
    while (count < most && t->high + STEPS[count] <= t->tokens[t->turn]) {
        out[count] = BID + t->high + STEPS[count];
        count++;
    }
    return count;
}

static int select_child(Node *node, int count)
{
    int best = 0;
    double best_hope = -1;
    for (int i = 0; i < count; i++) {
        node->offered[i]++;
        if (node->tries[i] == 0)
            return i;
        double hope = node->gains[i] / node->tries[i] + EXPLORATION * sqrt(log(node->offered[i]) / node->tries[i]);
        if (hope > best_hope) {
            best_hope = hope;
            best = i;
        }
    }
    return best;
}

/* The action of the seat whose turn it is, after `budget_ms` of CPU time. */
int64_t choose_action(const State *s, double budget_ms, uint64_t seed, int64_t *tries)
{
    const Box box = open_box(s);
    Box mine = box;
    mine.deck_size = (int)s->deck_size;
    Table root, world;
    read_table(s, &root);
    int me = root.turn, nodes = 1, out[MAX_CHILDREN];
    double begun = cpu_ms();
    uint64_t rng = seed;
    memset(&tree[0], 0, sizeof tree[0]);
    *tries = 0;
    while (*tries % TRIES_PER_LOOK_AT_CLOCK || cpu_ms() - begun < budget_ms) {
        Table *t = &world;
        *t = root;
        imagine(&mine, t, me, &rng);
        struct { int node, slot, seat; } path[MAX_PATH];
        int depth = 0, node = 0;
        while (node >= 0 && t->phase != OVER && t->turned == root.turned && depth < MAX_PATH) {
            int count = list_actions(t, out), slot = select_child(&tree[node], count), fresh = 0;
            path[depth].node = node;
            path[depth].slot = slot;
            path[depth++].seat = t->turn;
            fresh = tree[node].tries[slot] == 0;
            int next = tree[node].child[slot];
            if (!next && !fresh && nodes < MAX_TREE) {
                memset(&tree[nodes], 0, sizeof tree[nodes]);
                next = tree[node].child[slot] = nodes++;
            }
            apply(&mine, t, out[slot]);
            node = next ? next : -1;
        }
        while (t->phase != OVER)
            apply(&mine, t, play_simply(&mine, t, &rng));
        int won = winners(&mine, t), sharing = __builtin_popcount((unsigned)won);
        int best = 0;
        for (int seat = 0; seat < mine.seats; seat++)
            if (score(&mine, t, seat) > best)
                best = score(&mine, t, seat);
        for (int i = 0; i < depth; i++) {
            int seat = path[i].seat;
            double gain = (double)(won >> seat & 1) / sharing + POINTS_SHARE * (score(&mine, t, seat) - best);
            tree[path[i].node].tries[path[i].slot]++;
            tree[path[i].node].gains[path[i].slot] += gain;
        }
        ++*tries;
    }
    int count = list_actions(&root, out), best = 0;
    for (int i = 1; i < count; i++)
        if (tree[0].tries[i] > tree[0].tries[best])
            best = i;
    return out[best];
}
