import { useState } from 'react'
import { changeSides, isShort } from '#domain/trust/questions/change-words.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { sayAnswer } from './say-answer.ts'
import { sayFate, saySubject } from './say-change.ts'

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
          {whole ? 'Show fewer changes' : `Show all ${changes.length} changes`}
        </Button>
      )}
    </>
  )
}

function ChangeLine({ change }: { change: AnswerChange }) {
  const subject = saySubject(change)
  const sides = changeSides(change)
  if (sides)
    return (
      <>
        {subject}: <Side>{sayAnswer(change.path, sides.before)}</Side> <span aria-hidden="true">→</span>
        <VisuallyHidden>became</VisuallyHidden> <Side strong>{sayAnswer(change.path, sides.after)}</Side>
      </>
    )
  if (change.mark && change.after === 'Yes') return subject
  const fate = sayFate(subject, change.what)
  const { what, path, before, after } = change
  if (what === 'given' && after !== undefined && isShort(after))
    return (
      <>
        {subject}: <Side strong>{sayAnswer(path, after)}</Side>
      </>
    )
  if (what === 'emptied' && before !== undefined && isShort(before))
    return (
      <>
        {fate} (<Side>{sayAnswer(path, before)}</Side>)
      </>
    )
  return fate
}

function Side({ children, strong = false }: { children: string; strong?: boolean }) {
  return <bdi className={strong ? 'font-semibold' : 'text-ink-soft'}>{children}</bdi>
}
