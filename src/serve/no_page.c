/* A build without the page. */
#include "page.h"

const struct serve_site serve_page = {.policy = "default-src 'none'"};
