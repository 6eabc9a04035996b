import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Review } from '#api/review-links.ts'
import type { SentProposal } from '#api/review-proposals.ts'
import { factsOf } from '#domain/trust/own-facts.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Notice } from '#web/components/notice.tsx'
import { momentOf } from '#web/components/times.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { translate } from '#web/i18n/i18n.ts'
import { ProposalFacts, ProposalOutcome } from '../proposal-facts.tsx'
import { OwnDetailsForm } from './own-details-form.tsx'
import type { ReviewDeeds } from './use-review.ts'

interface OwnDetailsProps {
  /** Whose details the link is for. */
  person: string
  review: Review
  deeds: ReviewDeeds
}

/** What the answers say about the reader, and the way to propose corrections. */
export function OwnDetails({ person, review: { record, proposals }, deeds }: OwnDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [changing, setChanging] = useState(false)
  const [status, setStatus] = useState('')
  const open = proposals.find(({ decidedAt }) => decidedAt === null)
  const decided = proposals.filter(({ decidedAt }) => decidedAt !== null).toReversed()
  const isNamed = factsOf(person, record).name !== undefined
  const owner = record.grantorName?.trim()
  // The pressed button goes, and with it the focus.
  const settle = (words: string) => {
    setChanging(false)
    setStatus(words)
    heading.current?.focus()
  }

  return (
    <Card as="section" aria-labelledby="own-details" className="mt-8 max-w-4xl print:hidden">
      <h2 id="own-details" ref={heading} tabIndex={-1} className="text-2xl">
        <Trans>Your own details</Trans>
      </h2>
      <p role="status" className={status ? 'mt-3 font-semibold' : 'sr-only'}>
        {translate(status)}
      </p>
      {open && !changing ? (
        <OpenProposal
          proposal={open}
          owner={owner}
          onChange={() => {
            setStatus('')
            setChanging(true)
          }}
          onWithdraw={async () => {
            if (await deeds.withdraw(open.id)) settle('Your proposal is withdrawn.')
          }}
        />
      ) : isNamed ? (
        <OwnDetailsForm
          key={open?.id}
          person={person}
          trust={record}
          open={open}
          onPropose={async (facts, key) => {
            if (await deeds.propose(facts, key)) settle('Your proposal is sent.')
          }}
          onCancel={open && (() => settle(''))}
        />
      ) : (
        <p className="mt-3">
          <Trans>
            The answers do not name <bdi>{person}</bdi> at present, so there is no place for your details. Please ask
            the owner.
          </Trans>
        </p>
      )}
      {decided.length > 0 && (
        <div className="mt-6 border-t border-hairline pt-4">
          <h3 className="text-xl">
            <Trans>What became of your proposals</Trans>
          </h3>
          <ul className="mt-2 space-y-3">
            {decided.map((proposal) => (
              <li key={proposal.id} className="border-l-4 border-brass pl-4">
                <ProposalOutcome proposal={proposal} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

interface OpenProposalProps {
  proposal: SentProposal
  owner: string | undefined
  onChange: () => void
  onWithdraw: () => Promise<void>
}

/** What was sent, while the owner has not decided. */
function OpenProposal({ proposal, owner, onChange, onWithdraw }: OpenProposalProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const sent = momentOf(proposal.at)
  const withdraw = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onWithdraw()
    } catch (error) {
      console.error('The proposal was not withdrawn', error)
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <>
      <p className="mt-3">
        {owner ? (
          <Trans>
            Sent to <bdi className="font-semibold">{owner}</bdi> on {sent}. They decide what to use.
          </Trans>
        ) : (
          <Trans>Sent to the owner on {sent}. They decide what to use.</Trans>
        )}
      </p>
      <ProposalFacts facts={proposal.facts} />
      {failure !== undefined && (
        <Notice kind="error" live className="mt-4">
          <Trans>Your proposal was not withdrawn. {translate(cleanedMessage(failure))}</Trans>
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onChange}>
          <Trans>Change the proposal</Trans>
        </Button>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void withdraw()}>
          <Trans>Withdraw it</Trans>
        </Button>
      </div>
    </>
  )
}
