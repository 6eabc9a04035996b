import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { readDocx } from '#tests/docx/read.ts'
import { openSettings } from './settings.ts'

/** Presses what downloads a document, and reads back its name and its text. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ fileName: string; text: string }> {
  const waiting = page.waitForEvent('download')
  await press()
  const download = await waiting
  return { fileName: download.suggestedFilename(), text: readDocx(await readFile(await download.path())).join('\n') }
}

/** A file as a reader's own computer has it. */
export interface ExportFile {
  name: string
  mimeType: string
  buffer: Buffer
}
export const exportFile = (name: string, content: string | Buffer): ExportFile => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
})

export const fileField = (page: Page) => page.getByLabel('File', { exact: true })

/** The text of each document that is ready, by its file's name, and the file of one's own data, from the settings. */
export async function fromSettings(page: Page): Promise<{ documents: Record<string, string>; data: string }> {
  await openSettings(page, 'Security')
  const all = page.getByRole('button', { name: 'Download all ready documents' })
  const [packet] = await Promise.all([page.waitForEvent('download'), all.click()])
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ])
  const files = Object.entries(unzipSync(await readFile(await packet.path())))
  const documents = files.filter(([name]) => name.endsWith('.docx'))
  // The nine, and the index on top of them.
  expect(documents).toHaveLength(10)
  return {
    documents: Object.fromEntries(documents.map(([name, bytes]) => [name, readDocx(bytes).join('\n')])),
    data: await readFile(await saved.path(), 'utf8'),
  }
}

/** What a record says, without whose it is and when it was saved. */
export function answersOf(record: TrustRecord | null): object {
  const { uid: _, createdAt: __, lastUpdated: ___, ...answers } = record ?? { uid: '' }
  return answers
}

const quoted = (text: unknown) => `"${String(text ?? '').replaceAll('"', '""')}"`

/** A list of beneficiaries as a spreadsheet saves it. */
export function tableOf(list: readonly Beneficiary[]): string {
  const rows = list.map(({ name, relationship, ein, distributionAge, isPrimary }) => [
    name,
    RELATIONSHIPS[relationship],
    ein,
    distributionAge,
    isPrimary === false ? 'Contingent' : 'Primary',
  ])
  const head = ['Name', 'Relationship', 'EIN', 'Distribution age', 'Primary or contingent']
  return [head, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n')
}

export const withoutIds = <Entry extends { id: string }>(list: readonly Entry[] = []) =>
  list.map(({ id: _, ...entry }) => entry)
