import type { TrustRecord } from '#domain/trust/record.ts'
import { article, fill, own, p, section } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { cleanLine } from '../wording/clean.ts'
import { answer } from '../wording/fallbacks.ts'
import { ifAdult } from '../wording/if-adult.ts'
import { asWyomingLaw } from '../wording/wyoming-law.ts'

const ALTERNATE = own(
  'If that person does not serve, I nominate as alternate guardian the person whose name is written below before I sign.',
)
const ALTERNATE_LINES: readonly Block[] = [
  fill('Alternate guardian, full legal name (if none, write “none”)'),
  fill('Address of alternate guardian'),
]

/** A guardian who was not answered is written in by hand: there may be children whom no answer names. */
function byHand(trust: TrustRecord): Block[] {
  return [
    section('Nomination'),
    p`If a child of mine is a minor at my death and needs a guardian, I nominate as guardian of the child the person whose name is written below before I sign. ${ALTERNATE}`,
    fill('Guardian of a minor child, full legal name (if none, write “none”)'),
    fill('Address of guardian'),
    ...ALTERNATE_LINES,
    ...effect(trust),
  ]
}

function effect({ testatorAddress }: TrustRecord): Block[] {
  return [
    section('Effect'),
    p`This is a nomination and not an appointment. ${asWyomingLaw(testatorAddress, 'The court looks')} first to the child’s other parent and then to this nomination, and is not bound by it (W.S. 3-2-107).`,
    section('Bond of a guardian'),
    p`To the extent the law permits, I request that no guardian or conservator be required to furnish bond.`,
  ]
}

function nomination({ trust }: Facts): Block[] {
  if (cleanLine(trust.guardianName ?? '') !== '')
    return [
      section('Nomination'),
      p`If a child of mine is a minor at my death and needs a guardian, I nominate ${answer(trust, 'guardianName')}, of ${answer(trust, 'guardianAddress')}${ifAdult(trust, 'guardianName')}, as guardian of the child. ${ALTERNATE}`,
      ...ALTERNATE_LINES,
      ...effect(trust),
    ]
  return byHand(trust)
}

export function guardian(facts: Facts): Block[] {
  return [
    article('GUARDIAN OF MINOR CHILDREN'),
    ...nomination(facts),
    section('Property of a minor'),
    p`Property that passes to the Trustee for a minor is held on the terms of the Trust and requires no conservator. If a conservator is needed for other property of a minor child of mine, I nominate the person whose name is written below before I sign.`,
    fill('Conservator of a minor child’s property (if none, write “none”)'),
  ]
}
