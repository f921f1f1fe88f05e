/* The game Nébuleuse Rouge. */
#ifndef NEBULEUSE_NEBULEUSE_H
#define NEBULEUSE_NEBULEUSE_H

#include "game.h"

extern const struct game nebuleuse_game;

#endif
