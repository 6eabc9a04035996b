import clsx from 'clsx'
import type { SourcedFact } from '#domain/trust/funding-tasks.ts'

/** A statement, and after it in brackets what it rests on. */
export function SourcedText({ fact: { text, source } }: { fact: SourcedFact }) {
  return (
    <>
      {text}
      {source && <span className="text-ink-soft"> ({source})</span>}
    </>
  )
}

export function SourcedFacts({ facts, className }: { facts: readonly SourcedFact[]; className?: string }) {
  return (
    <ul className={clsx('list-disc space-y-1 pl-5 print:space-y-0', className)}>
      {facts.map((fact) => (
        <li key={fact.text}>
          <SourcedText fact={fact} />
        </li>
      ))}
    </ul>
  )
}
