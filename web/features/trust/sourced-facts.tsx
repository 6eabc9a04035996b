import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { SourcedFact } from '#domain/trust/funding-tasks.ts'
import { translate } from '#web/i18n/i18n.ts'

/** A statement, and after it in brackets what it rests on. */
export function SourcedText({ fact: { text, source } }: { fact: SourcedFact }) {
  return (
    <>
      {translate(text)}
      {source && <span className="text-ink-soft"> ({unbroken(source)})</span>}
    </>
  )
}

/** A section's number stays on one line. */
function unbroken(source: string): ReactNode[] {
  return translate(source)
    .split(/((?:W\.S\. )?\d+-\d+[^\s,;]*)/)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={part} className="whitespace-nowrap">
          {part}
        </span>
      ),
    )
}

export function SourcedFacts({ facts, className }: { facts: readonly SourcedFact[]; className?: string }) {
  return (
    <ul className={clsx('list-disc space-y-1 pl-5 print:break-inside-avoid print:space-y-0 print:pl-4', className)}>
      {facts.map((fact) => (
        <li key={fact.text}>
          <SourcedText fact={fact} />
        </li>
      ))}
    </ul>
  )
}
