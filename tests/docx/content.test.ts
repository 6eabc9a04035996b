import { describe, expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { generateDocument } from '#documents/generate.ts'
import { plainText } from '#documents/text/plain-text.ts'
import { clean, cleanLine } from '#documents/wording/clean.ts'
import { distributionClause } from '#documents/wording/distribution.ts'
import { families } from '#samples/families.ts'
import { FAMILIES, PAIRS, TODAY } from './documents.ts'
import { lint } from './lint.ts'
import { readDocx } from './read.ts'

describe.each(PAIRS)('$family: $name', { timeout: 30_000 }, ({ name, trust }) => {
  const { bytes, blanks } = generateDocument(trust, name, TODAY)
  const text = readDocx(bytes)

  test('has nothing for the lint to find', () => {
    expect(lint(bytes)).toEqual([])
  })

  test('the file says what the model says, numbers included', () => {
    expect(text).toEqual(plainText(buildDocument(trust, name)))
  })

  test('names everyone', () => {
    const whole = text.join('\n')
    for (const beneficiary of trust.beneficiaries ?? []) expect(whole).toContain(cleanLine(beneficiary.name))
    for (const party of [trust.trustName, trust.grantorName]) if (party) expect(whole).toContain(cleanLine(party))
    if (name === 'Irrevocable Trust Agreement') {
      for (const asset of trust.assets ?? []) expect(whole).toContain(cleanLine(asset.name))
      if (trust.backupTrusteeName) expect(whole).toContain(cleanLine(trust.backupTrusteeName))
    }
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

test('a complete family leaves no blank', () => {
  expect(generateDocument(families.complete, undefined, TODAY).blanks).toEqual([])
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

test('a name that is no document gives the document that says so', () => {
  const { bytes, fileName, blanks } = generateDocument(families.complete, 'Prenuptial <Agreement>', TODAY)
  expect(readDocx(bytes).join('\n')).toContain('The template for “Prenuptial <Agreement>” was not found.')
  expect(fileName).toBe('The_Whitlock_Family_Dynasty_Trust_Document_2026-11-20.docx')
  expect(blanks).toEqual([])
  expect(lint(bytes)).toEqual([])
})
