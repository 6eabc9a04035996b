import { leadNote } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { personSignature, venue } from '../wording/signature.ts'

export function signing({ trust, county }: Facts): Block[] {
  const principal = answer(trust, 'dpoa_principalName')
  return [
    { kind: 'heading', text: 'SIGNATURE AND ACKNOWLEDGMENT' },
    leadNote`Initial and sign in ink before a notarial officer. No witness is required. An acknowledged signature is presumed genuine (W.S. 3-9-105); without the acknowledgment others may refuse this power of attorney. To be used for land it must also be recorded (W.S. 34-1-104). The officer may not be the agent or another person named in it, or be married to one of them (W.S. 32-3-123).`,
    personSignature('Principal', principal, [
      { label: 'Address', printed: answer(trust, 'dpoa_principalAddress', '\n') },
      { label: 'Telephone number' },
    ]),
    { kind: 'notary', act: 'individual', signer: principal, ...venue(answer(trust, 'dpoa_principalAddress'), county) },
  ]
}
