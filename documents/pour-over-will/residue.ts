import { article, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { namedTrust, officeOf, trusteesNamedIn } from '../wording/parties.ts'

/** The gift to the trust, W.S. 2-6-103: to the trustee of a trust whose instrument exists when the will is made. */
export function residue(facts: Facts): Block[] {
  return [
    article('GIFT OF THE RESIDUE TO MY TRUST'),
    section('The gift'),
    p`I give my residuary estate, consisting of all property of every kind, wherever located, that I own at my death and do not otherwise effectively dispose of, including lapsed gifts, to the ${officeOf(facts)} of ${namedTrust(facts)}, dated as of ${facts.trustDate}. That trust (the “Trust”) is evidenced by the written Irrevocable Trust Agreement made by ${facts.grantor.name} as Grantor with ${trusteesNamedIn('Article\u00A012 of that agreement', facts, officeOf(facts))}, which was signed before this will and is in existence when I sign this will. “Trustee” means the trustee or trustees of the Trust serving when the gift is distributed.`,
    section('Terms'),
    p`The Trustee shall add the property to the trust property and shall hold it on the terms of that agreement, as validly changed before my death (W.S. 2-6-103). This gift does not create a trust under this will. My executor is not required to see to the application of the property by the Trustee.`,
    section('Separate trust'),
    p`The Trustee may instead hold all or part of the property as a separate trust on the same terms (W.S. 4-10-418), for example to keep property that is exempt from the generation-skipping transfer tax separate from property that is not.`,
    section('If the gift fails'),
    p`If all or part of this gift cannot take effect for any reason, including because the Trust does not exist or the Trustee does not accept the gift, I give that part to ${own(facts.trustees.length > 1 ? 'those trustees named in that agreement who serve or, if none of them serves,' : 'the trustee named in that agreement or, if that trustee does not serve,')} to the successor trustee named in it or, if no successor serves, to a trustee appointed by the court, to be held under this will on the terms of that agreement as they exist when I sign this will. For this purpose only, I incorporate those terms by reference.`,
    p`If that gift also fails, I give that part to my heirs, determined at my death under the Wyoming law of intestate succession (W.S. 2-4-101 and following).`,
    section('Survivorship and powers of appointment'),
    p`For purposes of this will, a person who is not living on the thirtieth day after my death is treated as having died before me. A child in gestation at my death who is later born alive, and who is living on the thirtieth day after birth, is treated as having survived me. This will does not exercise any power of appointment.`,
    p`This will disposes only of property that I own at my death and that does not pass in another way. That property is subject to probate before it reaches the Trust. Property that I have transferred to the Trustee during my life does not pass under this will.`,
  ]
}
