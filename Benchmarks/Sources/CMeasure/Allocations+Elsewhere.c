// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
#include <stdlib.h>

#if !(defined(__linux__) && defined(__GLIBC__))
#include "CMeasure.h"

bool cmeasure_counts_allocations(void) { return false; }

void cmeasure_set_counting(bool on) { (void)on; }

uint64_t cmeasure_allocations(void) { return 0; }
#endif
