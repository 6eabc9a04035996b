import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrustHistory } from '#api/trust.ts'
import { replay } from '#domain/trust/history/replay.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'

/** The newest stretch of the history, or the newest of what was before a version. */
export function loadHistory(before?: number): Promise<TrustHistory> {
  const query = before === undefined ? {} : { before: String(before) }
  return call('GET /api/trust/history', undefined, { query })
}

/** The record as it was after a version, from a stretch that reaches it; social security numbers masked. */
export function recordAfter(uid: string, { base, changes }: TrustHistory, version: number): TrustRecord | null {
  return replay(
    uid,
    base.record,
    changes.filter((change) => change.version <= version),
  )
}

const newestOf = new WeakMap<TrustRecord, Promise<TrustHistory>>()

/** The newest stretch, read once for a trust as it is on screen: several documents are asked about together. */
function newestFor(trust: TrustRecord): Promise<TrustHistory> {
  const known = newestOf.get(trust)
  if (known) return known
  const newest = loadHistory()
  newestOf.set(trust, newest)
  newest.catch(() => newestOf.delete(trust))
  return newest
}

/** The record as it was after a version, and as it is now, after the version `present`; social security numbers masked. */
export async function earlierAndNow(trust: TrustRecord, version: number) {
  const newest = await newestFor(trust)
  const stretch = version < newest.base.version ? await loadHistory(version + 1) : newest
  return {
    earlier: recordAfter(trust.uid, stretch, version),
    now: recordAfter(trust.uid, newest, Number.POSITIVE_INFINITY),
    present: newest.changes.at(-1)?.version ?? 0,
  }
}

/** Only the server has the history, so without it there is none to show. */
export function NoHistory({ retry }: { retry: () => void }) {
  return (
    <Notice kind="warning" title={t`The history could not be loaded`} live className="mt-6 max-w-prose">
      <p>
        <Trans>Your answers are not affected. The history comes from your account and needs a connection.</Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
