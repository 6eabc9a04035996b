import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type Overwritten, overwrittenChanges, patchTakingBack } from '#domain/trust/history/overwritten.ts'
import { type AnswerChange, changeSubject } from '#domain/trust/questions/changes.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { HISTORY } from '#domain/trust/routes.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { device } from '#web/features/trust-sync/browser.ts'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { useStore } from '#web/store.ts'
import { askedAtField, isAmong } from './asked-at-field.ts'
import { readOverwritten } from './overwritten-answers.ts'

interface OverwrittenNoticeProps {
  trust: TrustRecord
  /** The overwritten answers as they are stored. */
  text: string
  /** For screen readers. */
  announce: (words: string) => void
}

const titleOf = (count: number) =>
  count === 0
    ? ''
    : count === 1
      ? t`Another device changed an answer you gave here`
      : t`Another device changed ${count} answers you gave here`

/** The answers of this device that another one overwrote: both values of each, and the choice between them. */
export default function OverwrittenNotice({ trust, text, announce }: OverwrittenNoticeProps) {
  const { uid } = trust
  const { saveTrustData } = useTrustActions()
  const [own, setOwn] = useState<Overwritten>({})
  const list = useRef<HTMLDivElement>(null)
  const all = useMemo(() => overwrittenChanges(trust, own), [trust, own])
  // What somebody types is neither of the two answers, and the field asks about it.
  const asked = useStore(askedAtField)
  const changes = all.filter(({ path }) => !isAmong(asked, path))
  const title = titleOf(changes.length)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is stored is read
  useEffect(() => {
    let ignore = false
    void readOverwritten(uid).then((answers) => !ignore && setOwn(answers))
    return () => {
      ignore = true
    }
  }, [uid, text])
  useEffect(() => {
    announce(title)
    return () => announce('')
  }, [announce, title])

  if (changes.length === 0) return null

  /** The pressed button goes, and with it the focus: it stays with the notice, or with the page when that goes too. */
  const settle = (settled: readonly AnswerChange[]) => {
    const next = settled.length < changes.length ? list.current : document.querySelector<HTMLElement>('h1')
    next?.focus({ preventScroll: true })
    device.overwritten.drop(
      uid,
      settled.map(({ path }) => path),
    )
  }
  const takeBack = (taken: readonly AnswerChange[]) => {
    const patch = patchTakingBack(trust, own, taken)
    settle(taken)
    void saveTrustData(patch)
  }

  return (
    <Notice kind="warning" className="mt-4 max-w-prose">
      <div ref={list} tabIndex={-1}>
        <p className="font-semibold">{title}</p>
        <p className="mt-1">
          <Trans>
            Choose which one stays. Both are in the{' '}
            <Link to={HISTORY} className="link">
              history of your answers
            </Link>
            .
          </Trans>
        </p>
        <ul className="mt-3 space-y-4">
          {changes.map((change) => (
            <OverwrittenAnswer
              key={`${change.path} ${change.what}`}
              change={change}
              onTakeBack={() => takeBack([change])}
              onKeep={() => settle([change])}
            />
          ))}
        </ul>
        {changes.length > 1 && (
          <div className="mt-4 flex flex-wrap gap-2 border-t border-hairline pt-3">
            <Button variant="secondary" size="small" onClick={() => takeBack(changes)}>
              <Trans>Take all mine back</Trans>
            </Button>
            <Button variant="quiet" size="small" onClick={() => settle(changes)}>
              <Trans>Keep all the others</Trans>
            </Button>
          </div>
        )}
      </div>
    </Notice>
  )
}

interface OverwrittenAnswerProps {
  change: AnswerChange
  onTakeBack: () => void
  onKeep: () => void
}

function OverwrittenAnswer({ change, onTakeBack, onKeep }: OverwrittenAnswerProps) {
  const about = useId()
  const subject = changeSubject(change, translate)
  const { before, after } = change
  return (
    <li className="border-t border-hairline pt-3">
      <p id={about} className="font-semibold wrap-anywhere">
        {setApart(subject)}
      </p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
        <dt>
          <Trans>Yours</Trans>
        </dt>
        <Value words={sideOf(change, 'before')} />
        <dt>
          <Trans>Now</Trans>
        </dt>
        <Value words={sideOf(change, 'after')} />
      </dl>
      {before !== undefined && before === after && (
        <p>
          <Trans>The numbers differ in the digits that are not shown.</Trans>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" aria-describedby={about} onClick={onTakeBack}>
          <Trans>Take mine back</Trans>
        </Button>
        <Button variant="quiet" size="small" aria-describedby={about} onClick={onKeep}>
          <Trans>Keep the other</Trans>
        </Button>
      </div>
    </li>
  )
}

/** An answer as it is shown, or what became of a whole entry. */
function sideOf({ what, before, after }: AnswerChange, side: 'before' | 'after'): string {
  if (what === 'added' || what === 'taken out')
    return (what === 'added') === (side === 'after') ? t`in your list` : t`not in your list`
  const answer = side === 'before' ? before : after
  return answer === undefined ? t`no answer` : translateAnswer(answer)
}

const Value = ({ words }: { words: string }) => (
  <dd className="line-clamp-6 wrap-anywhere whitespace-pre-line">
    <bdi>{words}</bdi>
  </dd>
)
