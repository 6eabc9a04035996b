import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { comparison, type Plan, planOf, plans, upgradePrice } from '#content/plans.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { checkoutPath } from '#web/features/checkout/selected-plan.ts'
import { translate } from '#web/i18n/i18n.ts'
import { DocumentList } from './document-list.tsx'
import { NoCardCharged, StartLink } from './invitation.tsx'

export default function ServicesPage() {
  const { user } = useAuth()
  const owned = user?.hasPaid ? planOf(user.packageType) : undefined
  return (
    <div className="page-width py-12 sm:py-16">
      <PageTitle>{t`Trust Creation Services`}</PageTitle>
      <p className="mt-4 max-w-prose text-xl leading-relaxed text-ink-soft">
        <Trans>
          Every package starts from the same thirteen steps and the same nine documents. They differ in templates,
          previews, updates and help.
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
        <Trans>Prices are in US dollars.</Trans> <NoCardCharged />
      </p>
      <section className="mt-16 sm:mt-24" aria-labelledby="comparison">
        <h2 id="comparison" className="text-3xl">
          <Trans>What each package includes</Trans>
        </h2>
        <ComparisonTable labelledBy="comparison" />
      </section>
      <section className="mt-16 sm:mt-24" aria-labelledby="documents">
        <h2 id="documents" className="text-3xl">
          <Trans>Nine documents in every package</Trans>
        </h2>
        <p className="mt-4 max-w-prose text-ink-soft">
          <Trans>Each title opens a complete sample that Kinstead wrote for a fictional family.</Trans>
        </p>
        <DocumentList className="mt-8" />
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

/** `owned` is the package that the reader has paid for. */
function PlanCard({ plan, owned }: { plan: Plan; owned: Plan | undefined }) {
  return (
    <Card as="li" className={clsx('flex flex-col', plan.recommended && 'border-spruce ring-1 ring-spruce')}>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-2xl">{plan.title}</h2>
        {plan.recommended && (
          <p className="rounded-sm bg-sage px-2.5 py-1 text-base font-semibold">
            <Trans>Recommended</Trans>
          </p>
        )}
      </div>
      <p className="mt-1 text-ink-soft">{translate(plan.description)}</p>
      <p className="mt-4 font-serif text-4xl font-semibold tabular-nums">${plan.price}</p>
      <ul className="mt-6 mb-8 grow space-y-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckMark className="mt-1.5" />
            {translate(feature)}
          </li>
        ))}
      </ul>
      {owned ? <ForOwner plan={plan} owned={owned} /> : <Choose plan={plan} />}
    </Card>
  )
}

function Choose({ plan }: { plan: Plan }) {
  return (
    <LinkButton to={checkoutPath(plan.id)} variant={plan.recommended ? 'primary' : 'secondary'}>
      <Trans>Select {plan.title}</Trans>
    </LinkButton>
  )
}

function ForOwner({ plan, owned }: { plan: Plan; owned: Plan }) {
  const price = upgradePrice(owned, plan)
  if (price === undefined)
    return (
      <p className="flex min-h-12 items-center gap-3 font-semibold">
        <CheckMark />
        {plan.id === owned.id ? t`Your package` : t`Part of your package`}
      </p>
    )
  return (
    <>
      <p className="mb-3">
        <Trans>
          {`$${price}`} more than {owned.title}, which you have paid for
        </Trans>
      </p>
      <LinkButton to={checkoutPath(plan.id, owned.id)} variant={plan.recommended ? 'primary' : 'secondary'}>
        <Trans>Upgrade to {plan.title}</Trans>
      </LinkButton>
    </>
  )
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return translate(value)
  if (!value)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">
          <Trans>Not included</Trans>
        </span>
      </>
    )
  return (
    <>
      <CheckMark className="inline" />
      <span className="sr-only">
        <Trans>Included</Trans>
      </span>
    </>
  )
}

/** A table where there is room for one; on a phone, each row becomes a heading with its three answers below. */
function ComparisonTable({ labelledBy }: { labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy} className="mt-8 block w-full text-left sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-3 pr-4 font-semibold">
            <Trans>Feature</Trans>
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" className="w-[18%] px-4 py-3 font-serif text-xl font-semibold">
              {plan.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {comparison.map(({ feature, cells }) => (
          <tr key={feature} className="grid grid-cols-3 gap-x-3 border-b border-hairline py-4 sm:table-row sm:py-0">
            <th scope="row" className="col-span-3 pb-1 font-semibold sm:py-3.5 sm:pr-4 sm:font-normal">
              {translate(feature)}
            </th>
            {cells.map((value, index) => (
              <td key={plans[index]?.id} className="sm:px-4 sm:py-3.5">
                <span className="block text-base text-ink-soft sm:hidden" aria-hidden="true">
                  {plans[index]?.title}
                </span>
                <Cell value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A tick, for the eye alone. */
function CheckMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={clsx('size-4 shrink-0 text-spruce', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d="m2.5 8.5 3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
