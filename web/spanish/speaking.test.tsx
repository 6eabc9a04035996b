// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { message } from '#domain/message.ts'
import { mix, say, speak } from './say.ts'
import { speaking } from './speaking.ts'

const spanish = speaking(
  {
    Next: 'Siguiente',
    'Step {0} of {1}': 'Paso {0} de {1}',
    '{0} days': { one: '{0} día', other: '{0} días' },
    'The {0} of {1}': 'Los {0*} de {1}',
    shares: 'porcentajes',
    '{0} of {1}': '{0} de {1}',
    'See <0>the plans</0>, {0}.': 'Mire, {0}, <0>los planes</0>.',
    '<0/> Back': '<0/> Atrás',
    'The {shares} of {name}, {day, date, long}': '{day, date, long}: los {shares} de {name}',
    '{count, plural, one {# day} other {# days}}': '{count, plural, one {# día} other {# días}}',
  },
  'es',
)
const inSpanish = <T,>(act: () => T): T => {
  speak(spanish)
  try {
    return act()
  } finally {
    speak(undefined)
  }
}
afterEach(cleanup)

test('in English, everything is what it was', () => {
  const element = <p>Next</p>
  expect(mix(element, 't')).toBe(element)
  expect(say('Next')).toBe('Next')
  expect(say`Step ${1} of ${13}`).toBe('Step 1 of 13')
  expect(say(undefined)).toBeUndefined()
})

test.each([
  ['a text', () => say('Next'), 'Siguiente'],
  ['a text with places', () => say`Step ${1} of ${13}`, 'Paso 1 de 13'],
  ['a text that was composed already, as it is', () => say('Step 1 of 13'), 'Step 1 of 13'],
  ['one', () => say`${1} days`, '1 día'],
  ['many', () => say`${'1,200'} days`, '1,200 días'],
  ['a place that holds a word of ours', () => say`The ${'shares'} of ${'shares'}`, 'Los porcentajes de shares'],
  [
    'a message: its texts and dates, and no name',
    () =>
      say(
        message('The {shares} of {name}, {day, date, long}', {
          shares: message('shares'),
          name: 'shares',
          day: '2026-05-03',
        }),
      ),
    '3 de mayo de 2026: los porcentajes de shares',
  ],
  ['a message of one', () => say(message('{count, plural, one {# day} other {# days}}', { count: 1 })), '1 día'],
  [
    'a message of many',
    () => say(message('{count, plural, one {# day} other {# days}}', { count: 1200 })),
    '1,200 días',
  ],
  ['a message without Spanish', () => say(message('Nothing {what} this', { what: 'like' })), 'Nothing like this'],
  ['places with a small word between them', () => say`${1} of ${5}`, '1 de 5'],
  ['what is not ours', () => say('Estate of Meyer, 2016 WY 6'), 'Estate of Meyer, 2016 WY 6'],
  ['what has no Spanish', () => say`Nothing ${'like'} this`, 'Nothing like this'],
  ['a value with braces and dollars', () => say`Step ${'{1} $&'} of ${'x'}`, 'Paso {1} $& de x'],
])('in Spanish: %s', (_, act, wanted) => {
  expect(inSpanish(act)).toBe(wanted)
})

test('elements and values change their order with the language, and stay themselves', () => {
  const element = (
    <p className="own">
      See <a href="/plans">the plans</a>, <b>{'Ann <0>'}</b>.
    </p>
  )
  const withValue = (
    <p>
      See <a href="/plans">the plans</a>, {'Ann <0>'}.
    </p>
  )
  expect(render(inSpanish(() => mix(withValue, 't(t)tvt'))).container.innerHTML).toBe(
    '<p>Mire, Ann &lt;0&gt;, <a href="/plans">los planes</a>.</p>',
  )
  cleanup()
  // Not in the catalogue, so English.
  expect(render(inSpanish(() => mix(element, 't(t)tet'))).container.textContent).toBe('See the plans, Ann <0>.')
})

test('an icon stays beside its word', () => {
  const back = (
    <button type="button">
      <svg /> Back
    </button>
  )
  expect(render(inSpanish(() => mix(back, 'et'))).container.innerHTML).toBe(
    '<button type="button"><svg></svg> Atrás</button>',
  )
})
