import { describe, expect, test } from 'vitest'
import type { Block, Doc } from './model.ts'
import { contents, letter, numbered } from './numbering.ts'

const doc = (blocks: Block[]): Doc => ({ title: 't', subject: 's', header: 'h', lang: 'en-US', blocks })
const article: Block = { kind: 'article', text: 'ONE' }
const section: Block = { kind: 'section', text: 'First' }
const item: Block = { kind: 'item', runs: { text: 'x' } }
const paragraph: Block = { kind: 'paragraph', runs: { text: 'y' } }
const heading: Block = { kind: 'heading', text: 'SCHEDULE' }

describe('numbers', () => {
  test('articles run on, sections begin again in each article, items in each section', () => {
    const blocks = [article, section, item, item, section, item, article, section, item]
    expect(numbered(doc(blocks)).map(({ number }) => number)).toEqual([
      'ARTICLE 1.',
      '1.1',
      '(a)',
      '(b)',
      '1.2',
      '(a)',
      'ARTICLE 2.',
      '2.1',
      '(a)',
    ])
  })

  test('a paragraph between items does not begin the list again, a heading does', () => {
    const blocks = [section, item, paragraph, item, heading, item]
    expect(numbered(doc(blocks)).map(({ number }) => number)).toEqual([
      '0.1',
      '(a)',
      undefined,
      '(b)',
      undefined,
      '(a)',
    ])
  })
})

test.each([
  [1, 'a'],
  [26, 'z'],
  [27, 'aa'],
  [53, 'aaa'],
])('the item %d is (%s)', (count, letters) => {
  expect(letter(count)).toBe(letters)
})

test('the contents list has articles and headings, not sections', () => {
  expect(contents(numbered(doc([article, section, heading])))).toEqual([
    { text: 'ARTICLE 1. ONE', anchor: 'article_1' },
    { text: 'SCHEDULE', anchor: 'heading_1' },
  ])
})
