import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { blankCard, type Card, cardErrors, digitsOnly, withSlash } from './card-form.tsx'

const good: Card = { cardName: 'Ada Byron', cardNumber: '4111111111111111', expiryDate: '04/27', cvc: '123' }

function errorOf(field: keyof Card, value: string): string | undefined {
  const errors = cardErrors({ ...good, [field]: value })
  expect(errors.every(({ name }) => name === field)).toBe(true)
  return errors[0] && english(errors[0].message)
}

test('a good card passes, and a blank one has a error in every field', () => {
  expect(cardErrors(good)).toEqual([])
  expect(cardErrors(blankCard).map(({ name, message }) => [name, message])).toEqual([
    ['cardName', 'Name is required'],
    ['cardNumber', 'Card number must be 16 digits'],
    ['expiryDate', 'Expiry date must be in MM/YY format'],
    ['cvc', 'CVC must be 3 or 4 digits'],
  ])
})

describe('the boundaries', () => {
  const number = 'Card number must be 16 digits'
  const expiry = 'Expiry date must be in MM/YY format'
  const code = 'CVC must be 3 or 4 digits'
  test.each<[keyof Card, string, string | undefined]>([
    ['cardName', 'A', 'Name is required'],
    ['cardName', ' A ', 'Name is required'],
    ['cardName', 'Al', undefined],
    ['cardNumber', '378282246310005', undefined],
    ['cardNumber', '37828224631000', 'American Express card numbers have 15 digits'],
    ['cardNumber', '411111111111111', number],
    ['cardName', 'A'.repeat(200), undefined],
    ['cardName', 'A'.repeat(201), 'Please keep this to 200 characters or fewer. You have 201.'],
    ['cardName', '李明', undefined],
    ['cardNumber', '4'.repeat(15), number],
    ['cardNumber', '4'.repeat(16), undefined],
    ['cardNumber', '4'.repeat(17), number],
    ['cardNumber', '4111 1111 1111 1111', number],
    ['cardNumber', '411111111111111x', number],
    ['cardNumber', '٤'.repeat(16), number],
    ['expiryDate', '00/27', expiry],
    ['expiryDate', '01/27', undefined],
    ['expiryDate', '12/27', undefined],
    ['expiryDate', '13/27', expiry],
    ['expiryDate', '1/27', expiry],
    ['expiryDate', '0427', expiry],
    ['expiryDate', '04/2', expiry],
    ['expiryDate', '04/2027', expiry],
    ['expiryDate', '04/99', undefined],
    ['expiryDate', '04/20', undefined],
    ['cvc', '12', code],
    ['cvc', '123', undefined],
    ['cvc', '1234', undefined],
    ['cvc', '12345', code],
    ['cvc', '12a', code],
  ])('%s %j: %j', (field, value, message) => {
    expect(errorOf(field, value)).toBe(message)
  })
})

test.each([
  ['', 16, ''],
  ['4111 1111 1111 1111', 16, '4111111111111111'],
  ['4111-1111-1111-1111-99', 16, '4111111111111111'],
  ['card: 4', 16, '4'],
  ['12345', 4, '1234'],
  ['٤4', 4, '4'],
])('the digits of %j, at most %d: %j', (text, most, digits) => {
  expect(digitsOnly(text, most)).toBe(digits)
})

test.each([
  ['', ''],
  ['0', '0'],
  ['04', '04/'],
  ['042', '04/2'],
  ['0427', '04/27'],
  ['04/27', '04/27'],
  ['04/277', '04/27'],
  ['04/2027', '04/27'],
  ['042027', '04/27'],
  [' 04 / 2027 ', '04/27'],
  ['04/202', '04/20'],
  ['4/', '04/'],
  ['ab', ''],
  ['04//', '04/'],
])('typed or pasted %j becomes %j', (text, shown) => {
  expect(withSlash(text)).toBe(shown)
})

test('typed key by key, each date arrives as it was meant', () => {
  const typed = (keys: string) => [...keys].reduce((shown, key) => withSlash(shown + key, shown), '')
  expect(['0427', '04/27', '4/27', '1227', '12/27', '042027'].map(typed)).toEqual([
    ...['04/27', '04/27', '04/27', '12/27', '12/27', '04/20'],
  ])
})

test('deleting goes through the slash to the first digit, and typing goes on from anywhere', () => {
  const seen: string[] = []
  for (let shown = '04/27'; shown !== ''; ) {
    shown = withSlash(shown.slice(0, -1), shown)
    seen.push(shown)
  }
  expect(seen).toEqual(['04/2', '04', '0', ''])
  expect(withSlash('042', '04')).toBe('04/2')
  expect(withSlash('1/', '12/')).toBe('1')
})
