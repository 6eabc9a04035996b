import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { CommittedVersion, TrustHistory } from '#api/trust.ts'
import { isEmptyPatch } from '#domain/trust/history/history.ts'
import { answerChanges } from '#domain/trust/questions/changes.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { HISTORY, versionPath } from '#domain/trust/routes.ts'
import { ApiError, call } from '#web/api/call.ts'
import { newUuid } from '#web/api/new-uuid.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { momentOf } from '#web/components/times.ts'
import { TrustGate } from '#web/features/trust/trust-gate.tsx'
import { device } from '#web/features/trust-sync/browser.ts'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { AnswersThen, completionChange } from './answers-then.tsx'
import { ChangeList } from './change-list.tsx'
import { loadHistory, NoHistory, recordAfter } from './load-history.tsx'

export default function VersionPage() {
  const { version = '' } = useParams()
  return (
    <div className="page-width py-10">
      <TrustGate
        awaited={t`Loading your answers...`}
        none={t`Start a trust, and this page will list every version of your answers.`}
      >
        {(trust) => (
          <Version key={version} uid={trust.uid} version={/^[1-9]\d{0,8}$/.test(version) ? Number(version) : 0} />
        )}
      </TrustGate>
    </div>
  )
}

function Back() {
  return (
    <Link to={HISTORY} className="link">
      <Trans>History of your answers</Trans>
    </Link>
  )
}

/** The answers as they were after one save: what differs from now, the whole, and the way to have them again. */
function Version({ uid, version }: { uid: string; version: number }) {
  const { loaded, retry } = useVersion(uid, version)
  if (loaded.is === 'here') return <Shown version={version} answers={loaded} />
  return (
    <>
      <PageTitle>{loaded.is === 'unknown' ? t`There is no such version` : t`Your Answers as They Were`}</PageTitle>
      {loaded.is === 'loading' && <Waiting>{t`Loading your answers...`}</Waiting>}
      {loaded.is === 'failed' && <NoHistory retry={retry} />}
      <p className="mt-4">
        <Back />
      </p>
    </>
  )
}

function Shown({ version, answers }: { version: number; answers: EarlierAnswers }) {
  const { at, earlier, now, previous, next } = answers
  const changes = answerChanges(now, earlier).filter(({ systemSet }) => !systemSet)
  const completion = completionChange(now, earlier)
  return (
    <>
      <PageTitle title={t`Your Answers as They Were`}>{t`Your answers from ${momentOf(at)}`}</PageTitle>
      <nav aria-label={t`Versions`} className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-base">
        <Back />
        {previous !== undefined && (
          <Link to={versionPath(previous)} className="link">
            <Trans>One version earlier</Trans>
          </Link>
        )}
        {next !== undefined && (
          <Link to={versionPath(next)} className="link">
            <Trans>One version later</Trans>
          </Link>
        )}
      </nav>
      {changes.length === 0 && !completion ? (
        <Notice className="mt-6 max-w-prose">
          <Trans>These are the same as your current answers.</Trans>
        </Notice>
      ) : (
        <Card as="section" aria-labelledby="differs" className="mt-6 max-w-4xl">
          <h2 id="differs" className="text-2xl">
            <Trans>What restoring would change</Trans>
          </h2>
          <p className="mt-1 text-base text-ink-soft">
            <Trans>From your current answers to those from {momentOf(at)}.</Trans>
          </p>
          {completion && <p className="mt-3">{completion}</p>}
          <ChangeList changes={changes} />
          <RestoreButton version={version} at={at} count={changes.length} completion={completion} />
        </Card>
      )}
      <AnswersThen trust={earlier} />
    </>
  )
}

interface RestoreButtonProps {
  version: number
  at: string
  /** How many answers differ from now. */
  count: number
  completion: string | undefined
}

/** Makes the answers of a version the present ones, after a question. */
function RestoreButton({ version, at, count, completion }: RestoreButtonProps) {
  const { trust, saving, refreshTo, version: present } = useTrust()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const words = useId()
  // Applied to the restored answers, what is still on its way here would change them again.
  const unsaved = saving.kind === 'saving' || saving.kind === 'device-only'

  // The question may stand open for long, while another device changes what it asks about.
  const latest = useRef(present)
  useEffect(() => {
    latest.current = present
  }, [present])

  async function restore() {
    const sure = await askToConfirm({
      title: 'Make these your answers again?',
      body: [
        ...(completion ? [completion] : []),
        ...(count > 0
          ? [
              t`${plural(count, { one: 'One answer goes back to what it was', other: '# answers go back to what they were' })} on ${momentOf(at)}.`,
            ]
          : []),
        t`Your current answers stay in the history, and you can restore them in the same way.`,
      ].join(' '),
      yes: 'Restore this version',
      no: 'Keep my answers',
    })
    if (!sure) return
    if (latest.current !== present)
      return showToast({
        title: 'Not restored',
        description: 'Your answers have changed in the meantime. Please check what restoring would change now.',
        destructive: true,
      })
    setBusy(true)
    // No conflict notice for answers that the user restored.
    if (trust) for (const answers of [device.localAnswers, device.overwritten]) answers.forget(trust.uid)
    try {
      const written = await call('POST /api/trust/restore', { version }, { idempotencyKey: newUuid(present) })
      refreshTo(written.version)
      showToast({
        title: 'Answers restored',
        description: t`Your answers are again those from ${momentOf(at)}. To undo this, restore the version before it.`,
      })
      navigate(HISTORY)
    } catch (error) {
      if (error instanceof ApiError)
        showToast({
          title: 'Not restored',
          description: t`${translate(error.text)} Your answers were not changed. Please try again.`,
          destructive: true,
        })
      // Only its answer may have been lost.
      else
        showToast({
          title: 'May not have been restored',
          description: 'The server did not answer. Please look at the newest version before you try again.',
          destructive: true,
        })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-5">
      <Button
        busy={busy}
        aria-disabled={unsaved || undefined}
        aria-describedby={unsaved ? words : undefined}
        onClick={() => void restore()}
      >
        <Trans>Restore this version</Trans>
      </Button>
      {unsaved && (
        <p id={words} className="mt-2 text-base text-ink-soft">
          <Trans>Your last changes are not in your account yet. You can restore once they are.</Trans>
        </p>
      )}
    </div>
  )
}

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
    let ignore = false
    read(uid, version).then(
      (found) => !ignore && setLoaded(found),
      () => !ignore && setLoaded((before) => (before.is === 'here' ? before : { is: 'failed' })),
    )
    return () => {
      ignore = true
    }
  }, [uid, version, present, attempt])
  return { loaded, retry: () => setAttempt(attempt + 1) }
}
