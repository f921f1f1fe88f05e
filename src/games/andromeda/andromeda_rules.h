/* Parts of the rules that tests call directly. */
#ifndef ANDROMEDA_ANDROMEDA_RULES_H
#define ANDROMEDA_ANDROMEDA_RULES_H

#include "rules.h"

#endif
