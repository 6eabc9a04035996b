import { own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

function aboutTheNumbers(fullSsn: boolean): Block {
  return fullSsn
    ? p`Social security numbers. At your request this worksheet shows whole social security numbers. Do not send it by e-mail, show it to nobody who need not see it, and destroy it when the form has been filed.`
    : p`Social security numbers. For safety this paper shows at most the last four digits. Enter the whole number on the form itself, and keep a copy of the form as safe as the number.`
}

export function worksheetNotes({ trust, trustees }: Facts, fullSsn: boolean): Block[] {
  const count = trust.numberOfTrustees ?? trustees.length
  return [
    { kind: 'heading', text: 'NOTES TO THE WORKSHEET' },
    p`Number of trustees: ${own(String(count))}. No line of Form SS-4 asks for this number; it is kept for your own records.`,
    aboutTheNumbers(fullSsn),
    p`Line 7a. The responsible party of a trust is normally the grantor. It is an individual and never a nominee.`,
    p`Line 10. Whether the grantor or the trust itself is taxed on the income depends on the terms of the trust and on the tax law. Ask a tax adviser before the first return, in particular if the grantor’s spouse is a beneficiary.`,
    p`Line 11. Enter neither a date of death nor the day on which you apply. If nothing has been transferred to the trustee yet, fund the trust first.`,
    p`Line 12. A trust generally has to use the calendar year.`,
    p`Applying online. The online application takes letters, digits, hyphens and the sign & in a name. Leave other characters out there.`,
  ]
}
