import { sameName } from '#domain/formats/names.ts'
import type { MaritalStatus } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isUnmarried } from '#domain/trust/spouse.ts'
import { article, fill, fixed, p, section, series } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block } from '../model.ts'
import { answer, cleanLine } from '../wording/answer.ts'
import { ifAdult, ofOnesOwnName, spouseName } from '../wording/parties.ts'
import { byPerson, MAX_NAMED, nameOf } from '../wording/takers.ts'
import { asWyomingLaw, inWyoming } from '../wording/wyoming.ts'

/** The answers say who is whose spouse or child for the grantor only. */
const isGrantors = ({ trust }: DocumentValues) => sameName(trust.testatorName, trust.grantorName)

const NOT_MARRIED: Readonly<Record<Exclude<MaritalStatus, 'married'>, Block>> = {
  single: p`I am not married.`,
  widowed: p`I am not married. My spouse has died.`,
  divorced: p`I am not married. My marriage ended by divorce.`,
}

function marriage(facts: DocumentValues): Block[] {
  const { trust } = facts
  const { maritalStatus } = trust
  const unknown = [
    fill('Marital status (single, married, widowed or divorced)'),
    fill('Full legal name of spouse (if none, write “none”)'),
  ]
  if (!isGrantors(facts)) return unknown
  // Where another answer names a spouse, it is not said who is right.
  if (maritalStatus && maritalStatus !== 'married') return isUnmarried(trust) ? [NOT_MARRIED[maritalStatus]] : unknown
  const spouse = spouseName(trust)
  if (spouse) return [p`My spouse is ${spouse}.`]
  return maritalStatus ? [p`I am married.`, fill('Full legal name of spouse')] : unknown
}

function children(facts: DocumentValues): Block[] {
  const listed = isGrantors(facts) ? facts.beneficiaries.filter(({ relationship }) => relationship === 'child') : []
  const named = byPerson(listed).map(([child]) => child)
  if (named.length === 0) return [fill('Full legal names of all living children (if none, write “none”)')]
  const namesake = named.some(({ name }) => sameName(name, facts.trust.testatorName))
  return [
    named.length > MAX_NAMED
      ? p`My children include those whom Schedule A - Beneficiary Schedule of the trust named in Article 4 describes as my children.`
      : named.length === 1
        ? p`My child is ${series(named.map(nameOf))}.`
        : p`My children are ${series(named.map(nameOf))}.`,
    ...(namesake ? [fill('How the child who bears my name is distinguished from me')] : []),
    fill('Other living children, full legal names (if none, write “none”)'),
  ]
}

export function family(facts: DocumentValues): Block[] {
  return [
    article('MY FAMILY'),
    section('Marriage'),
    ...marriage(facts),
    section('Children'),
    ...children(facts),
    p`In this will, “child of mine” includes each child named or described above and each child who, after I sign this will, is born to me or is legally adopted by me before the age of 18 years.`,
    section('Rights of a surviving spouse'),
    p`I understand that${inWyoming(facts.trust.testatorAddress) ? [] : fixed(', to the extent that Wyoming law governs,')} a surviving spouse may have a right to take a share of my probate estate against this will (W.S. 2-5-101), and that divorce affects this will as W.S. 2-6-118 provides.`,
  ]
}

const ALTERNATE = fixed(
  'If that person does not serve, I nominate as guardian the person whose name is written below as alternate guardian before I sign.',
)
const ALTERNATE_LINES: readonly Block[] = [
  fill('Alternate guardian, full legal name (if none, write “none”)'),
  fill('Address of alternate guardian'),
]

/** A guardian who was not answered is written in by hand: there may be children whom no answer names. */
function byHand(trust: TrustRecord): Block[] {
  return [
    section('Nomination'),
    p`If a child of mine is a minor at my death and needs a guardian, I nominate as guardian of the child the person whose name is written below as guardian before I sign. ${ALTERNATE}`,
    fill('Guardian of a minor child, full legal name (if none, write “none”)'),
    fill('Address of guardian'),
    ...ALTERNATE_LINES,
    ...effect(trust),
  ]
}

function effect({ testatorAddress }: TrustRecord): Block[] {
  return [
    section('Effect'),
    p`This is a nomination and not an appointment. ${asWyomingLaw(testatorAddress, 'The court looks')} first to the child’s other parent and then to the person nominated in the will of the custodial parent, and is not bound by this nomination (W.S. 3-2-107).`,
    section('Bond of a guardian'),
    p`To the extent the law permits, I request that no guardian or conservator be required to furnish bond.`,
  ]
}

function nomination({ trust }: DocumentValues): Block[] {
  if (cleanLine(trust.guardianName ?? '') !== '')
    return [
      section('Nomination'),
      p`If a child of mine is a minor at my death and needs a guardian, I nominate ${answer(trust, 'guardianName')}, of ${answer(trust, 'guardianAddress')}${ifAdult(trust, 'guardianName')}, as guardian of the child. ${ALTERNATE}`,
      ...ofOnesOwnName(trust, 'guardianName'),
      ...ALTERNATE_LINES,
      ...effect(trust),
    ]
  return byHand(trust)
}

export function guardian(facts: DocumentValues): Block[] {
  return [
    article('GUARDIAN OF MINOR CHILDREN'),
    ...nomination(facts),
    section('Property of a minor'),
    p`Property that passes to the Trustee for a minor is held on the terms of the Trust and requires no conservator. If a conservator is needed for other property of a minor child of mine, I nominate the person whose name is written below before I sign.`,
    fill('Conservator of a minor child’s property (if none, write “none”)'),
  ]
}
