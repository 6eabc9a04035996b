import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { WORDS_A_MINUTE } from '#content/articles/article.ts'
import { articles } from '#content/articles/catalogue.ts'
import { longDate } from '#domain/formats/calendar-date.ts'

/** How many words a reader reads: not the addresses of links, nor the marks of tables, lists and headings. */
function wordsIn(markdown: string): number {
  const read = markdown.replace(/\]\([^)]*\)/g, ']')
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

test('counts words, not marks', () => {
  expect(
    wordsIn('## The *grantor*\n\n| a | b |\n|---|---|\n\n- See [the law](https://wyoleg.gov/a-b) – § 4-10-510(c).'),
  ).toBe(8)
})

test.each(['01-what-is-a-dynasty-trust.md', '06-generational-wealth-transfer.md', '07-privacy.md'])(
  '%s begins with what has changed since its date',
  (file) => {
    const date = articles.find((article) => article.file === file)?.date ?? ''
    const [head = ''] = readFileSync(join('content/articles', file), 'utf8').split('\n')
    expect(head).toMatch(/^> \*\*Note of \w+ \d+, \d{4}\.\*\* /)
    expect(head).toContain(`Since ${longDate(date)}, the date of this article`)
  },
)

describe.each(articles)('$file', ({ file, date, minutes }) => {
  const markdown = readFileSync(join('content/articles', file), 'utf8')
  const [body = '', sources = ''] = markdown.split('\n## Sources\n')

  test('takes as long to read as it says', () => {
    expect(Math.round(wordsIn(markdown) / WORDS_A_MINUTE)).toBe(minutes)
  })

  test('names at least six sources', () => {
    expect(sources.match(/^- \S.*$/gm)?.length ?? 0).toBeGreaterThanOrEqual(6)
  })

  test('names some of them in its text too', () => {
    expect(body).toMatch(/W\.S\. \d|Rev\. (Proc|Rul)\.|Act\b/)
  })

  test('gives no advice for a year that has passed', () => {
    expect(body).not.toMatch(/\bthis year\b|\brest of 2025\b/)
  })

  test('ends with the day for which it states the law', () => {
    const [last = ''] = markdown.trimEnd().split('\n').slice(-1)
    expect(last).toContain(`Law as of ${longDate(date)}.`)
    expect(last).toContain('Later changes:')
  })
})
