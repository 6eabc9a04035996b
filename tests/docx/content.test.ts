import { describe, expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { documentValuesOf } from '#documents/document-values.ts'
import { generateDocument } from '#documents/generate.ts'
import { textOf } from '#documents/model.ts'
import { plainText } from '#documents/plain-text.ts'
import { clean, cleanLine } from '#documents/wording/answer.ts'
import { distributionClause } from '#documents/wording/distribution.ts'
import { asTrustee, theTrust } from '#documents/wording/parties.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import type { DocumentName } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { minorNamed } from '#domain/trust/who-may-serve.ts'
import { families } from '#samples/families.ts'
import { thorough } from '../thorough.ts'
import { FAMILIES, NAMES, PAIRS_AND_CASES, TODAY } from './documents.ts'
import { lint, readDocx } from './word-file.ts'

const trustAndGrantor = ({ trustName, grantorName }: TrustRecord) => [trustName, grantorName]
const namesOf = (list: readonly { name: string }[] | undefined) => (list ?? []).map(({ name }) => name)

/** The trustee, unless the schedule shows a minor: a line stands for that name. */
const trusteeOf = (trust: TrustRecord) => (minorNamed(trust.trusteeName, trust) ? undefined : trust.trusteeName)

/** Whom and what a document names. A certificate does not name the beneficiaries. */
const NAMED: { readonly [Name in DocumentName]?: (trust: TrustRecord) => (string | undefined)[] } = {
  'Irrevocable Trust Agreement': (trust) => [
    ...trustAndGrantor(trust),
    trusteeOf(trust),
    trust.backupTrusteeName,
    ...namesOf(trust.beneficiaries),
    ...namesOf(trust.assets),
  ],
  'Certificate of Trust': (trust) => [...trustAndGrantor(trust), trusteeOf(trust)],
  'Trustee Appointment and Acceptance': (trust) => [
    ...trustAndGrantor(trust),
    trusteeOf(trust),
    trust.backupTrusteeName,
  ],
  'Schedule A - Beneficiary Schedule': (trust) => [...trustAndGrantor(trust), ...namesOf(trust.beneficiaries)],
  'Assignment of Assets': (trust) => [...trustAndGrantor(trust), trusteeOf(trust), ...namesOf(trust.assets)],
  'Pour-Over Will': (trust) => [
    ...trustAndGrantor(trust),
    trusteeOf(trust),
    trust.testatorName,
    trust.executorName,
    trust.guardianName,
  ],
  'Durable Power of Attorney': (trust) => [trust.trustName, trust.dpoa_principalName, trust.dpoa_agentName],
  'Health Care Directive': (trust) => [trust.hcd_principalName, trust.hcd_agentName],
  'EIN Application Instructions': (trust) => [
    ...trustAndGrantor(trust),
    trusteeOf(trust),
    trust.einTrustName,
    trust.einResponsiblePartyName,
  ],
}

describe.each(PAIRS_AND_CASES)('$family: $name', { timeout: 30_000 }, ({ family, name, trust }) => {
  const { bytes, blanks } = generateDocument(trust, name, TODAY)
  const text = readDocx(bytes)

  if (thorough || family in families)
    test('has nothing for the lint to find', () => {
      expect(lint(bytes)).toEqual([])
    })

  test('the file says what the model says, numbers included', () => {
    expect(text).toEqual(plainText(buildDocument(trust, name)))
  })

  test('names everyone who belongs in it', () => {
    const whole = text.join('\n')
    for (const person of NAMED[name]?.(trust) ?? []) if (person) expect(whole).toContain(cleanLine(person))
  })

  test('carries no social security number', () => {
    const whole = text.join('\n')
    for (const secret of [trust.grantorSsn, trust.einResponsiblePartySSN])
      if (secret) expect(whole).not.toContain(secret)
  })

  test('prints each missing answer as a blank', () => {
    for (const blank of blanks) expect(blank.label).not.toBe('')
    expect(new Set(blanks.map((blank) => JSON.stringify(blank))).size).toBe(blanks.length)
  })

  test('refers only to articles that exist', () => {
    for (const [, number] of text.join('\n').matchAll(/Articles?\u00A0(\d+)/g))
      expect(Number(number)).toBeLessThanOrEqual(22)
  })
})

test.each(FAMILIES)('%s: the clause that the step shows is the clause that the agreement prints', (family) => {
  const text = plainText(buildDocument(families[family], 'Irrevocable Trust Agreement')).join('\n\n')
  expect(text).toContain(distributionClause(families[family]))
})

test.each(FAMILIES)('%s: the papers of the trust name it, its date and its trustees in the same words', (family) => {
  const facts = documentValuesOf(families[family])
  const [named, title] = [theTrust(facts), asTrustee(facts)].map(textOf)
  for (const name of ['Certificate of Trust', 'Trustee Appointment and Acceptance', 'Assignment of Assets']) {
    const text = plainText(buildDocument(families[family], name)).join('\n')
    expect(text).toContain(named)
    expect(text).toContain(title)
  }
  for (const name of ['Irrevocable Trust Agreement', 'Pour-Over Will'])
    expect(plainText(buildDocument(families[family], name)).join('\n')).toContain(title)
})

test('custom rules are printed as they were written', () => {
  const rules = 'Pay for school first.\nThen <b>help</b> each child & grandchild "equally".'
  const text = plainText(
    buildDocument(
      { ...families.complete, distributionType: 'custom', customRules: rules },
      'Irrevocable Trust Agreement',
    ),
  )
  for (const line of clean(rules).split('\n')) expect(text).toContain(line)
})

test.each(NAMES)('a complete family leaves no blank: %s', (name) => {
  expect(generateDocument(families.complete, name, TODAY).blanks).toEqual([])
})

test('an empty trust lists what is missing, each with the field to ask for', () => {
  const { blanks } = generateDocument(families.empty, undefined, TODAY)
  expect(blanks.map(({ field }) => field)).toEqual([
    'trustName',
    'trustDate',
    'grantorName',
    'trusteeName',
    'grantorAddress',
    'trusteeAddress',
    'distributionType',
    'backupTrusteeName',
    'certificateData',
    'beneficiaries',
    'assets',
  ])
})

test('an unknown document name gives the template-not-found document', () => {
  const { bytes, fileName, blanks } = generateDocument(families.complete, 'Prenuptial <Agreement>', TODAY)
  expect(readDocx(bytes).join('\n')).toContain('The template for “Prenuptial <Agreement>” was not found.')
  expect(fileName).toBe('The_Whitlock_Family_Dynasty_Trust_Document_2026-11-20.docx')
  expect(blanks).toEqual([])
  expect(lint(bytes)).toEqual([])
})

test('whole social security numbers stand on the EIN worksheet when asked for, and nowhere else', () => {
  const trust = families.complete
  const asked = NAMES.filter((name) => {
    const text = plainText(buildDocument(trust, name, { fullSsn: true })).join('\n')
    return text.includes('536-90-4321') || text.includes('536904321')
  })
  expect(asked).toEqual(['EIN Application Instructions'])
})

const DATED = /dated as of (\[Trust Date\]|[^\s,]+ \d{1,2}, \d{4})/g

describe.each(FAMILIES)('%s, across the nine', (family) => {
  const trust = families[family]
  const texts = NAMES.map((name) => [name, plainText(buildDocument(trust, name)).join('\n')] as const)
  // A directive stands without the trust, and mentions it once its name, date and grantor are known.
  const known = trust.trustName && trust.trustDate && trust.grantorName
  const trustPapers = texts.filter(([name]) => known || name !== 'Health Care Directive')
  const trustName = cleanLine(trust.trustName ?? '') || 'Untitled Trust'
  const trustDate = trust.trustDate ? longDate(trust.trustDate) : '[Trust Date]'

  test.each(trustPapers)('%s names the trust as the others do', (_, text) => {
    expect(text).toContain(trustName)
  })

  test.each(trustPapers)('%s dates the trust as the others do, and in no other form', (_, text) => {
    expect(text).toContain(trustDate)
    for (const [, date] of text.matchAll(DATED)) expect(date).toBe(trustDate)
    expect(text).not.toMatch(/\b\d{4}-\d\d-\d\d\b/)
  })

  test.each(texts)('%s has no trace of a value that was not there', (_, text) => {
    expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bnull\b|\bInfinity\b|\bInvalid Date\b/)
  })

  test.each(texts)('%s has no bracketed default but in a blank', (name, text) => {
    const blanks = plainBlanks(name)
    const bare = blanks.reduce((rest, blank) => rest.replaceAll(blank, ''), text)
    expect(bare).not.toMatch(/\[[A-Z][A-Za-z ]+(Name|Address|Date|County|City|State|Code|Rules)\]/)
  })

  function plainBlanks(name: string): string[] {
    return buildDocument(trust, name)
      .blocks.flatMap((block) => runsOfAny(block))
      .flatMap((run) => (run.blank ? [run.text] : []))
  }
})

const TYPED = '12 Elm Street,\r\nApt. 3\n\nLander, WY 82520'
const ON_LINES = '12 Elm Street\nApt. 3\nLander, WY 82520'
const IN_TEXT = '12 Elm Street, Apt. 3, Lander, WY 82520'

/** A family whose every address was typed on three lines, with a comma and an empty line that forms do not carry. */
function onThreeLines(): TrustRecord {
  const { complete } = families
  const moved = <T extends object>(holder: T): T =>
    Object.fromEntries(Object.entries(holder).map(([key, held]) => [key, /address$/i.test(key) ? TYPED : held])) as T
  return {
    ...moved(complete),
    backupTrusteeAddress: TYPED,
    guardianAddress: TYPED,
    certificateData: { ...complete.certificateData, adminAddress: TYPED },
    trustees: (complete.trustees ?? []).map(moved),
    beneficiaries: (complete.beneficiaries ?? []).map((each) => ({ ...each, address: TYPED })),
    assets: (complete.assets ?? []).map((each) => ({ ...each, address: TYPED })),
  }
}

/** How each document prints addresses. */
const PRINTED: Readonly<Record<string, readonly ('lines' | 'text')[]>> = {
  'Irrevocable Trust Agreement': ['lines', 'text'],
  'Schedule A - Beneficiary Schedule': ['lines'],
  'Assignment of Assets': ['lines', 'text'],
  'Certificate of Trust': ['text'],
  'Trustee Appointment and Acceptance': ['lines', 'text'],
  'Pour-Over Will': ['text'],
  'Durable Power of Attorney': ['lines', 'text'],
  'Health Care Directive': ['lines', 'text'],
  'EIN Application Instructions': ['lines'],
}

test.each(NAMES)('%s keeps the lines of an address where there is room, and parts them by commas in text', (name) => {
  const text = plainText(buildDocument(onThreeLines(), name)).join('\n\n')
  const found = [text.includes(ON_LINES) && 'lines', text.includes(IN_TEXT) && 'text'].filter(Boolean)
  expect(found).toEqual(PRINTED[name])
  const bare = text.replaceAll(ON_LINES, '').replaceAll(IN_TEXT, '')
  expect(bare).not.toMatch(/12 Elm Street|Apt\. 3/)
})

test('the co-trustees of a certificate have their addresses on lines', () => {
  const trust = onThreeLines()
  const further = { id: 'further', name: 'Further Trustee', address: TYPED }
  const both = { ...trust, trustees: [...(trust.trustees ?? []), further] }
  expect(plainText(buildDocument(both, 'Certificate of Trust'))).toContain(ON_LINES)
})

interface AnyRun {
  text: string
  blank?: unknown
}

/** Every run anywhere in a block, however deep. */
function runsOfAny(part: unknown): AnyRun[] {
  if (Array.isArray(part)) return part.flatMap(runsOfAny)
  if (typeof part !== 'object' || part === null) return []
  if ('text' in part && typeof part.text === 'string' && !('kind' in part))
    return [{ text: part.text, ...('blank' in part && { blank: part.blank }) }]
  return Object.values(part).flatMap(runsOfAny)
}
