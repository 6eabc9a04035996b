import { execFileSync, spawnSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { test } from '../fixtures.ts'

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
