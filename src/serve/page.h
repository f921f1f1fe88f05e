/* The page's files, as the build made them; none when it was built without the page. */
#ifndef SERVE_PAGE_H
#define SERVE_PAGE_H

#include "serve.h"

extern const struct serve_site serve_page;

#endif
