import { describe, expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { plainText } from '#documents/plain-text.ts'
import { cleanLine } from '#documents/wording/answer.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { FAMILIES, NAMES } from './documents.ts'

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
