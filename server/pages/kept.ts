/** What was made for `key` before, else what `make` makes now. What failed is not kept: one moment without a free file handle would spoil an address until the next start. */
export function keptOrMade<Key, Made>(kept: Map<Key, Promise<Made>>, key: Key, make: () => Promise<Made>) {
  const known = kept.get(key)
  if (known) return known
  const making = make().catch((fault: unknown) => {
    kept.delete(key)
    throw fault
  })
  kept.set(key, making)
  return making
}
