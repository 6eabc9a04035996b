import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './hand.ts'

/** So many presses of Tab lead past everything on any page; more mean that a thing cannot be reached. */
const ENOUGH = 250

/** Where the focus is, in words; `lost` when it is nowhere, `unseen` when nothing on screen shows it. */
function focusOn(page: Page): Promise<{ what: string; lost: boolean; unseen: boolean }> {
  return page.evaluate(() => {
    const held = document.activeElement
    if (!held || held === document.body || held === document.documentElement)
      return { what: 'nothing', lost: true, unseen: true }
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(held)
    const shown = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    const { width, height, top, bottom } = held.getBoundingClientRect()
    const inSight = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight
    return {
      what: `${held.tagName.toLowerCase()} ${held.id || held.textContent}`,
      lost: false,
      unseen: !shown || !inSight,
    }
  })
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Whether the wanted element comes after the focused one on the page. */
const isAhead = (target: Locator) =>
  target.evaluate((element) => {
    const place = (document.activeElement ?? document.body).compareDocumentPosition(element)
    return (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0
  })

/** A reader with a keyboard and nothing else, who must see at every stop where the focus is. */
export function keyboard(page: Page): Hand {
  let address = ''

  async function press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }

  /** A page that was loaded begins with no focus, as the browser has it; after that it may never be lost. */
  async function expectFocusHeld(): Promise<void> {
    const origin = await page.evaluate(() => String(performance.timeOrigin))
    if (origin === address)
      await expect
        .poll(async () => (await focusOn(page)).lost, { message: `the focus on ${page.url()} is lost` })
        .toBe(false)
    address = origin
  }

  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    await expectFocusHeld()
    const isMenuItem = (await target.getAttribute('role')) === 'menuitem'
    const key = isMenuItem ? 'ArrowDown' : (await isAhead(target)) ? 'Tab' : 'Shift+Tab'
    let presses = 0
    for (; !(await isFocused(target)); presses++) {
      if (presses === ENOUGH)
        throw new Error(`${target} is not reached with ${key}; ${(await focusOn(page)).what} has the focus.`)
      await press(key)
    }
    if (presses === 0 || isMenuItem) return
    const { what, unseen } = await focusOn(page)
    expect(unseen, `on ${page.url()}, nothing shows that the focus is on ${what}`).toBe(false)
  }

  return {
    page,
    async type(field, text) {
      await reach(field)
      if ((await field.getAttribute('type')) === 'date') {
        const [year, month, day] = text.split('-')
        // From whichever part of the date the focus came in by to its first, the month.
        await press('ArrowLeft', 3)
        return page.keyboard.type(`${month}${day}${year}`)
      }
      await press('ControlOrMeta+A')
      if (text === '') return press('Delete')
      return page.keyboard.insertText(text)
    },
    async choose(list, words) {
      await reach(list)
      const lines = await list.locator('option').allTextContents()
      const steps = lines.indexOf(words) - (await list.evaluate((select: HTMLSelectElement) => select.selectedIndex))
      await press(steps > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(steps))
      await expect(list.locator('option:checked')).toHaveText(words)
    },
    async pick(radio) {
      // A group of radio buttons is one stop of Tab: the chosen one, else the first from ahead. The arrows do the rest.
      const all = radio.locator('xpath=ancestor::fieldset[1]').getByRole('radio')
      const chosen = all.and(page.locator(':checked'))
      const some = (await chosen.count()) > 0
      await reach(some ? chosen : (await isAhead(all.first())) ? all.first() : all.last())
      if (!some) await press('Space')
      for (let presses = 0; presses < ENOUGH && !(await radio.isChecked()); presses++) await press('ArrowDown')
      await expect(radio).toBeChecked()
    },
    async tick(box, on) {
      await reach(box)
      if ((await box.isChecked()) !== on) await press('Space')
      await expect(box).toBeChecked({ checked: on })
    },
    async press(control) {
      await reach(control)
      await press('Enter')
    },
  }
}
