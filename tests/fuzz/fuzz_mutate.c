/* A custom mutator. All inputs are lines of words, so half of the mutations copy, swap or remove whole words or lines, or replace
   a digit or letter: more of these are still accepted than of changed bytes. */
#include "fuzz.h"

#include <string.h>

enum { ROOM = 4096, EVERY_OTHER = 2 };

/* A word, or a line, by where it begins. */
struct part {
    size_t at;
    size_t length;
};

static bool parts_words(uint8_t letter) {
    return letter == ' ' || letter == '\n';
}

static bool parts_lines(uint8_t letter) {
    return letter == '\n';
}

static struct part pick(const uint8_t *data, size_t size, bool (*ends)(uint8_t), struct game_random *random) {
    size_t from = random_below(random, (uint32_t)size), to = from;
    while (from > 0 && !ends(data[from - 1]))
        from--;
    while (to < size && !ends(data[to]))
        to++;
    return (struct part){from, to - from};
}

/* Replaces a part by the words. Returns the new size; changes nothing if they do not fit. */
static size_t replace(uint8_t *data, size_t size, size_t room, struct part part, const uint8_t *words,
                      size_t length) {
    size_t end = part.at + part.length;
    if (size - part.length + length > room)
        return size;
    memmove(data + part.at + length, data + end, size - end);
    memcpy(data + part.at, words, length);
    return size - part.length + length;
}

static size_t swap(uint8_t *data, size_t size, size_t room, struct part a, struct part b) {
    uint8_t first[ROOM], second[ROOM];
    if (a.at > b.at)
        return swap(data, size, room, b, a);
    memcpy(first, data + a.at, a.length);
    memcpy(second, data + b.at, b.length);
    if (a.at + a.length > b.at)
        return size;
    size = replace(data, size, room, b, first, a.length);
    return replace(data, size, room, a, second, b.length);
}

static size_t copy(uint8_t *data, size_t size, size_t room, struct part from, struct part to) {
    uint8_t words[ROOM];
    memcpy(words, data + from.at, from.length);
    return replace(data, size, room, to, words, from.length);
}

/* Inserts a copy of the part after the other one. */
static size_t insert(uint8_t *data, size_t size, size_t room, struct part from, struct part to) {
    uint8_t words[ROOM + 1];
    size_t behind = to.at + to.length;
    words[0] = behind < size ? data[behind] : '\n';
    memcpy(words + 1, data + from.at, from.length);
    return replace(data, size, room, (struct part){behind, 0}, words, from.length + 1);
}

static size_t leave_out(uint8_t *data, size_t size, struct part part) {
    part.length += part.at + part.length < size; /* with what follows it */
    return replace(data, size, size, part, data, 0);
}

static void change_letter(uint8_t *data, struct part part, struct game_random *random) {
    static const char seats[] = "VKOA";
    if (part.length == 0)
        return;
    uint8_t *letter = &data[part.at + random_below(random, (uint32_t)part.length)];
    if (*letter >= '0' && *letter <= '9')
        *letter = (uint8_t)('0' + random_below(random, 10));
    else if (memchr(seats, *letter, 4))
        *letter = (uint8_t)seats[random_below(random, 4)];
    else if (part.length <= 6) /* longer words are not spaces */
        *letter = (uint8_t)('a' + random_below(random, 26));
}

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t room);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed) {
    struct game_random random = random_from_seed(seed);
    if (size == 0 || size > ROOM || random_below(&random, EVERY_OTHER) == 0)
        return LLVMFuzzerMutate(data, size, room);
    bool (*ends)(uint8_t) = random_below(&random, 4) > 0 ? parts_words : parts_lines;
    struct part a = pick(data, size, ends, &random), b = pick(data, size, ends, &random);
    switch (random_below(&random, 6)) {
    case 0:
        return swap(data, size, room, a, b);
    case 1:
        return copy(data, size, room, a, b);
    case 2:
        return insert(data, size, room, a, b);
    case 3:
        return leave_out(data, size, a);
    default:
        change_letter(data, a, &random);
        return size;
    }
}
