import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parts } from '#documents/docx/parts.ts'
import { zipDocx } from '#documents/docx/zip.ts'
import { attorneyCopy } from '#documents/trust-agreement/attorney-copy.ts'
import { families } from '#samples/families.ts'
import { noWordProcessor } from './word-processor.ts'

const run = promisify(execFile)

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
