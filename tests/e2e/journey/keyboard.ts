import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './hand.ts'

/** So many presses of Tab lead past everything on any page; more mean that a thing cannot be reached. */
const ENOUGH = 200

interface Focus {
  /** The focused thing, for a message. */
  what: string
  lost: boolean
  /** Whether a reader sees where it is: an outline, a shadow or a border that it has only while focused. */
  seen: boolean
}

/** Where the focus is: on the wanted element, or else what stands there. */
async function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const held = document.activeElement
    if (!held || held === document.body || held === document.documentElement)
      return { what: 'body', lost: true, seen: false }
    const style = getComputedStyle(held)
    const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
    const box = held.getBoundingClientRect()
    const seen = (outlined || style.boxShadow !== 'none') && box.width > 0 && box.height > 0
    return { what: `${held.tagName.toLowerCase()} ${held.id || held.textContent?.slice(0, 40)}`, lost: false, seen }
  })
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Whether the wanted element comes after the focused one on the page. */
const isAhead = (target: Locator) =>
  target.evaluate((element) => {
    const held = document.activeElement ?? document.body
    return (
      (held.compareDocumentPosition(element) &
        (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !==
      0
    )
  })

async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  if (await isFocused(target)) return
  const key = (await isAhead(target)) ? 'Tab' : 'Shift+Tab'
  for (let presses = 0; presses < ENOUGH; presses++) {
    await page.keyboard.press(key)
    if (!(await isFocused(target))) continue
    const { what, seen } = await focus(page)
    expect(seen, `the focus can be seen on ${what}`).toBe(true)
    return
  }
  throw new Error(`${target} cannot be reached with ${key}; the focus is on ${(await focus(page)).what}.`)
}

/** A reader with a keyboard and nothing else. */
export function keyboard(page: Page): Hand {
  return {
    page,
    async type(field, text) {
      await reach(page, field)
      if ((await field.getAttribute('type')) === 'date') {
        const [year, month, day] = text.split('-')
        // From whichever part of the date the focus came in by to its first, the month.
        for (let part = 0; part < 3; part++) await page.keyboard.press('ArrowLeft')
        return page.keyboard.type(`${month}${day}${year}`)
      }
      await page.keyboard.press('ControlOrMeta+A')
      return text === '' ? page.keyboard.press('Delete') : page.keyboard.insertText(text)
    },
    async choose(list, words) {
      await reach(page, list)
      await page.keyboard.type(words)
      await expect(list.locator('option:checked')).toHaveText(words)
    },
    async pick(radio) {
      // A group of radio buttons is one stop of Tab: the chosen one, else its first or last. The arrows do the rest.
      const group = radio.locator('xpath=ancestor::fieldset[1]').getByRole('radio')
      const chosen = group.and(page.locator(':checked'))
      const [stop, forward] =
        (await chosen.count()) > 0 ? [chosen, true] : [group.first(), await isAhead(group.first())]
      await reach(page, forward ? stop : group.last())
      if (!(await radio.isChecked()) && (await isFocused(radio))) await page.keyboard.press('Space')
      for (let presses = 0; presses < ENOUGH && !(await radio.isChecked()); presses++)
        await page.keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
    },
    async tick(box, on) {
      await reach(page, box)
      if ((await box.isChecked()) !== on) await page.keyboard.press('Space')
      await expect(box).toBeChecked({ checked: on })
    },
    async press(control) {
      await reach(page, control)
      await page.keyboard.press('Enter')
    },
  }
}

/** Asserts that the focus is on something after a page has changed, so that Tab goes on from there. */
export async function expectFocusHeld(page: Page): Promise<void> {
  await expect.poll(async () => (await focus(page)).lost, { message: `the focus on ${page.url()}` }).toBe(false)
}
