import { expect, type Locator, type Page } from '@playwright/test'
import { badCodes } from '../../bad-input/bad-inputs.ts'

/** What is put into one control, and what is expected of it once the sheet has been handed in. */
export interface Expected {
  id: string
  typed: string
  /** What it then holds. */
  left: string
  /** A regular expression's source; null when it must say nothing. */
  says: string | null
}

/** Half a surrogate pair survives the way into the browser only as JSON, which escapes it. */
const sent = (expected: readonly Expected[]) => JSON.stringify(expected)

/** Puts the texts into the controls as a paste does, all at once. */
export function typeAll(page: Page, expected: readonly Expected[]): Promise<void> {
  return page.evaluate((json) => {
    const controls: Expected[] = JSON.parse(json)
    for (const { id, typed } of controls) {
      const control = document.getElementById(id)
      const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      if (!(control instanceof kind)) throw new Error(`There is no field ${id} on the page.`)
      if (control.disabled) throw new Error(`The field ${id} cannot be typed in.`)
      control.focus()
      const write = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set
      write?.call(control, typed)
      control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      control.blur()
    }
  }, sent(expected))
}

/** What is not as expected, in a sentence for each field; empty when all is well. */
export function fieldErrorsOn(page: Page, expected: readonly Expected[]): Promise<string[]> {
  return page.evaluate((json) => {
    const controls: Expected[] = JSON.parse(json)
    const shown = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text)
    return controls.flatMap(({ id, left: wanted, says }) => {
      const control = document.getElementById(id)
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [`${id} is gone`]
      // A social security number is masked until it has the focus.
      if (control.value.startsWith('XXX-XX-')) control.focus()
      const holds = control.value
      const found = holds === wanted ? [] : [`${id} holds ${shown(holds)} where ${shown(wanted)} was typed`]
      if (says === null) return found
      const error = document.getElementById(`${id}-error`)
      const words = error?.textContent ?? ''
      if (!new RegExp(says).test(words)) found.push(`${id} says ${shown(words)} to ${shown(wanted)}, not ${says}`)
      if (control.getAttribute('aria-invalid') !== 'true') found.push(`${id} is not marked as invalid`)
      if (!control.getAttribute('aria-describedby')?.split(' ').includes(`${id}-error`))
        found.push(`${id} is not described by its message`)
      if (error && error.getBoundingClientRect().height === 0) found.push(`the message of ${id} is not in sight`)
      return found
    })
  }, sent(expected))
}

/** Types what is no code, each as a paste does, and sees what the field says to it. */
export async function typeBadCodes(page: Page, submit: Locator): Promise<void> {
  for (const { typed, says } of badCodes) {
    const code: Expected[] = [{ id: 'field-code', typed, left: typed, says: says.source }]
    await typeAll(page, code)
    await submit.click()
    await expect.poll(() => fieldErrorsOn(page, code), { intervals: [20, 50, 100] }).toEqual([])
  }
}
