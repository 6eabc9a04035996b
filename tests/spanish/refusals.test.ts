import { expect, test } from 'vitest'
import { spanish, texts } from '#web/spanish/catalogue.ts'
import { refusals } from './literals.ts'

/** What only a program is told, since no page sends what it is about. */
const TO_PROGRAMS = [
  'There is no operation with this method and path.',
  'Pages are read with GET, not with {0}.',
  'The header {0} must be a UUID.',
  'There is no field called {0}.',
  'The body is not what this operation takes.',
  'The body is nested more than {0} levels deep.',
  'The body must be JSON, with the header Content-Type: application/json.',
  'The body did not arrive whole.',
  'The body is not JSON in UTF-8.',
  'Events are sent over a connection that stays open.',
  // To whoever runs it, before anybody else can be there.
  'This request came from {0}, but this site is {1}. Open {2}, or set BASE_URL to the address that people open.',
]
/** A refusal with what may stand in its places, as a page gets it. */
const composed = (key: string) =>
  key.replaceAll('There is no such {0}.', 'There is no such link.').replaceAll(/\{\d\}/g, '7')

test('whatever the server refuses is said in Spanish too', () => {
  const said = refusals('server/**/*.ts')
  expect(said.length).toBeGreaterThan(40)
  const english = said
    .filter(({ key }) => texts[key] === undefined && spanish.text(composed(key), []) === composed(key))
    .filter(({ key }) => !TO_PROGRAMS.includes(key))
  expect(english).toEqual([])
})
