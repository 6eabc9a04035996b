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
      <PageTitle>Trust Creation Services</PageTitle>
      <p className="mt-4 max-w-prose text-xl leading-relaxed text-ink-soft">
        Every package starts from the same thirteen steps and the same nine documents. They differ in how much help
        comes with them.
      </p>
      {/* Rendered for everyone, so that the plans are where they stay when React comes. */}
      <Notice title="Choose a package" live className="mt-8 hidden max-w-prose in-data-unpaid:block">
        The Trust Builder opens with any of the three. Answers that you have given already stay with your account.
      </Notice>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} owned={owned} />
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">Prices are in US dollars. No card is charged in this installation.</p>
      <section className="mt-16 sm:mt-24" aria-labelledby="comparison">
        <h2 id="comparison" className="text-3xl">
          What each package includes
        </h2>
        <ComparisonTable labelledBy="comparison" />
      </section>
      <section className="mt-16 sm:mt-24" aria-labelledby="start">
        <h2 id="start" className="text-3xl">
          The same questions in each
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          Your answers stay with your account, whichever package you have.
        </p>
        <StartLink className="mt-6">Start Building Your Trust</StartLink>
      </section>
    </div>
  )
}
