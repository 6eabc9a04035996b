/** Whether two values of a form say the same: texts, numbers, and lists of entries. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
  )
}
