import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrustHistory } from '#api/trust.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { replay, type StoredChange } from '#domain/trust/history/history.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isSigned } from '#domain/trust/signing-day.ts'
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

const stretchesOf = new WeakMap<TrustRecord, Map<number | undefined, Promise<TrustHistory>>>()

/** A stretch, read once for a trust as it is on screen: several documents are asked about together. */
function stretchFor(trust: TrustRecord, before?: number): Promise<TrustHistory> {
  const stretches = stretchesOf.get(trust) ?? new Map<number | undefined, Promise<TrustHistory>>()
  stretchesOf.set(trust, stretches)
  const known = stretches.get(before)
  if (known) return known
  const stretch = loadHistory(before)
  stretches.set(before, stretch)
  stretch.catch(() => stretches.delete(before))
  return stretch
}

/**
 * The change in which a document, or the agreement that Schedule A is part of, was last checked off as signed;
 * `undefined` where the history does not have it.
 */
export async function changeThatSigned(trust: TrustRecord, document: DocumentId): Promise<StoredChange | undefined> {
  const signedWith = document === 'schedule-a' && isSigned(trust, 'trust-agreement') ? 'trust-agreement' : document
  const signs = ({ patch }: StoredChange) => patch.signings?.put?.some(({ id, signed }) => id === signedWith && signed)
  let stretch = await stretchFor(trust)
  while (!stretch.changes.some(signs) && stretch.base.version > 0)
    stretch = await stretchFor(trust, stretch.base.version + 1)
  return stretch.changes.findLast(signs)
}

/** The record as it was after a version, and as it is now, after the version `present`; social security numbers masked. */
export async function earlierAndNow(trust: TrustRecord, version: number) {
  const newest = await stretchFor(trust)
  const stretch = version < newest.base.version ? await stretchFor(trust, version + 1) : newest
  return {
    earlier: recordAfter(trust.uid, stretch, version),
    now: recordAfter(trust.uid, newest, Number.POSITIVE_INFINITY),
    present: newest.changes.at(-1)?.version ?? 0,
  }
}

/** The record that a document was signed with; `null` where the history does not have it. */
export async function recordAsSigned(trust: TrustRecord, document: DocumentId): Promise<TrustRecord | null> {
  const signed = await changeThatSigned(trust, document)
  return signed ? (await earlierAndNow(trust, signed.version)).earlier : null
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
