import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readDocx } from '#tests/docx/read.ts'

/** Presses what downloads a document, and reads back its name and its text. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ fileName: string; text: string }> {
  const waiting = page.waitForEvent('download')
  await press()
  const download = await waiting
  return { fileName: download.suggestedFilename(), text: readDocx(await readFile(await download.path())).join('\n') }
}
