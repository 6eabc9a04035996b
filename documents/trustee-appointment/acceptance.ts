import { article, fill, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'

function byACompany(facts: Facts): Block[] {
  if (!facts.corporate) return []
  const [{ name }] = facts.trustees
  return [
    p`${name} states that it is a bank or trust company chartered, authorized or otherwise permitted by law to act as trustee in Wyoming, and that the officer who signs for it has authority to do so. It does not become trustee before an authorized officer has signed the Trust Agreement, this Appointment, or the company’s own form of acceptance.`,
    fill('Charter or license to act as trustee, and the agency that gave it'),
    fill('Date of the company’s own form of acceptance (if none, write “none”)'),
  ]
}

export function acceptance(facts: Facts): Block[] {
  return [
    article('ACCEPTANCE'),
    p`The Trustee accepts the office of trustee by signing this Appointment (W.S. 4-10-701), and agrees to hold and administer the trust property on the terms of the Trust Agreement. The acceptance takes effect on the date beside the Trustee’s signature or, if later, when the Grantor has signed the Trust Agreement. A person who has already accepted by signing the Trust Agreement confirms it here.`,
    p`A person named as trustee who has not signed may inspect or preserve trust property without accepting the office (W.S. 4-10-701).`,
    p`The Trustee has received a copy of the Trust Agreement with its schedules and has read it.`,
    ...byACompany(facts),
  ]
}
