import './overview.css'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { english } from '#domain/message.ts'
import { ASSUMPTIONS, grandchildOf } from '#domain/trust/overview/payouts.ts'
import { translate } from '#web/i18n/i18n.ts'

/** What is left in trust over the years, as bars in a table, and three facts below. */
export function GrandchildPicture(chosen: Parameters<typeof grandchildOf>[0]) {
  const scenario = grandchildOf(chosen)
  if (!scenario) return null
  const { milestones, follows, has, decides, creditors } = scenario
  return (
    <section aria-labelledby="grandchild" className="rounded-md border border-hairline bg-surface p-5 sm:p-7">
      <h2 id="grandchild" className="text-xl">
        <Trans>What it means for a grandchild in 2060</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-base text-ink-soft">{translate(ASSUMPTIONS)}</p>
      {follows && <p className="mt-2 max-w-prose text-base text-ink-soft">{translate(follows)}</p>}
      {milestones.length > 0 && (
        <table className="picture mt-4 w-full text-left text-base">
          <caption className="sr-only">
            <Trans>What is still in trust over time</Trans>
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t`When`}</th>
              <th scope="col">{t`Still in trust`}</th>
            </tr>
          </thead>
          <tbody>
            {milestones.map(({ when, inTrust, words }) => (
              <tr key={english(when)}>
                <th scope="row" className="w-2/5 py-1.5 pr-4 align-top font-semibold sm:w-1/3">
                  {translate(when)}
                </th>
                <td className="py-1.5 align-top">
                  <span aria-hidden="true" className="mt-1.5 block border border-spruce bg-surface">
                    <span className="block h-3 bg-spruce" style={{ width: `${inTrust}%` }} />
                  </span>
                  {translate(words)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="mt-4 grid gap-x-4 gap-y-2 text-base sm:grid-cols-[1fr_2fr]">
        <Fact name={t`What the grandchild has`} words={has} />
        <Fact name={t`Who decides`} words={decides} />
        <Fact name={t`What creditors can reach`} words={creditors} />
      </dl>
    </section>
  )
}

function Fact({ name, words }: { name: string; words: string }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="max-w-prose">{translate(words)}</dd>
    </>
  )
}
