import { expect, type Locator, type Page } from '@playwright/test'

/** What a reader does to a page, be it with the pointer or with the keyboard alone. */
export interface Hand {
  page: Page
  /** Replaces what a field holds. */
  type(field: Locator, text: string): Promise<void>
  /** Chooses a line of a select by its words. */
  choose(list: Locator, words: string): Promise<void>
  pick(radio: Locator): Promise<void>
  tick(box: Locator, on: boolean): Promise<void>
  /** Presses a button, a link, or the title of something folded. */
  press(control: Locator): Promise<void>
}

export function pointer(page: Page): Hand {
  return {
    page,
    type: (field, text) => field.fill(text),
    choose: async (list, words) => void (await list.selectOption({ label: words })),
    pick: (radio) => radio.check(),
    tick: (box, on) => box.setChecked(on),
    press: (control) => control.click(),
  }
}

/** So many presses of Tab lead past everything on any page; more mean that a thing cannot be reached. */
const ENOUGH = 250

/** How a wanted element and the focus lie to each other. One question to the page, for each costs time. */
const look = (target: Locator) =>
  target.evaluate((element) => {
    const held = document.activeElement
    const place = (held ?? document.body).compareDocumentPosition(element)
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const { width, height, top, bottom } = element.getBoundingClientRect()
    return {
      /** The focus is on it. */
      here: held === element,
      /** It comes after what has the focus. */
      ahead: (place & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) !== 0,
      /** The focus is nowhere. */
      lost: !held || held === document.body || held === document.documentElement,
      /** It is on screen, with a ring around it. */
      seen:
        ((outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none') &&
        width > 0 &&
        height > 0 &&
        bottom > 0 &&
        top < window.innerHeight,
      holder: `${held?.tagName.toLowerCase()} ${held?.id || held?.textContent?.slice(0, 60)}`,
      menuItem: element.getAttribute('role') === 'menuitem',
      date: element.getAttribute('type') === 'date',
      /** The same until the page is reloaded. */
      visit: String(performance.timeOrigin),
    }
  })

/** A reader with a keyboard and nothing else, who must see at every stop where the focus is. */
export function keyboard(page: Page): Hand {
  let visit = ''

  async function press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }

  async function reach(target: Locator) {
    await expect(target).toBeVisible()
    let now = await look(target)
    // A page that was loaded begins with no focus, as the browser has it; after that it may never be lost.
    if (now.lost && now.visit === visit) {
      const lost = async () => (await look(target)).lost
      await expect.poll(lost, { message: `the focus on ${page.url()} is lost` }).toBe(false)
      now = await look(target)
    }
    visit = now.visit
    const key = now.menuItem ? 'ArrowDown' : now.ahead ? 'Tab' : 'Shift+Tab'
    let presses = 0
    for (; !now.here; presses++) {
      if (presses === ENOUGH) throw new Error(`${target} is not reached with ${key}; ${now.holder} has the focus.`)
      await press(key)
      now = await look(target)
    }
    if (presses > 0 && !now.menuItem)
      expect(now.seen, `on ${page.url()}, a ring shows that the focus is on ${now.holder}`).toBe(true)
    return now
  }

  return {
    page,
    async type(field, text) {
      if ((await reach(field)).date) {
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
      await reach(some ? chosen : (await look(all.first())).ahead ? all.first() : all.last())
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
