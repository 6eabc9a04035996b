import { longDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { lead, leadNote, own, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { personSignature, witnessesTogether } from '../wording/signature.ts'
import { value } from '../wording/value.ts'

/** The day planned in the questionnaire is no date of signing: that one is written by hand. */
function planned({ willDate, trustDate }: TrustRecord): Block[] {
  if (!willDate) return []
  const day = value(longDate(willDate), '[Will Date]', undefined, { field: 'willDate' })
  const early = trustDate !== undefined && willDate < trustDate
  return [
    leadNote`The questionnaire gives ${day} as the date of this will. The date that counts is the one written by hand below.${own(early ? ' That day is before the date of the trust agreement; this will must not be signed before the trust agreement is signed.' : '')}`,
  ]
}

/** Signature, attestation and two witnesses, W.S. 2-6-112. They begin a page, so that they stand together. */
export function execution(trust: TrustRecord): Block[] {
  const testator = answer(trust, 'testatorName')
  return [
    { kind: 'article', text: 'EXECUTION', pageBreak: true },
    section('Signature'),
    leadNote`Sign the trust agreement first. Print this will, fill in by hand the lines left open, and sign it in ink, with both witnesses in the same room from beginning to end. It cannot be signed electronically. Keep its pages together; do not take out the staple.`,
    ...planned(trust),
    lead`I, ${testator}, sign this will willingly, as my free and voluntary act and as my last will, in the presence of both witnesses, on the date that I write below.`,
    personSignature('Testator', testator),
    section('Attestation'),
    leadNote`Two competent witnesses are required (W.S. 2-6-112). Choose persons who receive nothing under this will or the Trust: a witness who does may lose the benefit. The notarial officer is not one of them.`,
    lead`The testator, ${testator}, signed this will in our presence and declared it to be the testator’s last will. At the testator’s request, in the presence and hearing of the testator and of each other, we sign as witnesses. To the best of our knowledge the testator is an adult of sound mind and under no constraint or undue influence.`,
    witnessesTogether(['Address']),
  ]
}
