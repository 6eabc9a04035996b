import { article, fill, own, p, say, section, series } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { trusteeCalled } from '../wording/parties.ts'
import { type TrusteeNature, trusteeNature } from '../wording/trustee-nature.ts'
import { REFUSAL } from './signing.ts'

const PERMITTED = say`chartered, authorized or otherwise permitted by law to act as trustee in Wyoming, and that the officer who signs for it is authorized to do so.`
const BECOMES = say`does not become trustee until an authorized officer has signed the Trust Agreement, this Appointment, or the company’s own form of acceptance.`

/** Only an organization can make the representation; who may be one makes it on that condition. */
function byACompany(facts: Facts): Block[] {
  const of = (nature: TrusteeNature) => facts.trustees.filter((_, at) => trusteeNature(facts, at) === nature)
  const [companies, unknown] = [of('organization'), of('unknown')]
  if (companies.length + unknown.length === 0) return []
  return [
    section('Bank or trust company'),
    ...companies.map(({ name }) => p`${name} represents that it is a bank or trust company ${PERMITTED} It ${BECOMES}`),
    ...(unknown.length > 0
      ? [
          p`If ${series(unknown.map(trusteeCalled), 'or')} is a bank or trust company, it represents that it is ${PERMITTED} A bank or trust company ${BECOMES} An individual makes no such representation.`,
        ]
      : []),
    fill(
      `Charter or license to act as trustee, and issuing agency${companies.length > 0 ? '' : ' (if none, write “none”)'}`,
    ),
    fill('Date of the company’s own form of acceptance (if none, write “none”)'),
  ]
}

export function acceptance(facts: Facts): Block[] {
  return [
    article('ACCEPTANCE OR REFUSAL'),
    section('Acceptance'),
    p`The Trustee accepts the office of trustee by signing this Appointment (W.S. 4-10-701) and shall hold and administer the trust property under the terms of the Trust Agreement. The acceptance takes effect on the date beside the Trustee’s signature or, if later, on the date on which the Grantor signs the Trust Agreement. A trustee who accepted by signing the Trust Agreement confirms that acceptance by signing this Appointment.`,
    section('Property accepted'),
    p`The acceptance extends only to property that has been delivered to the Trustee or the title to which has passed to the Trustee. Property that passes only by a further act, such as a recorded deed, a new certificate of title or an institution’s own form, is accepted when that act is complete. Until then, the Trustee has no duty to insure, manage or account for that property.`,
    section('Receipt of the Trust Agreement'),
    p`The Trustee has received and read a copy of the Trust Agreement, including its schedules.`,
    ...byACompany(facts),
    section('Refusal'),
    p`A person named as trustee may decline the office by signing the block headed “${own(REFUSAL)}” instead of accepting. A person who does neither within a reasonable time is deemed to have declined. A person who has not accepted may inspect or preserve trust property without accepting the office (W.S. 4-10-701). If no trustee is serving after a refusal, the office shall be filled as Article 12 of the Trust Agreement provides.`,
  ]
}
