import { isGrantorsEntry } from '#domain/trust/grantors-entry.ts'
import { termsOf } from '#domain/trust/overview/terms.ts'
import { sharesOf } from '#domain/trust/shares.ts'
import { own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Block } from '../model.ts'
import { nameOf } from '../wording/ages.ts'
import { prorationNote } from '../wording/shares.ts'
import { byPerson, takersOf } from '../wording/takers.ts'

/** Article 4 lets contingent beneficiaries take from the beginning where nobody is named before them. */
export function onlyContingent(facts: Facts): Block[] {
  const { primary } = takersOf(facts.trust)
  if (primary.length === 0 || primary.some(({ isPrimary }) => isPrimary !== false)) return []
  return [
    p`No Primary Beneficiary ${own(facts.primary.length > 0 ? 'other than the Grantor ' : '')}is named. As Article 4 of the agreement provides, the Contingent Beneficiaries are therefore the Primary Beneficiaries from the creation of the Trust.`,
  ]
}

/** One person entered twice, or two persons of one name: the schedule says which it is before it is signed. */
export function repeated({ trust, beneficiaries }: Facts): Block[] {
  return byPerson(beneficiaries.filter((one) => !isGrantorsEntry(one, trust))).flatMap(([one, ...again]) =>
    again.length > 0
      ? [
          p`${nameOf(one)} is entered more than once. Before signing, strike out an entry made by mistake or, if these are different persons, state how they differ: ${RULE}. Otherwise Article 4 applies.`,
        ]
      : [],
  )
}

/** What the stated shares of each class come to, and what Article 4 makes of them. */
export function totals({ trust }: Facts): Block[] {
  if (termsOf(trust).divided === 'equally') return []
  const { primary, contingent } = takersOf(trust)
  const alone = byPerson(primary).length === 1 && contingent.length > 0
  const classes = [
    { of: 'Primary', among: primary },
    { of: 'Contingent', among: contingent },
  ] as const
  return classes.flatMap(({ of, among }) =>
    (['sharePercent', 'incomeShare', 'principalShare'] as const).flatMap((field) => {
      const { any, all, total } = sharesOf(among, field)
      if (field === 'sharePercent' && any && all && total === 100)
        return [p`The shares of the ${own(of)} Beneficiaries total 100%.`]
      const sentence = prorationNote(among, field, of)
      if (!sentence) return []
      const remainder = of === 'Primary' && alone && field === 'sharePercent' && total < 100
      return [p`${sentence}${remainder ? own(' Contingent Beneficiaries do not take the remainder.') : []}`]
    }),
  )
}
