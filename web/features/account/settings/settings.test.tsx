import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Profile } from '#api/profile.ts'
import { Form } from '#web/components/form.tsx'
import { cardSchema, ExpiryField, inGroups } from './card-dialog.tsx'
import { ProfileTab } from './profile-tab.tsx'

afterEach(cleanup)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a name that was saved follows another device again, and is not sent with the other one', async () => {
  const ada = { uid: 'u1', email: 'ada@sample.example', firstName: 'Ada', lastName: 'Bell' } as Profile
  const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', server)
  function Page() {
    const [profile, setProfile] = useState(ada)
    return <ProfileTab profile={profile} onSaved={setProfile} />
  }
  render(<Page />)
  const save = async (label: string, typed: string, stored: Partial<Profile>) => {
    server.mockResolvedValueOnce(Response.json({ ...ada, ...stored }))
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } })
    const before = server.mock.calls.length
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await expect.poll(() => server.mock.calls.length).toBe(before + 1)
    await expect.poll(() => screen.getByRole('group').hasAttribute('disabled')).toBe(false)
    return JSON.parse(String(server.mock.lastCall?.[1].body))
  }
  expect(await save('First Name', 'Anna', { firstName: 'Anna' })).toEqual({ firstName: 'Anna' })
  // Meanwhile another device has saved Zoe.
  expect(await save('Last Name', 'Alder', { firstName: 'Zoe', lastName: 'Alder' })).toEqual({ lastName: 'Alder' })
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Zoe')
  expect(await save('Last Name', 'Ash', { firstName: 'Zoe', lastName: 'Ash' })).toEqual({ lastName: 'Ash' })
})

describe('a card', () => {
  test.each([
    ['', ''],
    ['4', '4'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424242424242429', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    [' 4242  4242\u00a042424242 ', '4242 4242 4242 4242'],
    ['4242 4242 424', '4242 4242 424'],
    // What is no digit stays for the schema to name: nothing typed disappears.
    ['4242a', '4242a'],
    ['card', 'card'],
    ['٤٢٤٢', '٤٢٤٢'],
  ])('%j is shown as %j', (typed, shown) => expect(inGroups(typed)).toBe(shown))

  const good = { cardNumber: '4242 4242 4242 4242', cardholderName: 'Ann Alder', expiryDate: '11/26', cvv: '123' }
  const errorOf = (changed: Partial<typeof good>, today = '2026-11-20') =>
    cardSchema(today).safeParse({ ...good, ...changed }).error?.issues[0]?.message

  const SHORT = 'Card number must be 16 digits'
  const LONG = 'Card number is too long'
  const LETTERS = 'Card number must contain only digits'
  const CVV = 'CVV must be 3 or 4 digits'
  test.each([
    ['cardNumber', '', SHORT],
    ['cardNumber', '4'.repeat(15), SHORT],
    ['cardNumber', '3782 822463 10005', undefined],
    ['cardNumber', '37828224631000', 'American Express card numbers have 15 digits'],
    ['cardNumber', '4'.repeat(16), undefined],
    ['cardNumber', '4242-4242-4242-4242', undefined],
    ['cardNumber', '4'.repeat(19), undefined],
    ['cardNumber', '4'.repeat(20), LONG],
    ['cardNumber', '4242 4242 4242 424x', LETTERS],
    ['cardNumber', '٤'.repeat(16), LETTERS],
    ['cardholderName', '', 'Card holder name is required'],
    ['cardholderName', 'A', 'Card holder name is required'],
    ['cardholderName', 'Al', undefined],
    ['expiryDate', '', 'Expiry date is required'],
    ['expiryDate', '11/', 'Expiry date is required'],
    ['expiryDate', '/27', 'Expiry date is required'],
    ['expiryDate', '10/26', 'This date is in the past. Please choose this month or a later one.'],
    ['expiryDate', '11/26', undefined],
    ['expiryDate', '12/26', undefined],
    ['cvv', '', CVV],
    ['cvv', '12', CVV],
    ['cvv', '123', undefined],
    ['cvv', '1234', undefined],
    ['cvv', '12345', CVV],
    ['cvv', '12a', 'CVV must contain only digits'],
  ] as const)('%s = %j: %s', (field, value, message) => expect(errorOf({ [field]: value })).toBe(message))

  test('on the last day of its month a card is still good, on the next it is not', () => {
    expect(errorOf({}, '2026-11-30')).toBeUndefined()
    expect(errorOf({}, '2026-12-01')).toMatch(/^This date is in the past/)
  })

  test('what is handed on is the bare number, so that its last four digits are its last four characters', () => {
    expect(cardSchema('2026-11-20').parse(good).cardNumber).toBe('4242424242424242')
  })

  const Sheet = z.object({ expiryDate: z.string() })
  const select = (name: 'Month' | 'Year') => screen.getByRole<HTMLSelectElement>('combobox', { name })
  const choose = (name: 'Month' | 'Year', value: string) => fireEvent.change(select(name), { target: { value } })
  const shut = (name: 'Month' | 'Year') =>
    [...select(name).options].filter((one) => one.disabled).map((one) => one.value)

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
})
