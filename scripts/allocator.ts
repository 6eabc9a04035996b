/**
 * How the C library is to hand out memory to the server, for the environment it is started with: later it cannot be told.
 * Of itself it keeps what each thread has once used, in a stock of that thread's own. With these, every piece of 1 MiB or
 * more is given back at once, comes in large pages where the system has them, and two stocks serve all threads
 * (decision 16). `npm start` sets it, and the unit file of docs/deployment.md.
 */
export const ALLOCATOR = {
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=1048576:glibc.malloc.arena_max=2',
}
