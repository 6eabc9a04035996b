import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '#scripts/test-programs.ts'

const run = promisify(execFile)

const lacking = ['soffice', 'pdftotext'].find((program) => !findProgram(program))

/** Why no document can be opened here, or undefined. */
export const noWordProcessor =
  lacking && `${lacking} was not found: install it (apt-get install libreoffice-writer-nogui poppler-utils)`

/** Opens .docx files in LibreOffice and gives the text of each one's pages, by the files' names. */
export async function pagesOf(files: Readonly<Record<string, Uint8Array>>): Promise<Record<string, string[]>> {
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
