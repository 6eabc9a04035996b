import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { parts } from '#documents/docx/parts.ts'
import { generateDocument } from '#documents/generate.ts'
import { type Block, textOf } from '#documents/model.ts'
import { attorneyCopy } from '#documents/trust-agreement/attorney-copy.ts'
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

/** Opens .docx files in LibreOffice and gives the text of each one's pages, by the files' names. */
async function pagesOf(files: Readonly<Record<string, Uint8Array>>): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'rendered-'))
  try {
    const paths = Object.entries(files).map(([name, bytes]) => {
      const path = join(folder, `${name}.docx`)
      writeFileSync(path, bytes)
      return path
    })
    // A profile of its own, so that a LibreOffice that is open elsewhere does not take the job.
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths])
    const pages: Record<string, string[]> = {}
    for (const name of Object.keys(files)) {
      const { stdout } = await run('pdftotext', ['-layout', join(folder, `${name}.pdf`), '-'], {
        maxBuffer: 64 * 2 ** 20,
      })
      pages[name] = stdout.split('\f').slice(0, -1)
    }
    return pages
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const NAMES = ['complete', 'selfTrustee', 'professional', 'veryLarge'] as const

/** Line breaks of the page and the hard hyphens of citations set aside. */
const joined = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, '')

test('LibreOffice opens the agreement and shows every name', { timeout: 120_000 }, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const files = NAMES.map(
    (family) => [family, generateDocument(families[family], undefined, '2026-11-20').bytes] as const,
  )
  const pages = await pagesOf(Object.fromEntries(files))
  for (const family of NAMES) {
    const trust = families[family]
    const text = joined((pages[family] ?? []).join(' '))
    for (const name of [trust.trustName, trust.grantorName, trust.trusteeName, trust.backupTrusteeName])
      expect(text).toContain(joined(cleanLine(name ?? '')))
    // A long name is broken over the lines of its cell, with other cells between them: each of its words is there.
    for (const { name } of [...(trust.beneficiaries ?? []), ...(trust.assets ?? [])])
      for (const word of cleanLine(name).split(' ')) expect(text).toContain(joined(word))
    expect(text).toContain(`Page1of${pages[family]?.length}`)
  }
})

test('LibreOffice opens the attorney’s copy with every note', { timeout: 120_000 }, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const copy = attorneyCopy(families.complete)
  const folder = mkdtempSync(join(tmpdir(), 'rendered-'))
  try {
    writeFileSync(join(folder, 'copy.docx'), zipDocx(parts(copy)))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await run('soffice', [profile, '--headless', '--convert-to', 'fodt', '--outdir', folder, join(folder, 'copy.docx')])
    // A citation's hyphens do not break.
    const opened = readFileSync(join(folder, 'copy.fodt'), 'utf8').replaceAll('\u2011', '-')
    expect(opened.match(/<office:annotation[ >]/g)).toHaveLength(copy.comments?.length ?? 0)
    expect(opened).toContain('Authority: W.S. 4-10-502.')
    expect(opened).toContain('NOT FOR SIGNING')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const DOCUMENTS = [
  'Pour-Over Will',
  'Durable Power of Attorney',
  'Health Care Directive',
  'EIN Application Instructions',
] as const satisfies readonly DocumentName[]
const FAMILIES = thorough ? (['complete', 'hostile', 'empty'] as const) : (['complete', 'hostile'] as const)

const count = (page: string, line: RegExp) => page.match(line)?.length ?? 0
const MARGINS = /Page \d+ of \d+|Prepared with/

test('personal documents: no certificate is split or alone on its page, no heading is at the foot', {
  timeout: 180_000,
}, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const files = FAMILIES.flatMap((family) =>
    DOCUMENTS.map(
      (name) => [`${family} ${name}`, generateDocument(families[family], name, '2026-11-20').bytes] as const,
    ),
  )
  const all = await pagesOf(Object.fromEntries(files))
  for (const page of Object.values(all).flat()) {
    const certificates = count(page, /^ *(Oath and acknowledgment|Acknowledgment) *$/gm)
    expect(count(page, /My commission expires:/g)).toBe(certificates)
    expect(count(page, /Official stamp/g)).toBe(certificates)
    const lines = page
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !MARGINS.test(line))
    expect(lines[1]).not.toMatch(/^(Oath and acknowledgment|Acknowledgment)$/)
    expect(lines.at(-1)).not.toMatch(/^(ARTICLE \d|\d+\.\d+ |PART \d|OPTION [AB])/)
  }
})

const doc = buildDocument(families.complete, 'Irrevocable Trust Agreement')
const from = doc.blocks.findIndex((block) => block.kind === 'article' && block.text === 'EXECUTION')
const to = doc.blocks.findIndex((block) => block.kind === 'heading' && block.text.startsWith('SCHEDULE A'))

/** The signing pages, pushed down by some lines, so that the page breaks fall elsewhere. */
function pushedDown(lines: number): Uint8Array {
  const filler = Array.from({ length: lines }, (): Block => ({ kind: 'paragraph', runs: { text: 'Filler.' } }))
  return zipDocx(parts({ ...doc, blocks: [...filler, ...doc.blocks.slice(from, to)] }))
}

const OFFSETS = thorough ? [0, 5, 10, 15, 20, 25, 30, 35] : [0, 10, 20, 30]

test('no signature or notary block is split, no heading stands alone at the foot', {
  timeout: 120_000,
}, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const all = await pagesOf(Object.fromEntries(OFFSETS.map((lines) => [`by-${lines}`, pushedDown(lines)])))
  for (const page of Object.values(all).flat()) {
    expect(count(page, /Date signed:/g)).toBe(
      count(page, /^ *(Grantor|Trustee|(First|Second) witness \(optional\)) *$/gm),
    )
    expect(count(page, /My commission expires:/g)).toBe(count(page, /^ *Acknowledgment *$/gm))
    expect(count(page, /Official stamp/g)).toBe(count(page, /^ *Acknowledgment *$/gm))
    const lines = page
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/Page \d|Prepared with/.test(line))
    expect(lines.at(-1)).not.toMatch(/^(ARTICLE \d|\d+\.\d+ )/)
  }
})

const appointment = buildDocument(families.complete, 'Trustee Appointment and Acceptance')
const calendarAt = appointment.blocks.findIndex(
  (block) => block.kind === 'table' && block.caption.startsWith('Calendar'),
)

/** The calendar of the appointment below a first line that stands lower by some points. */
function lowered(points: number): Uint8Array {
  const blocks = appointment.blocks.slice(calendarAt - 2, calendarAt + 4)
  const filler = Array.from({ length: 20 }, (): Block => ({ kind: 'paragraph', runs: { text: 'Filler.' } }))
  const all = parts({ ...appointment, blocks: [...filler, ...blocks] })
  const spaced = `<w:body><w:p><w:pPr><w:spacing w:before="${points * 20}" w:after="0"/></w:pPr></w:p>`
  return zipDocx(all.map(([name, xml]) => [name, xml.replace('<w:body>', spaced)] as const))
}

test('a table that begins at the foot of a page has all its rows', { timeout: 120_000 }, async (context) => {
  if (noWordProcessor) return context.skip(noWordProcessor)
  const table = appointment.blocks[calendarAt]
  if (table?.kind !== 'table') throw new Error('The appointment has no table.')
  const words = table.rows.map(([duty]) =>
    textOf(duty ?? [])
      .split(' ')
      .filter((word) => word.length > 5),
  )
  const heights = thorough ? Array.from({ length: 14 }, (_, at) => 40 + at * 6) : [52, 64, 76, 88, 100]
  const all = await pagesOf(Object.fromEntries(heights.map((points) => [`by-${points}`, lowered(points)])))
  for (const [name, pages] of Object.entries(all))
    for (const [at, some] of words.entries()) {
      const own = some.filter((word) => !words.some((others, other) => other !== at && others.includes(word)))
      expect(own.length).toBeGreaterThan(0)
      for (const word of own) expect(pages.join(' '), `${name}, row ${at + 1}`).toContain(word)
    }
})
