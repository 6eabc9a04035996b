import { plural, t } from '@lingui/core/macro'
import type { Message } from '#domain/message.ts'
import type { Family, HeirGroup } from '#domain/trust/overview/family.ts'
import { locale, translate } from '#web/i18n/i18n.ts'

/** What an office's holder is besides: the product's words in the language that is on, the user's as they are. */
export const translateNote = (note: Message | string): string => (typeof note === 'string' ? note : translate(note))

const counted = (groups: readonly string[]) => new Intl.ListFormat(locale()).format(groups)

function groupInWords({ kind, heirs }: HeirGroup): string {
  const charities = heirs.filter(({ relationship }) => relationship === 'charity').length
  const count = heirs.length
  const all =
    kind === 'primary'
      ? plural(count, { one: '# primary beneficiary', other: '# primary beneficiaries' })
      : plural(count, { one: '# contingent beneficiary', other: '# contingent beneficiaries' })
  return charities === 0
    ? all
    : t`${all} (${plural(charities, { one: '# of them a charity', other: '# of them charities' })})`
}

/** The map in a sentence. */
export function familyInWords({ trustName, offices, groups }: Family): string {
  const named = offices.slice(0, 6).map(({ office, name }) => `${translate(office)}: ${name ?? t`not named yet`}`)
  const more = offices.length > named.length ? [t`${offices.length - named.length} more`] : []
  const below = groups.length === 0 ? t`no beneficiary yet` : counted(groups.map(groupInWords))
  return t`A map with ${trustName ?? t`the trust, without a name yet,`} in the middle. Above it ${[...named, ...more].join('; ')}. Below it ${below}. The table below the map says the same.`
}

/** Where the shares on the map come from. */
export function sharesInWords({ terms, groups, movedUp, adjusted }: Family): string {
  const all = groups.flatMap(({ heirs }) => heirs)
  const equal = terms.divided === 'principal' && all.every(({ share }) => share?.as === 'equal')
  return [
    equal ? t`No percentages are given, so the shares are equal.` : translate(terms.shares),
    ...(adjusted ? [t`Percentages that do not add up to 100% are adjusted in proportion.`] : []),
    ...(movedUp
      ? [t`Every beneficiary is marked contingent; as nobody comes before them, they take from the beginning.`]
      : []),
    ...(all.some(({ income }) => income) ? [t`Income has its own percentages; the table shows them.`] : []),
  ].join(' ')
}

/** What the outlines of the boxes mean, of those that are drawn. */
export function outlinesInWords({ trustName, offices, groups }: Family): string {
  const charity = groups.some(({ heirs }) => heirs.some(({ relationship }) => relationship === 'charity'))
  const second = groups.some(({ kind }) => kind === 'contingent')
  const unnamed = trustName === undefined || offices.some(({ name }) => name === undefined)
  const dashed = [...(second ? [t`second in line`] : []), ...(unnamed ? [t`not named yet`] : [])].join(t`, or `)
  return [...(charity ? [t`Cut corners: a charity.`] : []), ...(dashed ? [t`Dashed outline: ${dashed}.`] : [])].join(
    ' ',
  )
}
