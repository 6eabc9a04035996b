import { leadNote } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { outsideWyoming } from '../wording/outside-wyoming.ts'
import { personSignature, venue } from '../wording/signature.ts'

export function signing({ trust }: Facts): Block[] {
  const principal = answer(trust, 'dpoa_principalName')
  return [
    { kind: 'heading', text: 'SIGNATURE AND ACKNOWLEDGMENT', pageBreak: true },
    leadNote`Initial and sign in ink before a notarial officer. No witness is required. An acknowledged signature is presumed genuine (W.S. 3-9-105). Without the acknowledgment, others may refuse to accept this power of attorney. For use in a transaction involving land, it must also be recorded (W.S. 34-1-104). The officer may not be the agent or another person named in this power of attorney, or be married to one of them (W.S. 32-3-123).`,
    ...outsideWyoming(trust, 'dpoa_principalAddress', 'This power of attorney is made under Wyoming law.'),
    personSignature('Principal', principal, [
      { label: 'Address', printed: answer(trust, 'dpoa_principalAddress', '\n') },
      { label: 'Telephone number' },
    ]),
    { kind: 'notary', act: 'individual', signer: principal, ...venue(answer(trust, 'dpoa_principalAddress'), trust) },
  ]
}
