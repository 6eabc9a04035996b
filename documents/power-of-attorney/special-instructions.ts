import { sameName } from '#domain/formats/same-name.ts'
import { fill, lead, note, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { namedTrust } from '../wording/parties.ts'

/** Managing the trust's property is the trustee's office: an agent has no part in it unless the principal delegates one. */
function trustProperty(facts: Facts): Block {
  const { trust, trustDate } = facts
  const serves = facts.trustees.some(({ name }) => sameName(name.text, trust.dpoa_principalName))
  return serves
    ? p`Trust property. I am a trustee of ${namedTrust(facts)}, dated as of ${trustDate}. My agent does not become trustee and does not act in my place as trustee, unless I have initialed above the power to exercise fiduciary powers and the trust agreement allows them to be delegated.`
    : p`Trust property. The property of ${namedTrust(facts)}, dated as of ${trustDate}, is managed by its trustee. This power of attorney makes my agent no trustee and gives no power over property that the trustee holds.`
}

export function specialInstructions(facts: Facts): Block[] {
  return [
    { kind: 'heading', text: 'SPECIAL INSTRUCTIONS (OPTIONAL)' },
    trustProperty(facts),
    p`Transfers to the trust. Authority over estates, trusts and other beneficial interests does not let my agent give my property to that irrevocable trust. My agent may do so only under a specific authority that I have initialed above and as far as that authority reaches (W.S. 3-9-201, 3-9-211).`,
    p`Earlier powers of attorney. This power of attorney revokes only those that I list here (W.S. 3-9-110).`,
    fill('Earlier powers of attorney that I revoke, by date and agent (if none, write “none”)'),
    lead`Electronic communications. My agent may have the content of my electronic communications disclosed only if I initial here (W.S. 2-3-1009).`,
    fill('Initials, if disclosure of content to my agent is allowed'),
    lead`You may give special instructions on the following lines. Strike out those that you leave empty.`,
    fill('Special instruction'),
    fill('Special instruction'),
    fill('Special instruction'),
    { kind: 'heading', text: 'EFFECTIVE DATE' },
    p`This power of attorney is effective immediately unless I have stated otherwise in the Special Instructions. It is durable: my incapacity does not end it (W.S. 3-9-104).`,
    { kind: 'heading', text: 'NOMINATION OF CONSERVATOR OR GUARDIAN (OPTIONAL)' },
    lead`If it becomes necessary for a court to appoint a conservator of my estate or a guardian of my person, I nominate the following person(s) for appointment:`,
    fill('Name of nominee for conservator of my estate'),
    fill('Nominee’s address'),
    fill('Nominee’s telephone number'),
    fill('Name of nominee for guardian of my person'),
    fill('Nominee’s address'),
    fill('Nominee’s telephone number'),
    { kind: 'heading', text: 'RELIANCE ON THIS POWER OF ATTORNEY' },
    p`Any person, including my agent, may rely upon the validity of this power of attorney or a copy of it unless that person knows it has terminated or is invalid.`,
    note`A person who is asked to accept an acknowledged power of attorney accepts it, or asks for a certification or a translation, within seven business days (W.S. 3-9-119 and 3-9-120).`,
  ]
}
