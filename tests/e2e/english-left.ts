import { expect, type Page } from '@playwright/test'
import { fixedWords } from '#scripts/i18n/catalog.ts'
import { texts } from '#tests/i18n/spanish.ts'

/** The visible and announced text of the page, except where the page itself says that it is English, and what users type. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const apart = '[lang=en], [translate=no], bdi, input, textarea, script, style, noscript'
    const found = new Set<string>()
    const keep = (text: string | null | undefined) => {
      const words = text?.replaceAll(/\s+/g, ' ').trim()
      if (words) found.add(words)
    }
    // The page's own language is on the root, which is no exception.
    const isApart = (element: Element | null) => element?.closest(apart) !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isApart(node.parentElement)) keep(node.textContent)
    for (const name of [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-valuetext',
      'aria-roledescription',
      'data-label',
    ])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!element.closest('[lang=en], [translate=no]')) keep(element.getAttribute(name))
    keep(document.title)
    return [...found]
  })
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
const spanishWords = new Set([...texts.values()].map(fixedWords).flatMap(wordsIn))
/** Every word of the product's English that its Spanish never has, such as the names of the months. */
const vocabulary = new Set(
  [...texts.keys()]
    .map(fixedWords)
    .flatMap(wordsIn)
    .filter((word) => !spanishWords.has(word)),
)

/** Words that no Spanish sentence has, and that are too short or too seldom for the above. */
const ENGLISH_WORDS = /(?<!\p{L})(the|and|your|of|is|are|with|this|you|not|from|have|was|it|be|an|all)(?!\p{L})/iu

const keys = new Set(
  [...texts]
    .filter(([key, text]) => text !== key)
    .flatMap(([key]) => fixedWords(key).split('\n'))
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}/u.test(part)),
)
const spanish = new Set(texts.values())

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').map((line) => line.trim())
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** English terms that Spanish keeps, the example of a trust's name, which is in English documents, cases, and the title of a page that is English. */
const TERMS = [
  'by the entireties',
  'The Smith Family Dynasty Trust',
  'Estate of Meyer',
  'Estate of George',
  'API Reference – Kinstead',
]
const ADDRESS = /\S+@\S+/g

/** The texts on the page that are still English, apart from the user's own words. */
async function englishLeft(page: Page, own: unknown): Promise<string[]> {
  const typed = [...TERMS, ...stringsIn(own)]
    .map((text) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => text.length > 2)
    .sort((a, b) => b.length - a.length)
  const withoutOwn = (text: string) => typed.reduce((rest, each) => rest.replaceAll(each, ' '), text)
  return (await shown(page)).filter((text) => {
    if (spanish.has(text)) return false
    if (keys.has(text) && !typed.includes(text)) return true
    const ours = withoutOwn(text).replaceAll(ADDRESS, ' ')
    return ENGLISH_WORDS.test(ours) || wordsIn(ours).some((word) => vocabulary.has(word))
  })
}

/** Waits until the page as it stands has no English of the product's own. */
export async function expectSpanish(page: Page, own: unknown): Promise<void> {
  await expect.poll(() => englishLeft(page, own), `English on ${page.url()}`).toEqual([])
}
