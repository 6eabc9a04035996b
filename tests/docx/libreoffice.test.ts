import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { attorneyCopy } from '#documents/clauses.ts'
import { parts } from '#documents/docx/parts.ts'
import { generateDocument } from '#documents/generate.ts'
import { type Block, textOf } from '#documents/model.ts'
import { cleanLine } from '#documents/wording/answer.ts'
import { zipDocx } from '#documents/zip.ts'
import type { DocumentName } from '#domain/trust/documents.ts'
import { families } from '#samples/families.ts'
import { findProgram } from '#scripts/test-programs.ts'
import { thorough } from '../thorough.ts'

const run = promisify(execFile)

const lacking = ['soffice', 'pdftotext'].find((program) => !findProgram(program))

/** Why no document can be opened here, or undefined. */
const noWordProcessor =
  lacking && `${lacking} was not found: install it (apt-get install libreoffice-writer-nogui poppler-utils)`

interface File {
  name: string
  bytes: Uint8Array
}

/** Converts .docx files in one LibreOffice, which takes seconds to start, into the folder that `use` then reads. */
async function converted<T>(
  files: readonly File[],
  format: 'pdf' | 'fodt',
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rendered-'))
  try {
    const paths = files.map(({ name, bytes }) => {
      const path = join(folder, `${name}.docx`)
      writeFileSync(path, bytes)
      return path
    })
    // A profile of its own, so that a LibreOffice that is open elsewhere does not take the job.
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, ...paths])
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const TODAY = '2026-11-20'
const FAMILIES = ['complete', 'selfTrustee', 'professional', 'veryLarge'] as const
const agreements = FAMILIES.map((family) => ({
  name: family,
  bytes: generateDocument(families[family], undefined, TODAY).bytes,
}))

const PERSONAL = [
  'Pour-Over Will',
  'Durable Power of Attorney',
  'Health Care Directive',
  'EIN Application Instructions',
] as const satisfies readonly DocumentName[]
const personal = (['complete', 'hostile', ...(thorough ? (['empty'] as const) : [])] as const).flatMap((family) =>
  PERSONAL.map((name) => ({
    name: `${family} ${name}`,
    bytes: generateDocument(families[family], name, TODAY).bytes,
  })),
)

const filler = (lines: number): Block[] =>
  Array.from({ length: lines }, () => ({ kind: 'paragraph', runs: { text: 'Filler.' } }))

const agreement = buildDocument(families.complete, 'Irrevocable Trust Agreement')
const from = agreement.blocks.findIndex((block) => block.kind === 'article' && block.text === 'EXECUTION')
const to = agreement.blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('SCHEDULE A'))
const OFFSETS = thorough ? [0, 5, 10, 15, 20, 25, 30, 35] : [0, 10, 20, 30]
/** The signing pages, pushed down by some lines, so that the page breaks fall elsewhere. */
const signingPages = OFFSETS.map((lines) => ({
  name: `signing pages by ${lines}`,
  bytes: zipDocx(parts({ ...agreement, blocks: [...filler(lines), ...agreement.blocks.slice(from, to)] })),
}))

const appointment = buildDocument(families.complete, 'Trustee Appointment and Acceptance')
const calendarAt = appointment.blocks.findIndex(
  (block) => block.kind === 'table' && block.caption.startsWith('Calendar'),
)

/** The calendar of the appointment below a first line that stands lower by some points. */
function lowered(points: number): Uint8Array {
  const blocks = appointment.blocks.slice(calendarAt - 2, calendarAt + 4)
  const all = parts({ ...appointment, blocks: [...filler(20), ...blocks] })
  const spaced = `<w:body><w:p><w:pPr><w:spacing w:before="${points * 20}" w:after="0"/></w:pPr></w:p>`
  return zipDocx(all.map(([name, xml]) => [name, xml.replace('<w:body>', spaced)] as const))
}

const HEIGHTS = thorough ? Array.from({ length: 14 }, (_, at) => 40 + at * 6) : [52, 64, 76, 88, 100]
const calendars = HEIGHTS.map((points) => ({ name: `calendar by ${points}`, bytes: lowered(points) }))

/** The text of each file's pages, by the files' names. */
const pages: Record<string, string[]> = {}
const pagesOf = (files: readonly File[]) => files.flatMap(({ name }) => pages[name] ?? [])

// All in one LibreOffice, which takes seconds to start.
beforeAll(async () => {
  if (noWordProcessor) return
  const files = [...agreements, ...personal, ...signingPages, ...calendars]
  await converted(files, 'pdf', async (folder) => {
    for (const { name } of files) {
      const { stdout } = await run('pdftotext', ['-layout', join(folder, `${name}.pdf`), '-'], {
        maxBuffer: 64 * 2 ** 20,
      })
      pages[name] = stdout.split('\f').slice(0, -1)
    }
  })
}, 300_000)

/** Line breaks of the page and the hard hyphens of citations set aside. */
const joined = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, '')
const count = (page: string, line: RegExp) => page.match(line)?.length ?? 0
/** The lines of a page between its header and its footer. */
const linesOf = (page: string) =>
  page
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/Page \d+ of \d+|Prepared with/.test(line))

test.for(FAMILIES)('LibreOffice opens the agreement of %s and shows every name', (family, context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const trust = families[family]
  const text = joined((pages[family] ?? []).join(' '))
  for (const name of [trust.trustName, trust.grantorName, trust.trusteeName, trust.backupTrusteeName])
    expect(text).toContain(joined(cleanLine(name ?? '')))
  // A long name is broken over the lines of its cell, with other cells between them: each of its words is there.
  for (const { name } of [...(trust.beneficiaries ?? []), ...(trust.assets ?? [])])
    for (const word of cleanLine(name).split(' ')) expect(text).toContain(joined(word))
  expect(text).toContain(`Page1of${pages[family]?.length}`)
})

test('LibreOffice opens the attorney’s copy with every note', { timeout: 120_000 }, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const copy = attorneyCopy(families.complete)
  const text = await converted([{ name: 'copy', bytes: zipDocx(parts(copy)) }], 'fodt', (folder) =>
    readFile(join(folder, 'copy.fodt'), 'utf8'),
  )
  // A citation's hyphens do not break.
  const opened = text.replaceAll('\u2011', '-')
  expect(opened.match(/<office:annotation[ >]/g)).toHaveLength(copy.comments?.length ?? 0)
  expect(opened).toContain('Authority: W.S. 4-10-502.')
  expect(opened).toContain('NOT FOR SIGNING')
})

test('personal documents: no certificate is split or alone on its page, no heading is at the foot', (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  expect(pagesOf(personal).length).toBeGreaterThan(personal.length)
  for (const page of pagesOf(personal)) {
    const certificates = count(page, /^ *(Oath and acknowledgment|Acknowledgment) *$/gm)
    expect(count(page, /My commission expires:/g)).toBe(certificates)
    expect(count(page, /Official stamp/g)).toBe(certificates)
    const lines = linesOf(page)
    expect(lines[1]).not.toMatch(/^(Oath and acknowledgment|Acknowledgment)$/)
    expect(lines.at(-1)).not.toMatch(/^(ARTICLE \d|\d+\.\d+ |PART \d|OPTION [AB])/)
  }
})

test('no signature or notary block is split, no heading stands alone at the foot', (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  expect(pagesOf(signingPages).length).toBeGreaterThan(signingPages.length)
  for (const page of pagesOf(signingPages)) {
    expect(count(page, /Date signed:/g)).toBe(
      count(page, /^ *(Grantor|Trustee|(First|Second) witness \(optional\)) *$/gm),
    )
    expect(count(page, /My commission expires:/g)).toBe(count(page, /^ *Acknowledgment *$/gm))
    expect(count(page, /Official stamp/g)).toBe(count(page, /^ *Acknowledgment *$/gm))
    expect(linesOf(page).at(-1)).not.toMatch(/^(ARTICLE \d|\d+\.\d+ )/)
  }
})

test('a table that begins at the foot of a page has all its rows', (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const table = appointment.blocks[calendarAt]
  if (table?.kind !== 'table') throw new Error('The appointment has no table.')
  const words = table.rows.map(([duty]) =>
    textOf(duty ?? [])
      .split(' ')
      .filter((word) => word.length > 5),
  )
  for (const { name } of calendars)
    for (const [at, some] of words.entries()) {
      const own = some.filter((word) => !words.some((others, other) => other !== at && others.includes(word)))
      expect(own.length).toBeGreaterThan(0)
      for (const word of own) expect(pages[name]?.join(' '), `${name}, row ${at + 1}`).toContain(word)
    }
})
