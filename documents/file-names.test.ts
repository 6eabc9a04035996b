import { expect, test } from 'vitest'
import { fileName, trustPart } from './file-names.ts'

test.each([
  ['Irrevocable Trust Agreement', 'Trust_Agreement'],
  ['Certificate of Trust', 'Certificate_of_Trust'],
  ['Trustee Appointment and Acceptance', 'Trustee_Appointment'],
  ['Schedule A - Beneficiary Schedule', 'Schedule_A_Beneficiaries'],
  ['Assignment of Assets', 'Assignment_of_Assets'],
  ['Pour-Over Will', 'Pour_Over_Will'],
  ['Durable Power of Attorney', 'Durable_POA'],
  ['Health Care Directive', 'Health_Care_Directive'],
  ['EIN Application Instructions', 'EIN_Application_Instructions'],
])('%s has its file name', (name, stem) => {
  expect(fileName('Hollis Family Trust', name, '2026-11-20')).toBe(`Hollis_Family_Trust_${stem}_2026-11-20.docx`)
})

test('only the EIN worksheet with whole numbers has a name that says so', () => {
  const whole = { fullSsn: true }
  expect(fileName('Hollis Trust', 'EIN Application Instructions', '2026-11-20', whole)).toBe(
    'Hollis_Trust_EIN_Worksheet_With_Full_Numbers_2026-11-20.docx',
  )
  expect(fileName('Hollis Trust', 'Pour-Over Will', '2026-11-20', whole)).toBe(
    'Hollis_Trust_Pour_Over_Will_2026-11-20.docx',
  )
})

test('a name that is no document falls back', () => {
  expect(fileName('Hollis Trust', 'Prenup', '2026-11-20')).toBe('Hollis_Trust_Document_2026-11-20.docx')
})

test.each([
  [undefined, 'Untitled_Trust'],
  ['', 'Untitled_Trust'],
  ['   ', 'Untitled_Trust'],
  ['...', 'Untitled_Trust'],
  ['The  Hollis\tTrust', 'The_Hollis_Trust'],
  ['Max Hale, Jr.', 'Max_Hale,_Jr.'],
  ['A/B: "C"?*<x>|y\\z', 'A_B___C____x__y_z'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['\u202Eevil\u0000', '_evil_'],
  ['CON', '_CON'],
  ['nul.trust', '_nul.trust'],
  ['Connor Trust', 'Connor_Trust'],
  ['王小明 Trust', '王小明_Trust'],
])('%j becomes %j', (name, part) => {
  expect(trustPart(name)).toBe(part)
})

test('a long name is cut between characters at 180 bytes', () => {
  expect(trustPart('王'.repeat(120))).toBe('王'.repeat(60))
  expect(trustPart('👪'.repeat(120))).toBe('👪'.repeat(45))
  expect(trustPart('a'.repeat(200))).toBe('a'.repeat(180))
})
