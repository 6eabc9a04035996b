// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Form } from '#web/components/form.tsx'
import { ExpiryField } from './expiry-field.tsx'

afterEach(cleanup)

const Sheet = z.object({ expiryDate: z.string() })
const select = (name: 'Month' | 'Year') => screen.getByRole<HTMLSelectElement>('combobox', { name })
const choose = (name: 'Month' | 'Year', value: string) => fireEvent.change(select(name), { target: { value } })
const shut = (name: 'Month' | 'Year') => [...select(name).options].filter((one) => one.disabled).map((one) => one.value)

function show(today: string) {
  const said: string[] = []
  render(
    <Form
      schema={Sheet}
      values={{ expiryDate: '' }}
      onSubmit={() => undefined}
      onValuesChange={({ expiryDate }) => said.push(expiryDate ?? '')}
    >
      <ExpiryField name="expiryDate" label="Expiry Date" today={today} />
    </Form>,
  )
  return () => said.at(-1)
}

test('offers this year and the twenty after it, in two digits', () => {
  show('2026-11-20')
  const years = [...select('Year').options].map((one) => one.text)
  expect(years).toEqual(['YY', ...Array.from({ length: 21 }, (_, ahead) => String(26 + ahead))])
  expect(select('Month').options).toHaveLength(13)
  expect(screen.getByRole('group', { name: 'Expiry Date' })).toBeTruthy()
})

test('of this year offers no month that is past, but the current one', () => {
  const value = show('2026-11-20')
  choose('Year', '26')
  expect(shut('Month')).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'])
  choose('Month', '11')
  expect(value()).toBe('11/26')
})

test('with a month that is past this year, offers no card of this year', () => {
  const value = show('2026-11-20')
  choose('Month', '03')
  expect(shut('Year')).toEqual(['26'])
  choose('Year', '27')
  expect(value()).toBe('03/27')
  expect(shut('Month')).toEqual([])
})

test('in January every month of the year is open', () => {
  show('2027-01-01')
  choose('Year', '27')
  expect(shut('Month')).toEqual([])
})
