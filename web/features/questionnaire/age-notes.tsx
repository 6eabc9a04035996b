import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { typedAge } from '#domain/trust/distribution-ages.ts'
import { termsOf } from '#domain/trust/distribution-terms.ts'
import { effectOfAges } from '#domain/trust/overview/effect-of-ages.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { useToday } from '#web/components/times.ts'
import { translate } from '#web/i18n/i18n.ts'

/** How old the child is, and what an age means that is already reached. */
export function AgeNow({ trust, id }: { trust: TrustRecord; id: string }) {
  const chosen = useWatch({ name: 'distributionAge' })
  const year = Number(useToday().slice(0, 4))
  const { name, birthYear } = trust.beneficiaries?.find((one) => one.id === id) ?? {}
  if (name === undefined || birthYear === undefined || birthYear > year) return null
  const age = year - birthYear
  const isReached = typedAge(String(chosen ?? '')) <= age
  return (
    <p role="status" className="text-base">
      {t`${name} was born in ${birthYear} and turns ${age} in ${year}.`}{' '}
      {isReached &&
        t`An age already reached delays nothing: the amount due at that age is paid when the trust is divided, at the grantor’s death.`}
    </p>
  )
}

/** What the agreement does with an age, where it pays nothing out at one. */
export function AgeEffect({ trust }: { trust: TrustRecord }) {
  const effect = effectOfAges(termsOf(trust))
  return effect ? <p className="text-base">{translate(effect)}</p> : null
}
