import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { english } from '#domain/message.ts'
import { type AnswerChange, changeFate, changeSides, changeSubject, isShort } from '#domain/trust/questions/changes.ts'
import { Button } from '#web/components/button.tsx'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'

/** How many are shown before somebody asks for all of them. */
const FIRST = 12

/** Changes of answers, each in a line: what it is, and where they are short, what stood there before and after. */
export function ChangeList({ changes }: { changes: readonly AnswerChange[] }) {
  const [whole, setWhole] = useState(false)
  const shown = whole ? changes : changes.slice(0, FIRST)
  return (
    <>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-base">
        {shown.map((change) => (
          <li key={`${change.path} ${change.what}`} dir="auto" className="wrap-anywhere">
            <ChangeLine change={change} />
          </li>
        ))}
      </ul>
      {changes.length > FIRST && (
        <Button variant="quiet" size="small" className="mt-1" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t`Show fewer changes` : t`Show all ${changes.length} changes`}
        </Button>
      )}
    </>
  )
}

function ChangeLine({ change }: { change: AnswerChange }) {
  const subject = changeSubject(change, translate)
  const sides = changeSides(change)
  if (sides)
    return (
      <>
        {subject}: <Side>{translateAnswer(sides.before)}</Side> <span aria-hidden="true">→</span>
        <span className="sr-only">
          <Trans>became</Trans>
        </span>{' '}
        <Side strong>{translateAnswer(sides.after)}</Side>
      </>
    )
  const { what, before, after, systemSet } = change
  if (systemSet && after !== undefined && english(after) === 'Yes') return subject
  const fate = changeFate(change, translate)
  if (what === 'given' && after !== undefined && isShort(after))
    return (
      <>
        {subject}: <Side strong>{translateAnswer(after)}</Side>
      </>
    )
  if (what === 'emptied' && !systemSet && before !== undefined && isShort(before))
    return (
      <>
        {fate} (<Side>{translateAnswer(before)}</Side>)
      </>
    )
  return fate
}

function Side({ children, strong = false }: { children: string; strong?: boolean }) {
  return <bdi className={strong ? 'font-semibold' : 'text-ink-soft'}>{children}</bdi>
}
