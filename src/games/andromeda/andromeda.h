/* Andromeda's Edge with Embrasement, as an implementation of the contract. */
#ifndef ANDROMEDA_ANDROMEDA_H
#define ANDROMEDA_ANDROMEDA_H

#include "game.h"

extern const struct game andromeda_game;

#endif
