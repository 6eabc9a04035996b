import { own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
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

export function worksheetNotes(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'NOTES TO THE WORKSHEET' },
    p`Number of trustees: ${own(otherCount(facts) ?? String(facts.trustees.length))}. Form SS-4 does not ask for this number. It is for your records.`,
    p`Line 1. Enter the legal name as the trust agreement spells it. The online application accepts only letters, digits, hyphens and ampersands (&): there, enter an accented letter without its accent and omit any other character. The legal name itself does not change.`,
    p`Line 6. Enter the county and state of the address at which the trust is administered, not those of the grantor’s home.`,
    p`Line 7a. The responsible party of a trust is normally the grantor. The responsible party must be an individual and not a nominee.`,
    p`Line 10. The terms of the trust and the tax law determine whether the grantor or the trust is taxed on the income. Ask a tax adviser before you file the first return, in particular if the grantor’s spouse is a beneficiary.`,
    p`Line 11. Enter the date of funding, not a date of death or the date of the application. If nothing has been transferred to the trustee, fund the trust before you apply.`,
    p`Line 12. A trust must generally use the calendar year.`,
  ]
}
