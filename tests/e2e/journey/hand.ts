import type { Locator, Page } from '@playwright/test'

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
