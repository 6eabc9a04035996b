import type { TrustRecord } from '#domain/trust/record.ts'
import { lead, leadNote, section } from '../compose.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { outsideWyoming } from '../wording/outside-wyoming.ts'
import { personSignature, witnessesTogether } from '../wording/signature.ts'

/** Signature, attestation and two witnesses, W.S. 2-6-112. They begin a page, so that they stand together. */
export function execution(trust: TrustRecord): Block[] {
  const testator = answer(trust, 'testatorName')
  return [
    { kind: 'article', text: 'EXECUTION', pageBreak: true },
    section('Signature'),
    leadNote`Sign the trust agreement first. Complete the blank lines of this will by hand, initial each page at its foot, and sign in ink with both witnesses present throughout. A will may not be signed electronically. Keep the pages fastened together.`,
    leadNote`The date of this will is the date written by hand below.`,
    ...outsideWyoming(
      trust,
      'testatorAddress',
      'This will follows the formalities of Wyoming law (W.S. 2-6-112 and 2-6-114).',
    ),
    lead`I, ${testator}, sign this will willingly, as my free and voluntary act and as my last will, in the presence of both witnesses, on the date that I write below.`,
    personSignature('Testator', testator),
    section('Attestation'),
    leadNote`Two competent witnesses are required (W.S. 2-6-112). Each should be a person who receives nothing under this will or the Trust, because a witness who receives a benefit under either may lose it. The notarial officer may not be one of the two witnesses.`,
    lead`The testator, ${testator}, signed this will in our presence and declared it to be the testator’s last will. At the testator’s request, in the presence and hearing of the testator and of each other, we sign as witnesses. To the best of our knowledge the testator is an adult of sound mind and under no constraint or undue influence.`,
    witnessesTogether(['Address']),
  ]
}
