import { TERMS, type TermName } from '#domain/trust/terms.ts'
import { say } from '#web/spanish/say.ts'

/** What the words of this page mean, where they are met and not on a page of their own. */
export function StepTerms({ terms }: { terms: readonly TermName[] }) {
  if (terms.length === 0) return null
  return (
    <dl aria-label="Words on this page" className="mt-5 space-y-1 border-l-2 border-brass pl-4 text-base">
      {terms.map((name) => (
        <div key={name}>
          <dt className="inline font-semibold">
            <dfn className="not-italic">{say(TERMS[name].term)}</dfn>:
          </dt>{' '}
          <dd className="inline text-ink-soft">{say(TERMS[name].meaning)}</dd>
        </div>
      ))}
    </dl>
  )
}
