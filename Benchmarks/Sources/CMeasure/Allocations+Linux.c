// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

// An executable's own `malloc` takes the place of glibc's for every library in the process. Each function here counts
// and forwards to glibc's allocator, so `free` needs no counterpart: the memory is glibc's as before.
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)
#include "CMeasure.h"
#include <errno.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Per thread, so that tests may count while others run. Thread-locals of an executable need no allocation themselves.
static _Thread_local bool counting;
static _Thread_local uint64_t allocations;

static inline void count(void) {
    if (counting) { allocations++; }
}

void *malloc(size_t size) {
    count();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count();
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count();
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) { return EINVAL; }
    count();
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) { return ENOMEM; }
    *result = memory;
    return 0;
}

bool cmeasure_counts_allocations(void) { return true; }

void cmeasure_set_counting(bool on) { counting = on; }

uint64_t cmeasure_allocations(void) { return allocations; }
#endif
