import { lead, leadNote, say } from '../compose.ts'
import type { Facts } from '../facts.ts'
import { RULE } from '../lines.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { personSignature, venue, witnessesTogether } from '../wording/signature.ts'

/**
 * The self-proving affidavit of W.S. 2-6-114, made when the will is signed. The officer is a third person: a will whose
 * notary was also a witness was not self-proving (Estate of Meyer, 2016 WY 6).
 */
export function selfProof({ trust }: Facts): Block[] {
  const testator = answer(trust, 'testatorName')
  return [
    { kind: 'heading', text: 'SELF-PROVING AFFIDAVIT', pageBreak: true },
    leadNote`Part of the Last Will and Testament of ${testator} (W.S. 2-6-114). This affidavit permits the will to be proved without the testimony of the witnesses. The testator and both witnesses swear and sign before a notarial officer who is not one of the two witnesses, is not named in this will, and is not married to a person named in it (W.S. 32-3-123).`,
    lead`I, ${testator}, the testator, being first duly sworn, declare to the undersigned officer on the date beside my signature that I sign and execute this instrument as my last will, that I sign it willingly (or willingly direct another to sign for me), that I execute it as my free and voluntary act for the purposes expressed in it, and that I am an adult of sound mind and under no constraint or undue influence.`,
    personSignature('Testator', testator),
    { kind: 'heading', text: 'OATH OF THE WITNESSES', pageBreak: true },
    lead`We, the witnesses, being first duly sworn, declare to the undersigned officer that ${testator}, the testator, signs and executes this instrument as the testator’s last will, that the testator signs it willingly (or willingly directs another to sign for the testator) and executes it as a free and voluntary act for the purposes expressed in it, that each of us, in the presence and hearing of the testator, signs this will as witness to the testator’s signing, and that to the best of our knowledge the testator is an adult of sound mind and under no constraint or undue influence.`,
    witnessesTogether([], false),
    {
      kind: 'notary',
      act: 'sworn',
      ...venue(answer(trust, 'testatorAddress'), trust),
      statement: say`Subscribed, sworn to and acknowledged before me on ${RULE} (date) by ${testator}, the testator, and subscribed and sworn to before me on the same date by ${RULE} and ${RULE}, witnesses.`,
    },
  ]
}
