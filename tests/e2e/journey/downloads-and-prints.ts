import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { readDocx } from '#tests/docx/word-file.ts'
import { test } from '../fixtures.ts'
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

/** Whether what reads a printed page is installed. */
export const canReadPdf = (): boolean => spawnSync('pdftotext', ['-v']).error === undefined
export const skipWithoutPdf = (): void => test.skip(!canReadPdf(), 'pdftotext is not installed')

const poppler = (program: string, pdf: Buffer, ...options: string[]) =>
  execFileSync(program, options, { input: pdf, encoding: 'utf8', maxBuffer: 2 ** 26 })

type Paper = Parameters<Page['pdf']>[0]

/** The page on the paper that its styles ask for, or on another. */
export const printed = (
  page: Page,
  paper: Paper = { preferCSSPageSize: true, printBackground: true },
): Promise<Buffer> => page.pdf(paper)

export const textOf = (pdf: Buffer): string => poppler('pdftotext', pdf, '-', '-')
/** The text of each sheet, in lines and columns as they are printed. */
export const sheetTexts = (pdf: Buffer): string[] =>
  poppler('pdftotext', pdf, '-layout', '-', '-').split('\f').slice(0, -1)
/** Where each word is on its sheet, in points, as XML. */
export const boxesOf = (pdf: Buffer): string => poppler('pdftotext', pdf, '-bbox', '-', '-')
export const informationOf = (pdf: Buffer): string => poppler('pdfinfo', pdf, '-')

/** How far from the left edge of the paper the leftmost word begins, in points. */
export const leftMargin = (pdf: Buffer): number =>
  Math.min(...[...boxesOf(pdf).matchAll(/xMin="([\d.]+)"/g)].map(([, at]) => Number(at)))
