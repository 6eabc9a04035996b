import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { articles, WORDS_A_MINUTE } from '#content/articles/catalog.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { articlePicture, INKS, motifs } from '#web/components/pictures/article-picture.ts'
import { articleText } from './articles.ts'

const text = (source: string) => articleText(source, '01-test.md')

test('turns Markdown into HTML and lists the headings of the second level', () => {
  const { html, headings } = text(
    "## Who's *who*\n\nThe **grantor** gives.\n\n### Small\n\n## Who's who\n\n> Quoted.\n\n## Sources\n\n- One",
  )
  expect(headings).toEqual([
    { id: 'whos-who', text: 'Who’s who' },
    { id: 'whos-who-2', text: 'Who’s who' },
    { id: 'sources', text: 'Sources' },
  ])
  expect(html).toContain('<h2 id="whos-who">Who’s <em>who</em></h2>')
  expect(html).toContain('<h3 id="small">Small</h3>')
  expect(html).toContain('<strong>grantor</strong>')
  expect(html).toContain('<blockquote>')
})

test('sets quotation marks, and leaves the letters of a statute as they are', () => {
  expect(text('"Quoted" under § 2035(c), § 2036(r)').html).toBe('<p>“Quoted” under § 2035(c), § 2036(r)</p>\n')
})

test('keeps the number of a section on one line', () => {
  expect(text('See W.S. 4-10-510(a)(iv) & 17-29-501.').html).toBe(
    '<p>See <span class="citation">W.S. 4-10-510(a)(iv)</span> &amp; <span class="citation">17-29-501</span>.</p>\n',
  )
})

test('lets no HTML, script or picture through', () => {
  const { html } = text('<script>alert(1)</script>\n\n<b onclick="x()">b</b> ![p](https://example.com/p.png)')
  expect(html).not.toMatch(/<(script|b|img)\b/)
  for (const scheme of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])
    expect(text(`[x](${scheme})`).html).not.toContain('<a')
})

test('marks links to other sites and leaves our own', () => {
  const { html } = text('## Here\n\n[a](https://wyoleg.gov/x) [b](/services) [c](/blog/3) [d](#here) [e](/)')
  expect(html).toContain('<a href="https://wyoleg.gov/x" rel="external noopener">a</a>')
  for (const href of ['/services', '/blog/3', '#here', '/']) expect(html).toContain(`<a href="${href}">`)
})

test.each([
  '/nowhere',
  '/blog/11',
  '#nothing',
  '//example.com',
  'http://example.com',
  'services',
  'mailto:a@example.com',
])('rejects the link %s, naming file and line', (href) =>
  expect(() => text(`Begin.\n\nSee [x](${href}).`)).toThrow(`01-test.md, line 3: the link to '${href}'`),
)

test('rejects a heading of the first level', () => {
  expect(() => text('# Title')).toThrow('01-test.md, line 1')
})

test('names the column in each cell, the row in its first, and writes no style', () => {
  const { html } = text('| | Wyoming | Nevada |\n|---|:---:|---:|\n| Years | 1,000 | 365 |\n| | "a" | b |')
  expect(html).not.toContain('style')
  expect(html).toContain('<td></td>\n<th scope="col">Wyoming</th>')
  expect(html).toContain(
    '<th scope="row">Years</th>\n<td data-label="Wyoming">1,000</td>\n<td data-label="Nevada">365</td>',
  )
  expect(html).toContain('<td data-label=""></td>\n<td data-label="Wyoming">“a”</td>')
})

test.each(articles)('$file becomes HTML with parts to go to, and every link of it leads somewhere', ({ file }) => {
  const { html, headings } = articleText(readFileSync(join('content/articles', file), 'utf8'), file)
  expect(headings.length).toBeGreaterThan(4)
  expect(headings.at(-1)).toEqual({ id: 'sources', text: 'Sources' })
  expect(html).not.toMatch(/<h1|style=|<script|\[\w+\]\(/)
  for (const { id } of headings) expect(html.split(`id="${id}"`)).toHaveLength(2)
})

const draw = (scheme: 'light' | 'dark') =>
  articles.map(({ file, categories }) => articlePicture(file, categories, scheme))

test('each article has a map of its own, and always the same', () => {
  expect(new Set(draw('light')).size).toBe(articles.length)
  expect(draw('light')).toEqual(draw('light'))
})

test('each subject adds its own mark', () => {
  const subjects = articles.flatMap(({ categories }) => categories)
  expect(subjects.filter((subject) => !motifs[subject])).toEqual([])
  expect(articlePicture('one', ['Privacy'], 'light')).not.toBe(articlePicture('one', ['Trust Setup'], 'light'))
})

test('a picture is light', () => {
  for (const picture of draw('light')) expect(gzipSync(picture).length).toBeLessThan(6_000)
})

test('it is an image that runs and fetches nothing, every number of it real', () => {
  for (const picture of [...draw('light'), ...draw('dark')]) {
    expect(picture).not.toMatch(/NaN|undefined|Infinity|<script|<style|style=|href|var\(/)
    expect(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement?.tagName).toBe('svg')
  }
})

test('it is painted in the tokens of the page', () => {
  const [light = '', dark = ''] = readFileSync('web/styles/base.css', 'utf8').split('prefers-color-scheme: dark')
  for (const [scheme, tokens] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    for (const [name, ink] of Object.entries(INKS[scheme])) expect(tokens).toContain(`--color-${name}: ${ink};`)
})

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
