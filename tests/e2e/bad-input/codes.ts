import { expect, type Locator, type Page } from '@playwright/test'
import { badCodes } from '../../bad-input/bad-inputs.ts'
import { type Expected, fieldErrorsOn, typeAll } from './typing.ts'

/** Types what is no code, each as a paste does, and sees what the field says to it. */
export async function typeBadCodes(page: Page, submit: Locator): Promise<void> {
  for (const { typed, says } of badCodes) {
    const code: Expected[] = [{ id: 'field-code', typed, left: typed, says: says.source }]
    await typeAll(page, code)
    await submit.click()
    await expect.poll(() => fieldErrorsOn(page, code), { intervals: [20, 50, 100] }).toEqual([])
  }
}
