import { sameName } from '#domain/formats/same-name.ts'
import { article, fill, own, p, section, series } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { MOST_NAMED, nameOf } from '../wording/ages.ts'
import { spouseName } from '../wording/kin.ts'
import { byPerson } from '../wording/takers.ts'
import { inWyoming } from '../wording/wyoming-law.ts'

/** The answers say who is whose spouse or child for the grantor only. */
const isGrantors = ({ trust }: Facts) => sameName(trust.testatorName, trust.grantorName)

function marriage(facts: Facts): Block[] {
  const spouse = isGrantors(facts) && spouseName(facts.trust)
  return spouse
    ? [p`My spouse is ${spouse}.`]
    : [
        fill('Marital status (single, married, widowed or divorced)'),
        fill('Full legal name of spouse (if none, write “none”)'),
      ]
}

function children(facts: Facts): Block[] {
  const listed = isGrantors(facts) ? facts.beneficiaries.filter(({ relationship }) => relationship === 'child') : []
  const named = byPerson(listed).map(([child]) => child)
  if (named.length === 0) return [fill('Full legal names of all living children (if none, write “none”)')]
  const namesake = named.some(({ name }) => sameName(name, facts.trust.testatorName))
  return [
    named.length > MOST_NAMED
      ? p`My children include those whom Schedule A - Beneficiary Schedule of the trust named in Article 4 describes as my children.`
      : named.length === 1
        ? p`My child is ${series(named.map(nameOf))}.`
        : p`My children are ${series(named.map(nameOf))}.`,
    ...(namesake ? [fill('How the child who bears my name is distinguished from me')] : []),
    fill('Other living children, full legal names (if none, write “none”)'),
  ]
}

export function family(facts: Facts): Block[] {
  return [
    article('MY FAMILY'),
    section('Marriage'),
    ...marriage(facts),
    section('Children'),
    ...children(facts),
    p`In this will, “child of mine” includes each child named or described above and each child who, after I sign this will, is born to me or is legally adopted by me before the age of 18 years.`,
    section('Rights of a surviving spouse'),
    p`I understand that${inWyoming(facts.trust.testatorAddress) ? [] : own(', to the extent that Wyoming law governs,')} a surviving spouse may have a right to take a share of my probate estate against this will (W.S. 2-5-101), and that divorce affects this will as W.S. 2-6-118 provides.`,
  ]
}
