import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { fundingProgress } from '#domain/trust/funding.ts'
import { fundingPlan } from '#domain/trust/funding-plan.ts'
import { NOT_TRANSFERRED } from '#domain/trust/funding-tasks.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SIGNING_KIT, stepPath } from '#domain/trust/routes.ts'
import { isUnmarried } from '#domain/trust/spouse.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { Progress, Waiting } from '#web/components/progress.tsx'
import { ReminderCheck } from '#web/features/reminders/reminders.tsx'
import { CalendarButton, NotCounted } from '#web/features/trust/after-completion.tsx'
import { SaveNotices, SavingIndicator, SavingStateWords } from '#web/features/trust/saving.tsx'
import { SourcedFacts } from '#web/features/trust/sourced-facts.tsx'
import { TrustName, TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { type StepDraft, useDraft } from '#web/features/trust-sync/use-draft.ts'
import { translate } from '#web/i18n/i18n.ts'
import { AssetRow } from './asset-row.tsx'
import { useTypedAnswers } from './use-funding-row.ts'

const AWAITED = 'Loading your assets...'

export default function FundingPlanPage() {
  const draft = useDraft('funding-plan')
  return (
    <TrustSheet
      title={t`Funding Plan`}
      awaited={AWAITED}
      none={t`Start a trust and list your assets, and this page will show how each of them is transferred to it.`}
    >
      {(trust) => (draft.ready ? <FundingPlan trust={trust} draft={draft} /> : <Waiting>{AWAITED}</Waiting>)}
    </TrustSheet>
  )
}

/** What moves each asset into the trust, with how far it is. Each change is saved by itself. */
function FundingPlan({ trust, draft }: { trust: TrustRecord; draft: StepDraft }) {
  const typed = useTypedAnswers(draft)
  const assets = trust.assets ?? []
  return (
    <>
      <TrustName trust={trust} />
      <div className="print:hidden">
        <SavingStateWords />
        <SaveNotices />
      </div>
      <p className="mt-4 max-w-prose print:mt-1 print:max-w-none">
        <Trans>
          A trust holds only the property transferred to it. This plan states how each kind of property is transferred
          and cites the source. It is not legal advice.
        </Trans>
      </p>
      {assets.length > 0 ? <PlanProgress trust={trust} /> : <NoAssets />}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {assets.length > 0 && <PrintButton />}
        {assets.length > 0 && <CalendarButton trust={trust} />}
        <LinkButton to={SIGNING_KIT} variant="quiet">
          <Trans>Go to the signing-day kit</Trans>
        </LinkButton>
      </div>
      {assets.length > 0 && <ReminderCheck className="mt-3 print:hidden" />}
      {fundingPlan(trust).map(({ task, assets: ofType }) => (
        <section key={task.type} aria-labelledby={task.type} className="mt-10 print:mt-4">
          <h2 id={task.type} className="text-2xl">
            {translate(task.heading)}
          </h2>
          <p className="mt-1 mb-2 font-semibold print:my-0 print:break-after-avoid">{translate(task.task)}</p>
          <SourcedFacts facts={task.facts} className="max-w-prose print:max-w-none" />
          <ul className="mt-5 border-b border-hairline print:mt-1 print:border-0">
            {ofType.map((asset) => (
              <AssetRow
                key={asset.id}
                asset={asset}
                unmarried={isUnmarried(trust)}
                trustDate={trust.trustDate}
                typed={typed}
              />
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="not-transferred" className="mt-10 print:mt-4 print:break-inside-avoid">
        <h2 id="not-transferred" className="mb-2 text-2xl">
          <Trans>What Is Not Transferred</Trans>
        </h2>
        <p className="max-w-prose">
          <Trans>Your Assignment of Assets does not transfer these, even if they are on your list:</Trans>
        </p>
        <ul className="mt-2 max-w-prose list-disc space-y-1 pl-5">
          {NOT_TRANSFERRED.map((words) => (
            <li key={words}>{translate(words)}</li>
          ))}
        </ul>
      </section>
      <div className="print:hidden">
        <SavingIndicator busy={false} />
      </div>
    </>
  )
}

function PlanProgress({ trust }: { trust: TrustRecord }) {
  const { done, total, notNeeded, designated } = fundingProgress(trust.assets ?? [])
  return (
    <div className="mt-5 max-w-prose print:mt-1">
      <Progress
        value={total === 0 ? 100 : (100 * done) / total}
        label={t`${done} of ${total} done`}
        detail={notNeeded > 0 ? t`${notNeeded} not needed` : undefined}
      />
      <NotCounted designated={designated} />
    </div>
  )
}

function NoAssets() {
  return (
    <Card className="mt-6 max-w-prose">
      <p className="mb-5">
        <Trans>You have not listed any assets. Each asset you add will appear here with its task.</Trans>
      </p>
      <LinkButton to={stepPath('assets')}>
        <Trans>Add your assets</Trans>
      </LinkButton>
    </Card>
  )
}
