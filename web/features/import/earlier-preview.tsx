import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { type EarlierAnswers, type PreservedNumber, replacementBy } from '#domain/import/personal-data.ts'
import { message } from '#domain/message.ts'
import { isEmptyPatch } from '#domain/trust/history/history.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { isOfSigningDay } from '#domain/trust/question-of.ts'
import { type AnswerChange, answerChanges } from '#domain/trust/questions/changes.ts'
import { SCALAR_LABELS } from '#domain/trust/questions/field-labels.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Notice } from '#web/components/notice.tsx'
import { momentOf } from '#web/components/times.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { AnswersThen, completionChange } from '#web/features/history/answers-then.tsx'
import { ChangeList } from '#web/features/history/change-list.tsx'
import { useSaving } from '#web/features/questionnaire/use-saving.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { fitsOneSave } from './use-adding.ts'

interface EarlierPreviewProps {
  found: EarlierAnswers
  trust: TrustRecord
  isNew: boolean
}

/** What the file holds and what it would change; nothing changes before its button is pressed. */
export function EarlierPreview({ found, trust, isNew }: EarlierPreviewProps) {
  const { user } = useAuth()
  const { wanted, patch, kept } = useMemo(() => replacementBy(found, trust), [found, trust])
  const changes = useMemo(() => answerChanges(trust, wanted), [trust, wanted])
  const when = momentOf(found.exportedAt)
  const completion = completionChange(trust, wanted)
  const { busy, replace } = useReplacing({ patch, count: changes.length, completion, isNew, when })
  const same = isEmptyPatch(patch)
  const fits = fitsOneSave(patch)
  const foreign = found.email !== undefined && found.email !== user?.email

  return (
    <section aria-labelledby="found" className="space-y-6">
      <div>
        <h2 id="found" className="text-2xl">
          <Trans>Answers of {when}</Trans>
        </h2>
        {found.email !== undefined && (
          <p className="mt-1 wrap-anywhere">
            <Trans>
              Saved from the account <bdi>{found.email}</bdi>.
            </Trans>
          </p>
        )}
      </div>
      {foreign && (
        <Notice kind="warning" title={t`From another account`} className="max-w-prose">
          <Trans>
            You are signed in as <bdi className="wrap-anywhere">{user?.email}</bdi>. Please make sure that this file is
            yours.
          </Trans>
        </Notice>
      )}
      <KeptNumbers kept={kept} />
      {same && (
        <Notice className="max-w-prose">
          <Trans>These are the same as your current answers. There is nothing to do.</Trans>
        </Notice>
      )}
      {!same && (
        <Card as="section" aria-labelledby="differs">
          <h2 id="differs" className="text-2xl">
            {isNew ? t`Your account has no answers yet` : t`What would change`}
          </h2>
          {isNew ? (
            <p className="mt-1">
              <Trans>Everything below becomes your answers, and you continue from there.</Trans>
            </p>
          ) : (
            <>
              <p className="mt-1 text-base text-ink-soft">
                <Trans>From your current answers to those of the file.</Trans>
              </p>
              <SectionChanges changes={changes} />
            </>
          )}
          {!fits && (
            <Notice kind="error" className="mt-5">
              <Trans>
                This is larger than one save can be (1 MiB), and it cannot be saved in part. Shorten the longest texts
                in the account that the file is from, download your data there again and choose the new file.
              </Trans>
            </Notice>
          )}
          <Button className="mt-5" busy={busy} aria-disabled={!fits || undefined} onClick={() => void replace()}>
            {isNew ? t`Bring these answers back` : t`Replace my answers`}
          </Button>
        </Card>
      )}
      <div>
        <h2 className="text-2xl">
          <Trans>All answers, as they would be</Trans>
        </h2>
        <AnswersThen trust={wanted} />
      </div>
    </section>
  )
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function reason({ why, present }: PreservedNumber): string {
  if (why === 'shorter') return 'the file has only a part of it. Your full number stays.'
  return present
    ? 'the file shows it masked. Your number stays.'
    : 'the file shows it masked, so it stays empty. Please enter it at its question.'
}

/** The social security numbers that are not taken from the file. */
function KeptNumbers({ kept }: { kept: readonly PreservedNumber[] }) {
  if (kept.length === 0) return null
  return (
    <Notice kind="warning" title={t`Social security numbers that are not imported`} className="max-w-prose">
      <ul className="list-disc pl-5">
        {kept.map((number) => (
          <li key={number.field}>
            {capital(translate(SCALAR_LABELS[number.field]))}: {translate(reason(number))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What changes, section by section, and where nothing does. */
function SectionChanges({ changes }: { changes: readonly AnswerChange[] }) {
  const bySection = Map.groupBy(changes, ({ section }) => section)
  const same = steps.filter(({ slug }) => !bySection.has(slug)).map(({ name }) => translate(name))
  const { system, people, signing } = Object.groupBy(bySection.get(undefined) ?? [], ({ systemSet, path }) =>
    systemSet ? 'system' : isOfSigningDay(path) ? 'signing' : 'people',
  )
  return (
    <>
      {steps.map(({ slug, name }) => {
        const own = bySection.get(slug)
        return (
          own && (
            <div key={slug} className="mt-4">
              <h3 className="text-lg font-semibold">
                {translate(name)} <span className="font-normal text-ink-soft tabular-nums">({own.length})</span>
              </h3>
              <ChangeList changes={own} />
            </div>
          )
        )
      })}
      {people && (
        <div className="mt-4">
          <h3 className="text-lg font-semibold">
            <Trans>People</Trans>
          </h3>
          <ChangeList changes={people} />
        </div>
      )}
      {signing && (
        <div className="mt-4">
          <h3 className="text-lg font-semibold">
            <Trans>Signing day</Trans>
          </h3>
          <ChangeList changes={signing} />
        </div>
      )}
      {system && (
        <div className="mt-4">
          <h3 className="text-lg font-semibold">
            <Trans>Progress</Trans>
          </h3>
          <ChangeList changes={system} />
        </div>
      )}
      {same.length > 0 && (
        <p className="mt-4 text-base text-ink-soft">
          <Trans>The same as yours: {same.join(', ')}.</Trans>
        </p>
      )}
    </>
  )
}

interface Replacing {
  patch: TrustPatch
  /** How many things differ from the present answers. */
  count: number
  completion: string | undefined
  /** Whether there are no answers yet, so that nothing is replaced. */
  isNew: boolean
  /** When the file was saved, in words. */
  when: string
}

/** Puts the answers of a file in place by one change, after a question where there are others. */
function useReplacing({ patch, count, completion, isNew, when }: Replacing) {
  const { saveTrustData } = useTrustActions()
  const navigate = useNavigate()
  const { busy, run } = useSaving('the answers of a file')

  const replace = async () => {
    if (isEmptyPatch(patch)) return
    const sure =
      isNew ||
      (await askToConfirm({
        title: 'Replace your answers?',
        body: [
          ...(completion ? [completion] : []),
          t`${plural(count, { one: 'One thing changes', other: '# things change' })} to what the file of ${when} says. Your current answers stay in the history of your answers, and you can restore them there.`,
        ].join(' '),
        yes: 'Replace my answers',
        no: 'Keep my answers',
      }))
    if (!sure) return
    const saved = () => ({
      title: isNew ? 'Answers brought back' : 'Answers replaced',
      description: isNew
        ? message('They are those from {when}.', { when })
        : message('They are those from {when}. The ones before are in the history of your answers.', { when }),
    })
    if (await run(() => saveTrustData(patch), { saved })) void navigate(DASHBOARD)
  }

  return { busy, replace }
}
