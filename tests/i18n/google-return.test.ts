// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHOSEN } from '#web/i18n/language.ts'

const html = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'google-return', 'index.html'), 'utf8')
const outcomes = ['', 'signed-in', 'created', 'linked', 'second-factor-required', 'failed', 'access-denied']

beforeEach(() => {
  vi.spyOn(window, 'close').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** All that is to be read in the window with that outcome. */
async function shown(outcome: string): Promise<string[]> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.title = page.title
  document.body.innerHTML = page.body.innerHTML
  document.documentElement.lang = page.documentElement.lang
  window.history.replaceState(null, '', `/google-return/?outcome=${outcome}`)
  vi.resetModules()
  await import('#web/google-return/report.ts')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = [document.documentElement.lang, document.title]
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) found.push(walker.currentNode.nodeValue)
  return found
}

test.each(outcomes)(
  'the window that Google sends back with "%s" has no English for who reads Spanish',
  async (outcome) => {
    const english = await shown(outcome)
    expect(english[0]).toBe('en')
    localStorage.setItem(CHOSEN, 'es!')
    const spanish = await shown(outcome)
    expect(spanish[0]).toBe('es')
    expect(spanish).toHaveLength(english.length)
    expect(spanish.filter((words) => english.includes(words))).toEqual([])
  },
)
