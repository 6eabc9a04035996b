import { Trans } from '@lingui/react/macro'
import type { Finding, FindingKind } from '#domain/trust/advisory/finding.ts'
import { translate } from '#web/i18n/i18n.ts'
import { FindingItem, type Ways } from './finding-item.tsx'

const KINDS: readonly { kind: FindingKind; heading: string; words: string }[] = [
  {
    kind: 'differs',
    heading: 'Answers That Disagree',
    words: 'Answers that do not agree with each other, or with what a form asks for.',
  },
  {
    kind: 'doubtful',
    heading: 'Answers to Check',
    words: 'Answers that may be intended or may be mistakes.',
  },
  {
    kind: 'law',
    heading: 'Questions of Law',
    words: 'Answers that have legal consequences. An attorney can say what they mean for your family.',
  },
]

/** The findings of a review by their kinds, or that there are none. */
export function FindingList({ findings: all, ...ways }: Ways & { findings: readonly Finding[] }) {
  const kinds = KINDS.map((each) => ({ ...each, findings: all.filter(({ kind }) => kind === each.kind) })).filter(
    (each) => each.findings.length > 0,
  )
  return (
    <>
      {kinds.length === 0 && (
        <section aria-labelledby="nothing" className="mt-8">
          <h2 id="nothing" className="text-2xl">
            <Trans>Nothing Found</Trans>
          </h2>
          <p className="mt-2 max-w-prose">
            <Trans>
              This page found no answers that disagree, look doubtful or raise a question of law it checks for. This is
              not a legal review.
            </Trans>
          </p>
        </section>
      )}
      {kinds.map(({ kind, heading, words, findings }) => (
        <section key={kind} aria-labelledby={kind} className="mt-10 print:mt-4">
          <h2 id={kind} className="text-2xl">
            {translate(heading)} <span className="text-ink-soft tabular-nums">({findings.length})</span>
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft print:max-w-none print:break-after-avoid">
            {translate(kind === 'law' && ways.onShow ? 'Answers that have legal consequences.' : words)}
          </p>
          <ul className="mt-4 divide-y divide-hairline border-y border-hairline print:mt-1">
            {findings.map((finding) => (
              <FindingItem key={finding.id} finding={finding} withDocuments {...ways} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
