import { expect, test } from 'vitest'
import { rejectForeignOrigin } from './origin.ts'

const BASE = 'https://trusts.example'
const check = (headers: object) => () => rejectForeignOrigin(new Headers({ ...headers }), BASE)

test.each([{}, { origin: BASE }, { origin: BASE, 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
  '%j is our own',
  (headers) => {
    expect(check(headers)).not.toThrow()
  },
)

test.each([
  { origin: 'https://evil.example' },
  { origin: 'https://trusts.example.evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://evil.example', host: 'trusts.example' },
  { origin: 'http://trusts.example', host: 'trusts.example' },
  { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
  { origin: BASE, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
])('%j is foreign', (headers) => {
  expect(check(headers)).toThrow(/This request came from/)
})

test('on localhost the server answers to the names of the machine for itself, and to no other name', () => {
  const local = (host: string) => () =>
    rejectForeignOrigin(new Headers({ origin: `http://${host}`, host }), 'http://localhost:3000')
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(local(host)).not.toThrow()
  for (const host of ['rebound.example:3000', 'localhost.evil.example:3000']) expect(local(host)).toThrow(/came from/)
})
