import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { message } from '#domain/message.ts'
import { activate, translate } from './i18n.ts'

const spanish = {
  Next: 'Siguiente',
  'Step {step} of {0}': 'Paso {step} de {0}',
  '{0}, {1}': '{1}, {0}',
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# día} other {# días}}',
  'See <0>the plans</0>, {name}.': 'Mire, {name}, <0>los planes</0>.',
  '<0/> Back': '<0/> Atrás',
  'The {shares} of {name}, {day, date, long}': '{day, date, long}: los {shares} de {name}',
  shares: 'porcentajes',
}
const html = (element: ReactElement) => render(element).container.innerHTML
const days = (count: number) => plural(count, { one: '# day', other: '# days' })
const steps = (step: string | number) => t`Step ${step} of ${[13].length * 13}`

afterEach(() => {
  cleanup()
  activate('en')
})

describe('in English', () => {
  test('texts are those of the source, with their values', () => {
    expect([t`Next`, steps(1), days(1), days(1200)]).toEqual(['Next', 'Step 1 of 13', '1 day', '1,200 days'])
    expect(translate('Next')).toBe('Next')
    expect(translate(undefined)).toBeUndefined()
  })

  test('a fixed text is no pattern', () => {
    expect(translate('Unexpected token { in {0}')).toBe('Unexpected token { in {0}')
  })

  test('an answer that reads from the right is set apart', () => {
    expect(steps('שרה')).toBe('Step \u2068שרה\u2069 of 13')
    const name = 'שרה'
    expect(html(<Trans>Hello {name}!</Trans>)).toBe('Hello \u2068שרה\u2069!')
  })
})

describe('in Spanish', () => {
  beforeEach(() => activate('es', spanish))

  test('texts have their values in the order of the language, and its forms', () => {
    expect([t`Next`, steps(1), days(1), days(1200)]).toEqual(['Siguiente', 'Paso 1 de 13', '1 día', '1,200 días'])
    expect(t`${String(1)}, ${String(2)}`).toBe('2, 1')
  })

  test('what has no Spanish stays English', () => {
    expect([t`Nothing like this`, translate('Nothing {like} this'), translate('toString')]).toEqual([
      'Nothing like this',
      'Nothing {like} this',
      'toString',
    ])
  })

  test('a message has its texts and dates in Spanish, and no name', () => {
    const values = { shares: message('shares'), name: 'shares', day: '2026-05-03' }
    expect(translate(message('The {shares} of {name}, {day, date, long}', values))).toBe(
      '3 de mayo de 2026: los porcentajes de shares',
    )
  })

  test('elements change their order with the language, and stay themselves', () => {
    const name = 'Ann'
    const text = (
      <Trans>
        See <a href="/plans">the plans</a>, {name}.
      </Trans>
    )
    expect(html(text)).toBe('Mire, Ann, <a href="/plans">los planes</a>.')
  })

  test('an icon stays beside its word', () => {
    const text = (
      <Trans>
        <svg /> Back
      </Trans>
    )
    expect(html(text)).toBe('<svg></svg> Atrás')
  })
})

test.each(['{name} # {0}', '<0/>', '<0>Ann</0>', '<b>Ann</b>', '$& \\u0041'])(
  'a name stays as it was typed, here %s',
  (name) => {
    const text = () => (
      <Trans>
        See <a href="/plans">the plans</a>, {name}.
      </Trans>
    )
    expect(render(text()).container.textContent).toBe(`See the plans, ${name}.`)
    expect(steps(name)).toBe(`Step ${name} of 13`)
    activate('es', spanish)
    expect(render(text()).container.textContent).toBe(`Mire, ${name}, los planes.`)
    expect(steps(name)).toBe(`Paso ${name} de 13`)
  },
)
