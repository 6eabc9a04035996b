import { Trans } from '@lingui/react/macro'
import { comparison, plans } from '#content/plans.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CheckMark } from './check-mark.tsx'

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
export function ComparisonTable({ labelledBy }: { labelledBy: string }) {
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
