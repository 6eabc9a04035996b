import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { generateDocument } from '#documents/generate.ts'
import { cleanLine } from '#documents/wording/clean.ts'
import { families } from '#samples/families.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'rendered-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function present(program: string, ...question: string[]): Promise<boolean> {
  return run(program, question).then(
    () => true,
    () => false,
  )
}

const ready = (await present('soffice', '--version')) && (await present('pdftotext', '-v'))
if (!ready)
  console.warn('SKIPPED: soffice or pdftotext is not installed, so no document was opened in a word processor.')

/** Line breaks of the page, soft hyphens of the hyphenation and hard hyphens of citations set aside. */
const joined = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, '')

async function pdfText(name: string, bytes: Uint8Array): Promise<string> {
  const file = join(folder, `${name}.docx`)
  writeFileSync(file, bytes)
  // A profile of its own, so that a LibreOffice that is open elsewhere does not take the job.
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file])
  const { stdout } = await run('pdftotext', ['-layout', join(folder, `${name}.pdf`), '-'], { maxBuffer: 64 * 2 ** 20 })
  return stdout
}

test.skipIf(!ready).each(['complete', 'selfTrustee', 'professional', 'veryLarge'] as const)(
  'LibreOffice opens the agreement of the %s family and shows every name',
  { timeout: 120_000 },
  async (family) => {
    const trust = families[family]
    const text = joined(await pdfText(family, generateDocument(trust, undefined, '2026-11-20').bytes))
    const people = [trust.trustName, trust.grantorName, trust.trusteeName, trust.backupTrusteeName]
    for (const name of people) expect(text).toContain(joined(cleanLine(name ?? '')))
    for (const { name } of [...(trust.beneficiaries ?? []), ...(trust.assets ?? [])]) {
      // A long name is broken over the lines of its cell, other cells between them: each of its words is there.
      for (const word of cleanLine(name).split(' ')) expect(text).toContain(joined(word))
    }
    expect(text).toMatch(/Page1of\d+/)
  },
)
