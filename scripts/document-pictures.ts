import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDocument } from '#documents/generate.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { families } from '#samples/families.ts'
import { greyPng } from './grey-png.ts'

/**
 * Makes `docs/pictures/documents/`: the first page of each document of the complete sample family, as LibreOffice lays
 * it out. Needs soffice and pdftoppm. Run it after a change of wording or looks: `node scripts/document-pictures.ts`.
 */
const target = join(import.meta.dirname, '..', 'docs', 'pictures', 'documents')
const DOTS_PER_INCH = 80
const LARGEST = 60 * 1024

const ids = Object.keys(documentNames) as DocumentId[]
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
try {
  const sources = ids.map((id) => {
    const path = join(folder, `${id}.docx`)
    writeFileSync(path, generateDocument(families.complete, documentNames[id], '2026-11-20').bytes)
    return path
  })
  // A profile of its own, so that a LibreOffice that is open elsewhere does not take the job.
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...sources])
  for (const id of ids) {
    const page = join(folder, id)
    execFileSync('pdftoppm', [
      ...['-gray', '-singlefile', '-r', String(DOTS_PER_INCH), '-f', '1', '-l', '1'],
      ...[`${page}.pdf`, page],
    ])
    const picture = greyPng(readFileSync(`${page}.pgm`))
    if (picture.length > LARGEST)
      throw new Error(`The picture of ${id} has ${picture.length} bytes, more than ${LARGEST}: lower DOTS_PER_INCH.`)
    writeFileSync(join(target, `${id}.png`), picture)
    console.log(`${id}.png  ${picture.length} bytes`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
