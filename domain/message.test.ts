import { expect, test } from 'vitest'
import { asSentence, english, inLanguage, message } from './message.ts'

test.each([
  ['a fixed text', 'Next', 'Next'],
  ['a fixed text with braces', 'Type {0} # and }', 'Type {0} # and }'],
  ['a message without values', message('Next'), 'Next'],
  ['a name', message('{name} was added.', { name: 'Ann' }), 'Ann was added.'],
  [
    'a name that looks like a pattern',
    message('{name} was added.', { name: '{name} # {0}' }),
    '{name} # {0} was added.',
  ],
  ['a number as it is, such as a year', message('born in {year}', { year: 1990 }), 'born in 1990'],
  ['a number with its commas', message('{count, number} characters', { count: 20000 }), '20,000 characters'],
  ['a date', message('dated {day, date, long}.', { day: '2025-05-01' }), 'dated May 1, 2025.'],
  ['what is no date', message('dated {day, date, long}.', { day: 'soon' }), 'dated soon.'],
  ['another message', message('The {what} add up.', { what: message('shares') }), 'The shares add up.'],
  ['a value that is missing', message('{name} was added.', {}), '{name} was added.'],
])('%s', (_, text, words) => {
  expect(english(text)).toBe(words)
})

const assets = (count: number) =>
  message('{count, plural, one {# asset of {name}} other {# assets}} here', { count, name: 'Ann {x}' })

test('a count chooses its form', () => {
  expect([0, 1, 2, 1200].map((count) => english(assets(count)))).toEqual([
    '0 assets here',
    '1 asset of Ann {x} here',
    '2 assets here',
    '1,200 assets here',
  ])
  const kind = (kind: string) => english(message('{kind, select, child {a child} other {somebody}}', { kind }))
  expect([kind('child'), kind('friend')]).toEqual(['a child', 'somebody'])
})

test('a translation has the values in its own order, and its own forms and dates', () => {
  const spanish: Record<string, string> = {
    'The {what} of {name}, {day, date, long}': '{day, date, long}: {name}, {what}',
    shares: 'porcentajes',
    '{count, plural, one {# day} other {# days}}': '{count, plural, one {# día} other {# días}}',
  }
  const say = (text: Parameters<typeof english>[0]) => inLanguage(text, (id) => spanish[id] ?? id, 'es-US')
  const text = message('The {what} of {name}, {day, date, long}', {
    what: message('shares'),
    // A name is never translated, whatever word it is.
    name: 'shares',
    day: '2025-05-01',
  })
  expect(say(text)).toBe('1 de mayo de 2025: shares, porcentajes')
  expect([1, 1200].map((count) => say(message('{count, plural, one {# day} other {# days}}', { count })))).toEqual([
    '1 día',
    '1,200 días',
  ])
})

test('braces that are no pattern stay as they are', () => {
  expect(english(message('{count, plural, one {a}', { count: 1 }))).toBe('{count, plural, one {a}')
  expect(english(asSentence('Unexpected token { in JSON'))).toBe('Unexpected token { in JSON.')
})

test('a sentence ends with one period', () => {
  expect(['Not now', 'Not now.', 'Why?'].map((text) => english(asSentence(text)))).toEqual([
    'Not now.',
    'Not now.',
    'Why?',
  ])
  expect(english(asSentence(message('{name} left', { name: 'Ann' })))).toBe('Ann left.')
})

test('a sentence that ends with a Spanish hour has one period', () => {
  const said = (hour: string) => inLanguage(message('Son las {hour}.', { hour }), (id) => id, 'es-US')
  expect(['3:33 p.m.', '3:33 p. m.', '15:33'].map(said)).toEqual([
    ...['Son las 3:33 p.m.', 'Son las 3:33 p. m.', 'Son las 15:33.'],
  ])
})
