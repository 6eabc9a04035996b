import { useEffect, useState } from 'react'
import type { CommittedVersion, TrustHistory } from '#api/trust.ts'
import { isEmptyPatch } from '#domain/trust/differences.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { loadHistory, recordAfter } from './load-history.tsx'

/** The answers as they were after a version, and as they are now, their numbers masked. */
export interface EarlierAnswers {
  at: string
  earlier: TrustRecord
  now: TrustRecord
  /** The versions before and after it, where there are any. */
  previous?: number
  next?: number
}

type Loaded = { is: 'loading' } | { is: 'failed' } | { is: 'unknown' } | ({ is: 'here' } & EarlierAnswers)

/** Of a day that is long past, all but the last change are empty rows, and the answers that they left are not known. */
const hasAnswers = ({ version, patch }: CommittedVersion) => version === 1 || !isEmptyPatch(patch)

async function read(uid: string, version: number): Promise<Loaded> {
  const newest = await loadHistory()
  const reaches = version > newest.base.version
  const stretch: TrustHistory = reaches ? newest : await loadHistory(version + 1)
  const withAnswers = stretch.changes.filter(hasAnswers)
  const made = withAnswers.find((change) => change.version === version)
  const earlier = recordAfter(uid, stretch, version)
  const now = recordAfter(uid, newest, Number.POSITIVE_INFINITY)
  if (!made || !earlier || !now) return { is: 'unknown' }
  const previous = withAnswers.findLast((change) => change.version < version)?.version ?? stretch.base.version
  // A stretch of long ago ends with the version.
  const next = reaches ? withAnswers.find((change) => change.version > version)?.version : version + 1
  return {
    is: 'here',
    at: made.at,
    earlier,
    now,
    ...(previous > 0 && { previous }),
    ...(next !== undefined && { next }),
  }
}

/** Reads a version; again whenever the trust changes, since its differences from now are shown beside it. */
export function useVersion(uid: string, version: number): { loaded: Loaded; retry: () => void } {
  const { version: present } = useTrust()
  const [loaded, setLoaded] = useState<Loaded>({ is: version === 0 ? 'unknown' : 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each present version and each attempt reads again
  useEffect(() => {
    if (version === 0) return
    let wanted = true
    read(uid, version).then(
      (found) => wanted && setLoaded(found),
      () => wanted && setLoaded((before) => (before.is === 'here' ? before : { is: 'failed' })),
    )
    return () => {
      wanted = false
    }
  }, [uid, version, present, attempt])
  return { loaded, retry: () => setAttempt(attempt + 1) }
}
