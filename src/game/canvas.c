/* Drawing with characters. */
#include "canvas.h"

#include <string.h>

/* Decodes the next UTF-8 character; each malformed byte becomes a question mark. */
static uint32_t next_letter(const char **at) {
    const unsigned char *byte = (const unsigned char *)*at;
    int more = byte[0] < 0x80 ? 0 : byte[0] >= 0xf0 ? 3 : byte[0] >= 0xe0 ? 2 : byte[0] >= 0xc0 ? 1 : -1;
    uint32_t letter = more <= 0 ? byte[0] : byte[0] & (0x3fu >> more);
    for (int i = 1; i <= more; i++) {
        if ((byte[i] & 0xc0) != 0x80) {
            more = -1;
            break;
        }
        letter = letter << 6 | (byte[i] & 0x3fu);
    }
    *at += more > 0 ? more + 1 : 1;
    return more < 0 ? '?' : letter;
}

/* The nearest ASCII character: always one, so that the layout is the same. */
static uint32_t plain_letter(uint32_t letter) {
    static const struct {
        const char *letters;
        char plain;
    } table[] = {
        {"àâä", 'a'}, {"éèêë", 'e'}, {"îï", 'i'},   {"ôöœ", 'o'}, {"ùûü", 'u'},       {"ç", 'c'},
        {"ÀÂÄ", 'A'}, {"ÉÈÊË", 'E'}, {"ÎÏ", 'I'},   {"ÔÖŒ", 'O'}, {"ÙÛÜ", 'U'},       {"Ç", 'C'},
        {"’‘", '\''}, {"“”«»", '"'}, {"−–—─", '-'}, {"│", '|'},   {"┌┐└┘├┤┬┴┼", '+'}, {"…", '~'},
        {"·∙", '.'},  {"◦○", 'o'},   {"●■◆", '#'},  {"□◇", '.'},  {"▸›→▶", '>'},      {"‹←◀", '<'},
        {"≈", ','},   {"×", 'x'},    {"  ", ' '},   {"✓", '+'},   {"▁▂▃▄", '_'},      {"▅▆▇█", '#'},
        {"↑", '^'},   {"↓", 'v'},    {"°", 'o'},    {"±", '~'},   {"╭╮", '.'},        {"╰╯", '\''},
    };
    for (size_t i = 0; letter >= 0x80 && i < sizeof table / sizeof table[0]; i++)
        for (const char *at = table[i].letters; *at;)
            if (next_letter(&at) == letter)
                return (uint32_t)table[i].plain;
    return letter < 0x80 ? letter : '?';
}

struct canvas_cell *canvas_at(const struct canvas *canvas, int column, int row) {
    if (column < 0 || row < 0 || column >= canvas->columns || row >= canvas->rows)
        return NULL;
    return &canvas->cells[row * canvas->columns + column];
}

void canvas_clear(struct canvas *canvas) {
    for (int i = 0; i < canvas->columns * canvas->rows; i++)
        canvas->cells[i] = (struct canvas_cell){' ', canvas_ink(INK_PLAIN, 0)};
}

/* Control characters and non-breaking spaces become spaces. */
void canvas_letter(struct canvas *canvas, int column, int row, uint32_t letter, struct canvas_style style) {
    struct canvas_cell *cell = canvas_at(canvas, column, row);
    if (!cell)
        return;
    if (letter < ' ' || letter == 0x7f || letter == 0xa0 || letter == 0x202f)
        letter = ' ';
    *cell = (struct canvas_cell){canvas->ascii ? plain_letter(letter) : letter, style};
}

int canvas_put(struct canvas *canvas, int column, int row, const char *words, struct canvas_style style) {
    int used = 0;
    while (*words)
        canvas_letter(canvas, column + used++, row, next_letter(&words), style);
    return used;
}

int canvas_width(const char *words) {
    int letters = 0;
    for (; *words; letters++)
        next_letter(&words);
    return letters;
}

int canvas_put_within(struct canvas *canvas, int column, int row, int width, const char *words,
                      struct canvas_style style) {
    int used = 0;
    bool fits = canvas_width(words) <= width;
    for (; *words && used < (fits ? width : width - 1); used++)
        canvas_letter(canvas, column + used, row, next_letter(&words), style);
    if (!fits && width > 0)
        canvas_letter(canvas, column + used++, row, 0x2026, style);
    return used;
}

/* The end of the next wrapped line: as many words as fit, at least one character. */
static const char *line_end(const char *from, int columns) {
    const char *at = from, *blank = NULL;
    for (int used = 0; *at && *at != '\n'; used++) {
        if (*at == ' ')
            blank = at;
        if (used >= columns)
            return blank && blank > from ? blank : used > 0 ? at : at + 1;
        next_letter(&at);
    }
    return at;
}

static const char *skip_break(const char *at) {
    if (*at == '\n')
        return at + 1;
    while (*at == ' ')
        at++;
    return at;
}

int canvas_lines(int columns, const char *words) {
    int lines = 0;
    while (*words) {
        words = skip_break(line_end(words, columns > 0 ? columns : 1));
        lines++;
    }
    return lines;
}

const char *canvas_skip(int columns, const char *words, int lines) {
    for (; *words && lines > 0; lines--)
        words = skip_break(line_end(words, columns > 0 ? columns : 1));
    return words;
}

int canvas_wrap(struct canvas *canvas, struct canvas_area area, const char *words,
                struct canvas_style style) {
    int line = 0;
    for (; *words && line < area.rows && area.columns > 0; line++) {
        const char *end = line_end(words, area.columns), *next = skip_break(end);
        int column = area.column;
        while (words < end)
            canvas_letter(canvas, column++, area.row + line, next_letter(&words), style);
        if (*next && line + 1 == area.rows)
            canvas_letter(canvas, column < area.column + area.columns ? column : column - 1, area.row + line,
                          0x2026, style);
        words = next;
    }
    return line;
}

void canvas_box(struct canvas *canvas, struct canvas_area area, const char *title) {
    enum {
        ACROSS = 0x2500,
        DOWN = 0x2502,
        TOP_LEFT = 0x250c,
        TOP_RIGHT = 0x2510,
        LOW_LEFT = 0x2514,
        LOW_RIGHT = 0x2518
    };
    struct canvas_style line = canvas_ink(INK_QUIET, 0);
    int right = area.columns - 1, low = area.rows - 1;
    for (int row = 0; row <= low; row++)
        for (int column = 0; column <= right; column++) {
            bool top = row == 0, bottom = row == low, left = column == 0, end = column == right;
            uint32_t letter = top && left      ? TOP_LEFT
                              : top && end     ? TOP_RIGHT
                              : bottom && left ? LOW_LEFT
                              : bottom && end  ? LOW_RIGHT
                              : top || bottom  ? ACROSS
                              : left || end    ? DOWN
                                               : ' ';
            canvas_letter(canvas, area.column + column, area.row + row, letter, line);
        }
    if (title[0]) {
        canvas_put(canvas, area.column + 2, area.row, " ", line);
        int used = canvas_put_within(canvas, area.column + 3, area.row, area.columns - 6, title,
                                     canvas_ink(INK_TITLE, MARK_BOLD));
        canvas_put(canvas, area.column + 3 + used, area.row, " ", line);
    }
}

void canvas_copy(struct canvas *canvas, int column, int row, const struct canvas *from,
                 struct canvas_area area) {
    for (int y = 0; y < area.rows; y++)
        for (int x = 0; x < area.columns; x++) {
            const struct canvas_cell *cell = canvas_at(from, area.column + x, area.row + y);
            struct canvas_cell *to = canvas_at(canvas, column + x, row + y);
            if (cell && to)
                *to = *cell;
        }
}

static void write_letter(uint32_t letter, struct text *out) {
    if (letter < 0x80)
        text_letter(out, (char)letter);
    else if (letter < 0x800) {
        text_letter(out, (char)(0xc0 | letter >> 6));
        text_letter(out, (char)(0x80 | (letter & 0x3f)));
    } else {
        if (letter >= 0x10000)
            text_letter(out, (char)(0xf0 | letter >> 18));
        text_letter(out, (char)(letter >= 0x10000 ? 0x80 | (letter >> 12 & 0x3f) : 0xe0 | letter >> 12));
        text_letter(out, (char)(0x80 | (letter >> 6 & 0x3f)));
        text_letter(out, (char)(0x80 | (letter & 0x3f)));
    }
}

void canvas_write(const struct canvas *canvas, struct text *out) {
    for (int row = 0; row < canvas->rows; row++) {
        int last = canvas->columns;
        while (last > 0 && canvas_at(canvas, last - 1, row)->letter == ' ')
            last--;
        for (int column = 0; column < last; column++)
            write_letter(canvas_at(canvas, column, row)->letter, out);
        text_letter(out, '\n');
    }
}
