import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReviewComment } from '#api/review-links.ts'
import type { SentProposal } from '#api/review-proposals.ts'
import { listOf, message } from '#domain/message.ts'
import { FACT_WORDS, FACTS, type Fact, type PersonDetails } from '#domain/trust/person-details.ts'
import { momentOf } from '#web/components/times.ts'
import { translate } from '#web/i18n/i18n.ts'

interface CommentViewProps {
  comment: ReviewComment
  /** What is beside the name and the time, such as the link it came through. */
  from?: ReactNode
  children?: ReactNode
}

/** What a reader wrote, as text, with who and when. */
export function CommentView({ comment: { name, at, text, done }, from, children }: CommentViewProps) {
  return (
    <li className="border-l-4 border-brass py-1 pl-4">
      <p className="text-base text-ink-soft">
        <bdi className="font-semibold text-ink wrap-anywhere">{name}</bdi>
        {from}, <time dateTime={at}>{momentOf(at)}</time>
        {done && (
          <span className="ml-2 rounded-full border border-edge bg-sage px-2.5 font-semibold text-ink">
            <Trans>Done</Trans>
          </span>
        )}
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {children}
    </li>
  )
}

const FACT_LABELS: Readonly<Record<Fact, string>> = { name: 'Name', address: 'Address', email: 'Email' }

/** The details of a proposal as they were typed. */
export function ProposalFacts({ facts }: { facts: PersonDetails }) {
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {FACTS.filter((fact) => facts[fact] !== undefined).map((fact) => (
        <div key={fact} className="contents">
          <dt className="text-ink-soft">{translate(FACT_LABELS[fact])}</dt>
          <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
            {facts[fact]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const wordsFor = (facts: readonly Fact[]) => translate(listOf(facts.map((fact) => message(FACT_WORDS[fact]))))

/** What the owner decided: which details were used, and which not. */
export function ProposalOutcome({ proposal: { facts, at, decidedAt, used } }: { proposal: SentProposal }) {
  const unused = FACTS.filter((fact) => facts[fact] !== undefined && !used.includes(fact))
  const sent = momentOf(at)
  const decided = momentOf(decidedAt ?? at)
  const usedWords = wordsFor(used)
  const unusedWords = wordsFor(unused)
  return (
    <>
      <p className="text-base text-ink-soft">
        <Trans>
          Sent on <time dateTime={at}>{sent}</time>, decided on <time dateTime={decidedAt ?? at}>{decided}</time>
        </Trans>
      </p>
      {used.length > 0 && (
        <p>
          <Trans>Used: {usedWords}</Trans>
        </p>
      )}
      {unused.length > 0 && (
        <p>
          <Trans>Not used: {unusedWords}</Trans>
        </p>
      )}
    </>
  )
}
