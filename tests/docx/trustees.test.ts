import { expect, test } from 'vitest'
import { buildDocument, runsIn } from '#documents/build.ts'
import { type Block, type Doc, type Run, type Runs, runsOf, textOf } from '#documents/model.ts'
import { sameName } from '#domain/formats/names.ts'
import { relationshipIn } from '#domain/import/relationships.ts'
import type { DocumentName } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { NAMES } from './documents.ts'
import { trusts } from './generated-families.ts'

type Table = Extract<Block, { kind: 'table' }>

const tablesOf = (doc: Doc) => doc.blocks.filter((block): block is Table => block.kind === 'table')
const rowsOf = (trust: TrustRecord, name: DocumentName, caption: RegExp) =>
  tablesOf(buildDocument(trust, name))
    .filter((table) => caption.test(table.caption))
    .flatMap(({ rows }) => rows)
const scheduleRows = (trust: TrustRecord) =>
  rowsOf(trust, 'Schedule A - Beneficiary Schedule', /^(?:Primary|Contingent) Beneficiaries$/)
const nameIn = (cell: Runs | undefined) => runsOf(cell ?? [])[0]?.text

/** What is read together: a row of a table, else a paragraph, an item or a line. */
const passagesOf = (doc: Doc): (readonly Run[])[] =>
  doc.blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.flatMap(runsOf)) : runsIn(block).map(runsOf),
  )

/** Those whom the schedule itself calls minors; a child of the grantor's name cannot be distinguished from the grantor. */
const minorsOf = (trust: TrustRecord) =>
  scheduleRows(trust)
    .filter(([person]) => textOf(person ?? []).includes('A minor when this schedule was prepared'))
    .map(([person]) => nameIn(person))
    .filter((name) => !sameName(name, trust.grantorName))

/** The answers that name a trustee, and what a passage says that names a minor all the same. */
const NAMING = {
  trusteeName: /was a minor|were minors/,
  trustees: /was a minor|were minors/,
  backupTrusteeName: /was a minor|if then an adult/,
  executorName: /if an adult at my death/,
  guardianName: /if then an adult/,
} as const satisfies Partial<Record<keyof TrustRecord, RegExp>>

test('no document names a minor as trustee, or, but on a condition, to an office that begins later', () => {
  let found = 0
  const errors = trusts.flatMap((trust) => {
    const minors = minorsOf(trust)
    return NAMES.flatMap((name) =>
      passagesOf(buildDocument(trust, name)).flatMap((runs) =>
        Object.entries(NAMING).flatMap(([field, allowed]) => {
          const named = runs.some(
            ({ text, source }) => source?.field === field && minors.some((one) => sameName(one, text)),
          )
          if (named) found += 1
          return named && !allowed.test(textOf(runs)) ? [`${name}: ${textOf(runs)}`] : []
        }),
      ),
    )
  })
  expect(errors).toEqual([])
  expect(found).toBeGreaterThan(15)
})

/** The names in a row that were answered or wait for an answer, or for a hand. */
const namesIn = (runs: Runs) => runsOf(runs).filter(({ source, blank }) => source || blank).length
const signersIn = (doc: Doc, role: RegExp) =>
  doc.blocks.filter((block) => block.kind === 'signature' && role.test(block.role)).length
const CERTIFIED: Readonly<Record<string, number>> = { 'is one trustee': 1, 'are two co-trustees': 2 }

/** How many trustees each paper of the trust has, wherever it shows how many. */
function counts(trust: TrustRecord): Record<string, number> {
  const [agreement, schedule, certificate, appointment, assignment, application] = [
    'Irrevocable Trust Agreement',
    'Schedule A - Beneficiary Schedule',
    'Certificate of Trust',
    'Trustee Appointment and Acceptance',
    'Assignment of Assets',
    'EIN Application Instructions',
  ].map((name) => buildDocument(trust, name)) as [Doc, Doc, Doc, Doc, Doc, Doc]
  const said = (doc: Doc, pattern: RegExp) =>
    passagesOf(doc).flatMap((runs) => textOf(runs).match(pattern)?.[1] ?? [])[0] ?? ''
  const cover = agreement.blocks[0]?.kind === 'title' ? (agreement.blocks[0].lines ?? []) : []
  const SIGNS = /^(?:Co-)?Trustee\b/
  const certified = said(certificate, /There (is one trustee|are two co-trustees|are [\d,]+ co-trustees)/)
  return {
    'agreement, cover': namesIn(cover.find((line) => textOf(line).startsWith('Trustee')) ?? []),
    'agreement, signatures': signersIn(agreement, SIGNS),
    'schedule, initials': schedule.blocks.filter(
      (block) => block.kind === 'fill' && /^Initials of (?:Trustee|co-trustee)/.test(block.label),
    ).length,
    'certificate, authority': CERTIFIED[certified] ?? Number(certified.replaceAll(/\D/g, '')),
    'certificate, signatures': signersIn(certificate, SIGNS),
    'appointment, table': rowsOf(trust, 'Trustee Appointment and Acceptance', /^Trustees/).filter(([, office]) =>
      SIGNS.test(textOf(office ?? [])),
    ).length,
    'appointment, signatures': signersIn(appointment, SIGNS),
    'assignment, signatures': signersIn(assignment, SIGNS),
    'application, line 3': namesIn(
      rowsOf(trust, 'EIN Application Instructions', /Form SS-4/).find(([line]) => textOf(line ?? []) === '3')?.[2] ??
        [],
    ),
    'application, notes': Number(
      said(application, /^Number of trustees: (?:\d+ in your answers; (?:the trust agreement requires )?)?(\d+)/),
    ),
  }
}

test('the papers of the trust count the same trustees', () => {
  const errors = trusts.flatMap((trust) => {
    const counted = counts(trust)
    return new Set(Object.values(counted)).size === 1 ? [] : [JSON.stringify(counted)]
  })
  expect(errors).toEqual([])
})

test('a paper that points to a name in Article 12 says on which line it is written', () => {
  let found = 0
  const errors = trusts.flatMap((trust) =>
    NAMES.flatMap((name) =>
      passagesOf(buildDocument(trust, name)).flatMap((runs) => {
        const text = textOf(runs).replaceAll('\u00A0', ' ')
        const pointing =
          text.match(/the persons? whose names? (?:is|are) written (?:as [\w-]+ )?in [^,.]*Article 12/g) ?? []
        found += pointing.length
        return pointing.filter((words) => !/written as (?:co-)?trustees? in/.test(words))
      }),
    ),
  )
  expect(errors).toEqual([])
  expect(found).toBeGreaterThan(15)
})

test('the appointment states the relationship of a beneficiary as Schedule A does', () => {
  let found = 0
  const errors = trusts.flatMap((trust) => {
    const listed = scheduleRows(trust)
    return rowsOf(trust, 'Trustee Appointment and Acceptance', /^Trustees/).flatMap(([name, , , relationship]) => {
      const stated = textOf(relationship ?? [])
      const same = listed.filter(([person]) => sameName(nameIn(person), nameIn(name)))
      if (same.length === 0 || stated === 'The Grantor') return []
      found += 1
      const said = (text = '') => relationshipIn(text) ?? text
      return same.some(([, related]) => said(textOf(related ?? []).split('\n')[0]) === said(stated))
        ? []
        : [`${nameIn(name)}: ${stated}`]
    })
  })
  expect(errors).toEqual([])
  expect(found).toBeGreaterThan(15)
})
