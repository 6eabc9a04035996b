interface Known<Row> {
  /** None where a change could not be kept with it: it is another one by now, or the change was kept before. */
  row?: Row
  since: number
}

/** Rows as this process left them, so that the next change of one need not ask for it first. It may be another one by now. */
export interface KnownRows<Row> {
  get(uid: string): Row | undefined
  put(row: Row): void
  /** Not to be known for a while: others seem to change it, too, and each change tried in vain costs more than asking. */
  doubt(uid: string): void
}

/** Characters of all rows together, up to two bytes each: some hundreds of people who are at work at the same time. */
const MOST = 4 * 1_048_576
/**
 * Milliseconds, at least, and at most twice that: mostly longer than who types pauses between two saves, and over when the
 * server has come to rest and gives memory back.
 */
const KEPT_FOR = 25_000

export function knownRows<Row extends { uid: string; body: string }>(most = MOST, keptFor = KEPT_FOR): KnownRows<Row> {
  /** The one that was put longest ago first. */
  const known = new Map<string, Known<Row>>()
  let size = 0
  let waiting = false

  function forget(uid: string): void {
    size -= known.get(uid)?.row?.body.length ?? 0
    known.delete(uid)
  }
  function forgetOld(): void {
    waiting = false
    for (const [uid, { since }] of known) {
      if (since + keptFor > performance.now()) break
      forget(uid)
    }
    beginToForget()
  }
  function beginToForget(): void {
    if (known.size === 0 || waiting) return
    waiting = true
    setTimeout(forgetOld, keptFor).unref()
  }
  function remember(uid: string, row?: Row): void {
    forget(uid)
    known.set(uid, { row, since: performance.now() })
    size += row?.body.length ?? 0
    for (const oldest of known.keys()) {
      if (size <= most) break
      forget(oldest)
    }
    beginToForget()
  }

  return {
    get: (uid) => known.get(uid)?.row,
    put(row) {
      const before = known.get(row.uid)
      if (!before || before.row) remember(row.uid, row)
    },
    doubt: (uid) => remember(uid),
  }
}
