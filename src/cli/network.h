/* The address of this machine on the local network, and its QR code. */
#ifndef CLI_NETWORK_H
#define CLI_NETWORK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The first IPv4 address of this machine that is not a loopback address; false when there is none. */
bool network_address(char *address, size_t capacity);

/* Prints a QR code in half blocks, dark on light with a margin; prints nothing on failure. */
void network_draw_code(FILE *out, const char *words);

#endif
