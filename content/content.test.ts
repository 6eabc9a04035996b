import { describe, expect, test } from 'vitest'
import { isCalendarDate } from '#domain/formats/calendar-date.ts'
import { SIGNING_ORDER } from '#domain/trust/documents.ts'
import { articleOf, articles, picturePath, relatedTo } from './articles/catalog.ts'
import { documentIds } from './documents.ts'

describe('documents', () => {
  test('public pages name every document, in the order of signing', () => {
    expect(documentIds).toEqual(SIGNING_ORDER)
  })
})

describe('articles', () => {
  test('there are ten, newest first, within their dates and read times', () => {
    expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const dates = articles.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect([dates.at(-1), dates[0]]).toEqual(['2025-02-05', '2025-04-10'])
    expect(dates.filter((date) => !isCalendarDate(date))).toEqual([])
    expect([
      Math.min(...articles.map(({ minutes }) => minutes)),
      Math.max(...articles.map(({ minutes }) => minutes)),
    ]).toEqual([8, 16])
  })

  test.each([
    ['3', 3],
    ['10', 10],
    [undefined, 1],
    ['', 1],
    ['eleven', 1],
    ['11', 1],
    ['0', 1],
    ['-2', 1],
    ['1e9', 1],
    ['NaN', 1],
    ['%00', 1],
  ])('the address %s shows article %i', (id, shown) => expect(articleOf(id).id).toBe(shown))

  test.each([
    [1, [2, 3, 4]],
    [2, [1, 3, 4]],
    [3, [1, 2, 4]],
    [4, [1, 2, 3]],
    [10, [1, 2, 3]],
  ])('article %i is related to the first three others', (id, related) =>
    expect(relatedTo(articleOf(String(id))).map((other) => other.id)).toEqual(related),
  )

  test('each has a picture of its own, and another for the night', () => {
    expect(picturePath({ id: 3 })).toBe('/articles/3.svg')
    expect(picturePath({ id: 3 }, true)).toBe('/articles/3-dark.svg')
  })
})
