/* The random stream of compiled rules (core/compilation/compiled.py, chance.py, playout.py): splitmix64, scaled
   down by multiplication, the shuffle from the last card to the second, and the choice of a seat. */
#ifndef THIRDPLACE_RANDOM_H
#define THIRDPLACE_RANDOM_H

#include <stdint.h>

static inline uint32_t below(uint64_t *rng, uint32_t n)
{
    uint64_t z = (*rng += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z ^= z >> 31;
    return (uint32_t)(((z >> 32) * n) >> 32);
}

static inline void shuffle(uint64_t *rng, uint8_t *cards, int count)
{
    for (int i = count - 1; i > 0; i--) {
        uint32_t j = below(rng, (uint32_t)i + 1);
        uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* One of the active seats, one bit each; nothing is drawn for a single one. */
static inline int pick_seat(uint64_t mask, uint64_t *rng)
{
    if (mask & (mask - 1))
        for (uint32_t i = below(rng, (uint32_t)__builtin_popcountll(mask)); i > 0; i--)
            mask &= mask - 1;
    return __builtin_ctzll(mask);
}

#endif
