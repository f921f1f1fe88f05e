/* The machine's address, and QR codes by libqrencode. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE
#endif
#include "network.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <qrencode.h>

bool network_address(char *address, size_t capacity) {
    struct ifaddrs *all, *one;
    bool found = false;
    if (getifaddrs(&all) != 0)
        return false;
    for (one = all; one && !found; one = one->ifa_next)
        if (one->ifa_addr && one->ifa_addr->sa_family == AF_INET && one->ifa_flags & IFF_UP &&
            !(one->ifa_flags & IFF_LOOPBACK)) {
            const struct sockaddr_in *in = (const struct sockaddr_in *)(const void *)one->ifa_addr;
            found = inet_ntop(AF_INET, &in->sin_addr, address, (socklen_t)capacity) != NULL;
        }
    freeifaddrs(all);
    return found;
}

static bool is_light(const QRcode *code, int column, int row) {
    return column < 0 || row < 0 || column >= code->width || row >= code->width ||
           !(code->data[row * code->width + column] & 1);
}

void network_draw_code(FILE *out, const char *words) {
    enum { MARGIN = 2 };
    static const char *const blocks[] = {" ", "▄", "▀",
                                         "█"}; /* bit 0: lower half light, bit 1: upper half light */
    QRcode *code = QRcode_encodeString(words, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
    if (!code)
        return;
    for (int row = -MARGIN; row < code->width + MARGIN; row += 2) {
        for (int column = -MARGIN; column < code->width + MARGIN; column++)
            fputs(blocks[is_light(code, column, row) * 2 + is_light(code, column, row + 1)], out);
        fputc('\n', out);
    }
    QRcode_free(code);
}
