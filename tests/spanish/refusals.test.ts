import { expect, test } from 'vitest'
import { texts } from '#web/spanish/catalogue.ts'
import { refusals } from './literals.ts'
import { TO_PROGRAMS } from './not-translated.ts'

test('whatever the server refuses is said in Spanish too', () => {
  const said = refusals('server/**/*.ts')
  expect(said.length).toBeGreaterThan(40)
  const english = said.filter(({ key }) => texts[key] === undefined).filter(({ key }) => !TO_PROGRAMS.includes(key))
  expect(english).toEqual([])
})
