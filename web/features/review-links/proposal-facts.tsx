import { Trans } from '@lingui/react/macro'
import type { SentProposal } from '#api/review-proposals.ts'
import { listOf, message } from '#domain/message.ts'
import { FACT_WORDS, FACTS, type Fact, type PersonDetails } from '#domain/trust/person-details.ts'
import { momentOf } from '#web/components/times.ts'
import { translate } from '#web/i18n/i18n.ts'

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
