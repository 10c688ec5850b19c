// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
#include "CMeasure.h"

void cmeasure_consume(const void *result) {
    __asm__ volatile("" : : "r"(result) : "memory");
}
