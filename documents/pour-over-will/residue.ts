import { article, note, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { asTrustee, trusteeNames } from '../wording/parties.ts'

/** The gift to the trust, W.S. 2-6-103: to the trustee of a trust whose instrument exists when the will is made. */
export function residue(facts: Facts): Block[] {
  return [
    article('GIFT OF THE RESIDUE TO MY TRUST'),
    section('The gift'),
    p`I give my residuary estate, which is all property that I own at my death and do not give otherwise, of every kind and wherever it is, including gifts that lapse, to the ${asTrustee(facts)}. That trust (the “Trust”) is evidenced by the written Irrevocable Trust Agreement made by ${facts.grantor.name} as Grantor with ${trusteeNames(facts)} as Trustee, which was signed before this will and exists when I sign it. “Trustee” means whoever is serving as its trustee when the gift is paid over.`,
    section('Terms'),
    p`The Trustee shall add what it receives to the trust property and hold it on the terms of that agreement, including any change validly made before my death (W.S. 2-6-103). The gift creates no trust under this will, and my executor need not see to how the Trustee uses it.`,
    section('Separate trust'),
    p`The Trustee may instead hold all or part of what it receives under this will as a separate trust on the same terms (W.S. 4-10-418). In particular it may do so in order not to mix property that is exempt from generation-skipping transfer tax with property that is not.`,
    section('If the gift fails'),
    p`If the gift to the Trustee cannot take effect in whole or in part, because the Trust does not exist, the Trustee does not accept the gift, or for another reason, I give that part to the person who is named in that agreement as trustee, or else as successor trustee, or else to a trustee whom the court appoints, to be held under this will on the terms stated in that agreement when I sign this will. For this purpose only, I incorporate those terms in this will.`,
    p`If that gift fails as well, I give that part to my heirs, as the Wyoming laws of intestate succession (W.S. 2-4-101 and following) determine them at my death.`,
    section('Survivorship and powers of appointment'),
    p`For the purposes of this will, a person who is not living on the thirtieth day after my death has died before me. This will exercises no power of appointment unless it refers to the power expressly.`,
    note`This will passes only property that is still in the testator’s own name at death, and that property goes through probate before it reaches the Trust. Property already transferred to the Trustee does not pass under this will.`,
  ]
}
