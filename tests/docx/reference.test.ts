import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLAUSE_SOURCES } from '#documents/clauses.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { clausesOf, IDS, staleSources } from './documents.ts'
import { ASKED, documentsWith, FIELDS } from './fields.ts'

/** The fields that are in no document and asked on no screen, and why that is right. */
const NEITHER: Readonly<Record<string, string>> = {
  currentStep: 'where the user is',
  completed: 'marks the trust as gone through',
  isComplete: 'marks the trust as completed',
  completedAt: 'when Complete Trust was pressed; dashboard and summary show it',
  distributionRules: 'the chosen wording as it was saved; the agreement prints the wording of the type',
  einEntityType: 'always ‘Trust’; the worksheet states it',
  'assets.funding': 'how far the asset has been moved; the funding plan asks for it and shows it',
  'certificateData.signatureDate': 'marks the certificate’s step as done; dates of signing are blanks for ink',
  'beneficiaries.einUnknown': '‘I don’t have this yet’: the list page no longer asks',
  'assets.realEstateDetails.unknown': '‘I don’t have this yet’: the list page no longer asks',
  'assets.businessDetails.unknown': '‘I don’t have this yet’: the list page no longer asks',
  signingDate: 'the plan of the day of signing asks for it and shows it; dates of signing are blanks for ink',
  signingTime: 'the plan of the day of signing asks for it and shows it',
  signingPlace: 'the plan of the day of signing asks for it and shows it',
  signingNotary: 'the plan of the day of signing asks for it; the officer signs and prints the name by hand',
  handoverOriginals: 'for the successor trustee; the page of the handover asks for it, and the binder prints it',
  handoverOpening: 'as above; it is printed on the envelope',
  handoverNotes: 'for the successor trustee, in the binder',
  signatureComplete: 'marks a step as done',
  pourOverWillComplete: 'marks a step and its document as done',
  powerOfAttorneyComplete: 'marks a step as done',
  durablePowerOfAttorneyComplete: 'marks a step and its document as done',
  healthCareDirectiveComplete: 'marks a step and its document as done',
  healthCareDirectiveSkipped: 'marks the optional step as skipped; the summary shows it',
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

/** A line for each clause that rests on more than its document's usual source, or has sections that do. */
function clauseRows(id: (typeof IDS)[number]): string[] {
  const rows: { heading: string; sources: string[] }[] = []
  for (const { heading, nested, source } of clausesOf(id)) {
    if (!nested) rows.push({ heading, sources: [] })
    const short = source.replaceAll('W.S. ', '')
    if (source !== CLAUSE_SOURCES[id].else && rows.at(-1)?.sources[0]?.split(': ')[0] !== short)
      rows.at(-1)?.sources.push(nested ? `**${heading.split(' ')[0]}** ${short}` : short)
  }
  return rows
    .filter(({ sources }) => sources.length > 0)
    .map(({ heading, sources }) => `- ${heading.replace(/^(ARTICLE|PART) (\d+)\. /, '**$2** ')}: ${sources.join('; ')}`)
}

/** Field names, those of a list or group behind its name: trustName; assets: name, type. */
function fieldList(fields: readonly string[]): string {
  const groups = Map.groupBy(fields, (field) => field.slice(0, Math.max(field.lastIndexOf('.'), 0)))
  const names = (group: string) =>
    (groups.get(group) ?? []).map((field) => field.slice(group ? group.length + 1 : 0)).join(', ')
  return [...groups.keys()].map((group) => (group ? `${group}: ${names(group)}` : names(group))).join('; ')
}

function chapter(id: (typeof IDS)[number]): string {
  const rows = clauseRows(id)
  const others = CLAUSE_SOURCES[id].else
  return [
    `## ${documentNames[id]}`,
    '',
    `![First page](pictures/documents/${id}.png)`,
    '',
    ...rows,
    ...(others === 'Drafting practice' ? [] : [`- ${rows.length > 0 ? 'Other clauses' : 'All clauses'}: ${others}`]),
    '',
  ].join('\n')
}

test('docs/documents.md is what the documents are; if not: npm run unit -- tests/docx/reference -u', async () => {
  const page = [
    '# The nine documents',
    '',
    'What each clause rests on: the statute that it cites, otherwise what the draft followed. A clause that is not listed is drafting practice. Numbers such as 4-10-402 are sections of the Wyoming Statutes; bold ones are articles, parts and sections of the document. This is not legal advice: have an attorney read the documents.',
    '',
    '`tests/docx/reference.test.ts` writes this page from the complete sample family. `tests/docx/fields.txt` has the fields that change each document.',
    '',
    ...IDS.map(chapter),
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../docs/documents.md')
})

test('fields.txt has the fields that change each document; if not: npm run unit -- tests/docx/reference -u', async () => {
  const paragraph = (name: string, isIn: (documents: readonly string[], field: string) => boolean) =>
    `${name}: ${fieldList(FIELDS.filter((field) => isIn(used.get(field) ?? [], field)))}\n`
  const list = [
    ...IDS.map((id) => paragraph(documentNames[id], (documents) => documents.includes(id))),
    paragraph('Asked, and in no document', (documents, field) => documents.length === 0 && ASKED.has(field)),
  ].join('\n')
  await expect(list).toMatchFileSnapshot('fields.txt')
})

test.each(IDS)('%s: its picture is there', (id) => {
  expect(existsSync(join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'documents', `${id}.png`))).toBe(true)
})
