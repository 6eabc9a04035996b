import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { generateDocument } from '#documents/generate.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import { families } from '#samples/families.ts'

/** Sixteen grays are enough for letters on paper, and take a third of the room of what pdftoppm writes. */
const GRAYS = 15

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A binary graymap (`P5`, 255 grays) as a small PNG of four bits a dot. Throws when it is none. */
function grayPng(graymap: Buffer): Buffer {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(graymap.toString('latin1', 0, 64))
  if (!head) throw new Error('This is no binary graymap of 255 grays.')
  const [width, height] = [Number(head[1]), Number(head[2])]
  const dots = graymap.subarray(head[0].length)
  const gray = (x: number, y: number) => (x < width ? Math.round(((dots[y * width + x] ?? 255) / 255) * GRAYS) : 0)
  const stride = Math.ceil(width / 2)
  // One byte before each row names its filter: none.
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++)
    for (let at = 0; at < stride; at++) rows[y * (stride + 1) + 1 + at] = (gray(2 * at, y) << 4) | gray(2 * at + 1, y)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * Makes `docs/pictures/documents/`: the first page of each document of the complete sample family, as LibreOffice lays
 * it out. Needs soffice and pdftoppm. Run it after a change of wording or looks: `node scripts/document-pictures.ts`.
 */
const target = join(import.meta.dirname, '..', 'docs', 'pictures', 'documents')
const DOTS_PER_INCH = 80
const MAX_BYTES = 60 * 1024

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
    const picture = grayPng(readFileSync(`${page}.pgm`))
    if (picture.length > MAX_BYTES)
      throw new Error(`The picture of ${id} has ${picture.length} bytes, more than ${MAX_BYTES}: lower DOTS_PER_INCH.`)
    writeFileSync(join(target, `${id}.png`), picture)
    console.log(`${id}.png  ${picture.length} bytes`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
