import { fill, lead, own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { type Block, textOf } from '../model.ts'
import { requiresCoTrustee } from '../wording/parties.ts'

/** How many trustees there are, and how that differs from what was answered. */
function otherCount(facts: Facts): string | undefined {
  const said = facts.trust.numberOfTrustees
  const count = facts.trustees.length
  if (said === undefined || said === count) return undefined
  return requiresCoTrustee(facts)
    ? `${said} in your answers; the trust agreement requires ${count}`
    : `${said} in your answers; ${count} ${count === 1 ? 'is' : 'are'} named`
}

// The ʻokina and other letters that several scripts share have no other form in Latin letters.
const inOtherLetters = (name: string | undefined) => /(?![\p{sc=Latin}\p{sc=Common}])\p{L}/u.test(name ?? '')

/** The lines for the spelling in Latin letters of the names that the application cannot take. */
function inLatinLetters({ trust, trustees }: Facts): Block[] {
  const several = trustees.length > 1
  const lines = [
    ...(inOtherLetters(trust.einTrustName) ? ['Line 1, name of the trust in Latin letters'] : []),
    ...trustees.flatMap(({ name }, at) =>
      inOtherLetters(textOf(name)) ? [`Line 3, name of trustee ${several ? `${at + 1} ` : ''}in Latin letters`] : [],
    ),
    ...(inOtherLetters(trust.einResponsiblePartyName)
      ? ['Line 7a, name of the responsible party in Latin letters']
      : []),
  ]
  if (lines.length === 0) return []
  return [
    lead`The application accepts only Latin letters. Write on each line below the spelling that you will enter: for a person, the spelling in Latin letters on the person’s passport or social security card; for the trust, the spelling in Latin letters that you will also use with the bank.`,
    ...lines.map(fill),
  ]
}

export function worksheetNotes(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'NOTES TO THE WORKSHEET' },
    p`Number of trustees: ${own(otherCount(facts) ?? String(facts.trustees.length))}. Form SS-4 does not ask for this number. It is for your records.`,
    p`Line 1. Enter the legal name as the trust agreement spells it. The online application accepts only letters, digits, hyphens and ampersands (&): there, ${own(inOtherLetters(facts.trust.einTrustName) ? 'enter the spelling in Latin letters that is written below' : 'enter an accented letter without its accent and omit any other character')}. The legal name itself does not change.`,
    p`Line 6. Enter the county and state of the address at which the trust is administered, not those of the grantor’s home.`,
    p`Line 7a. The responsible party of a trust is normally the grantor. The responsible party must be an individual and not a nominee.`,
    p`Line 10. The terms of the trust and the tax law determine whether the grantor or the trust is taxed on the income. Ask a tax adviser before you file the first return, in particular if the grantor’s spouse is a beneficiary.`,
    p`Line 11. Enter the date of funding, not a date of death or the date of the application. If nothing has been transferred to the trustee, fund the trust before you apply.`,
    p`Line 12. A trust must generally use the calendar year.`,
    ...inLatinLetters(facts),
  ]
}
