import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentNames } from '#domain/trust/documents.ts'
import { clausesOf, staleSources } from './clauses.ts'
import { IDS } from './documents.ts'
import { documentsWith, FIELDS } from './fields.ts'
import { ASKED } from './screens.ts'

/** The fields that are in no document and asked on no screen, and why that is right. */
const NEITHER: Readonly<Record<string, string>> = {
  currentStep: 'where the user is',
  completed: 'marks the trust as gone through',
  isComplete: 'marks the trust as completed',
  completedAt: 'when Complete Trust was pressed; dashboard and summary say it',
  distributionRules: 'the chosen wording as it was saved; the agreement prints it anew from the type',
  einEntityType: 'always ‘Trust’; the worksheet says so itself',
  'assets.funding': 'how far the asset has been moved; the funding plan asks and shows it',
  'certificateData.signatureDate': 'marks the certificate’s step as done; dates of signing are blanks for ink',
  'beneficiaries.einUnknown': '‘I don’t have this yet’, which the list page respects',
  'assets.realEstateDetails.unknown': '‘I don’t have this yet’, which the list page respects',
  'assets.businessDetails.unknown': '‘I don’t have this yet’, which the list page respects',
  signatureComplete: 'marks a step as done',
  pourOverWillComplete: 'marks a step and its document as done',
  powerOfAttorneyComplete: 'marks a step as done',
  durablePowerOfAttorneyComplete: 'marks a step and its document as done',
  healthCareDirectiveComplete: 'marks a step and its document as done',
  healthCareDirectiveSkipped: 'marks the optional step as passed by; the summary says it',
  einApplicationComplete: 'marks a step and its document as done',
  trustAgreementComplete: 'marks a document as done',
  certificateOfTrustComplete: 'marks a step and its document as done',
  trusteeAppointmentComplete: 'marks a document as done',
  beneficiariesComplete: 'marks a step and its document as done',
  assetsComplete: 'marks a step and its document as done',
}

const used = new Map(FIELDS.map((field) => [field, documentsWith(field)]))

test('every field of the record reaches a document or a screen, but for those with a reason', () => {
  const lost = FIELDS.filter((field) => used.get(field)?.length === 0 && !ASKED.has(field))
  expect(lost.toSorted()).toEqual(Object.keys(NEITHER).toSorted())
})

test('what is asked on a screen is a field of the record', () => {
  expect(FIELDS.filter((field) => ASKED.has(field)).length).toBeGreaterThan(70)
})

test.each(IDS)('%s: no source is kept for a clause that is gone', (id) => {
  expect(staleSources(id)).toEqual([])
})

const cell = (text: string) => text.replaceAll('|', '\\|')

function chapter(id: (typeof IDS)[number]): string {
  const fields = FIELDS.filter((field) => used.get(field)?.includes(id))
  return [
    `## ${documentNames[id]}`,
    '',
    `![The first page of the ${documentNames[id]}](pictures/documents/${id}.png)`,
    '',
    '| Clause | Rests on |',
    '|---|---|',
    ...clausesOf(id).map(
      ({ heading, nested, source }) => `| ${nested ? '· ' : ''}${cell(heading)} | ${cell(source)} |`,
    ),
    '',
    `Fields: ${fields.map((field) => `\`${field}\``).join(', ')}.`,
    '',
  ].join('\n')
}

/** Made from the documents themselves. After a change: `npx vitest run tests/docx/reference.test.ts -u`. */
test('docs/documents.md is what the documents are', async () => {
  const page = [
    '# The nine documents',
    '',
    'For each document its clauses, what each rests on, and the fields of the trust record that change its text. A statute is named where the clause cites it; otherwise the table says what the clause was drafted after. W.S. is Wyoming Statutes. This is an account of how the documents are made and is not legal advice: have them read by an attorney.',
    '',
    'This page is written by `tests/docx/reference.test.ts` from the documents of the complete sample family, and the test fails when it no longer fits. The pictures are that family’s first pages in LibreOffice, made by `scripts/document-pictures.ts`. The full text of every document and sample family is in `tests/docx/golden-text/`.',
    '',
    ...IDS.map(chapter),
    '## In no document',
    '',
    'Fields that are asked, and shown on screen, and printed nowhere:',
    '',
    `${FIELDS.filter((field) => ASKED.has(field) && used.get(field)?.length === 0)
      .map((field) => `\`${field}\``)
      .join(', ')}.`,
    '',
    'Fields that the product keeps for itself:',
    '',
    '| Field | Why |',
    '|---|---|',
    ...Object.entries(NEITHER)
      .filter(([field]) => used.get(field)?.length === 0)
      .map(([field, why]) => `| \`${field}\` | ${cell(why)} |`),
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../docs/documents.md')
})

test.each(IDS)('%s: its picture is there', (id) => {
  expect(existsSync(join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'documents', `${id}.png`))).toBe(true)
})
