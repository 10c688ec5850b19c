// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
#ifndef CMEASURE_H
#define CMEASURE_H

#include <stdbool.h>
#include <stdint.h>

/// Takes a result out of the optimiser's sight, so that the work that made it cannot be removed.
void cmeasure_consume(const void *_Nullable result);

/// Whether this build counts allocations.
bool cmeasure_counts_allocations(void);

/// Starts or stops counting the allocations of the calling thread.
void cmeasure_set_counting(bool counting);

/// The allocations counted on the calling thread since it began.
uint64_t cmeasure_allocations(void);

#endif
