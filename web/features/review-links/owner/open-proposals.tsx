import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReviewProposal } from '#api/review-proposals.ts'
import { proposedPlaces } from '#domain/trust/proposal.ts'
import type { StepSlug } from '#domain/trust/routes.ts'
import { useTrustValue } from '#web/features/trust-sync/trust-provider.tsx'
import { OwnerProposal } from './owner-proposal.tsx'

interface OpenProposalsProps {
  /** Only those that would change an answer of this step, in a box. */
  step?: StepSlug
  proposals: readonly ReviewProposal[]
  /** Of the links, by their ids. */
  labels: ReadonlyMap<string, string>
  onChanged: () => Promise<void>
}

/** The proposals that wait for the owner. */
export default function OpenProposals({ step, proposals, labels, onChanged }: OpenProposalsProps) {
  const trust = useTrustValue((now) => now)
  if (!trust) return null
  const here = proposals.filter(
    (proposal) => !step || proposedPlaces(proposal, trust).some(({ section }) => section === step),
  )
  if (here.length === 0) return null
  const list = (
    <ul aria-label={t`Proposals from your readers`} className="mt-4 space-y-5">
      {here.map((proposal) => (
        <OwnerProposal
          key={proposal.id}
          proposal={proposal}
          trust={trust}
          label={labels.get(proposal.linkId)}
          onChanged={onChanged}
        />
      ))}
    </ul>
  )
  if (!step) return list
  return (
    <details open className="rounded-md border border-hairline bg-surface px-5 py-4">
      <summary id="proposals" className="cursor-pointer font-semibold">
        <Trans>Details that a reader proposes</Trans>
      </summary>
      {list}
    </details>
  )
}
