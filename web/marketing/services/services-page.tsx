import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { planOf, plans } from '#content/plans.ts'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { StartLink } from '../start-link.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { PlanCard } from './plan-card.tsx'

export default function ServicesPage() {
  const { user } = useAuth()
  const owned = user?.hasPaid ? planOf(user.packageType) : undefined
  return (
    <div className="page-width py-12 sm:py-16">
      <PageTitle>{t`Trust Creation Services`}</PageTitle>
      <p className="mt-4 max-w-prose text-xl leading-relaxed text-ink-soft">
        <Trans>
          Every package starts from the same thirteen steps and the same nine documents. They differ in how much help
          comes with them.
        </Trans>
      </p>
      {/* Rendered for everyone, so that the plans are where they stay when React comes. */}
      <Notice title={t`Choose a package`} live className="mt-8 hidden max-w-prose in-data-unpaid:block">
        <Trans>
          The Trust Builder opens with any of the three. Answers you have already given stay with your account.
        </Trans>
      </Notice>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} owned={owned} />
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">
        <Trans>Prices are in US dollars. No card is charged in this installation.</Trans>
      </p>
      <section className="mt-16 sm:mt-24" aria-labelledby="comparison">
        <h2 id="comparison" className="text-3xl">
          <Trans>What each package includes</Trans>
        </h2>
        <ComparisonTable labelledBy="comparison" />
      </section>
      <section className="mt-16 sm:mt-24" aria-labelledby="start">
        <h2 id="start" className="text-3xl">
          <Trans>The same questions in each</Trans>
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          <Trans>Your answers stay with your account, whichever package you have.</Trans>
        </p>
        <StartLink className="mt-6">
          <Trans>Start Building Your Trust</Trans>
        </StartLink>
      </section>
    </div>
  )
}
