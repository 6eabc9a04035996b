import { expect, test } from 'vitest'
import { refuseForeignOrigin } from './origin.ts'

const BASE = 'https://trusts.example'
const check = (headers: object) => () => refuseForeignOrigin(new Headers({ ...headers }), BASE)

test.each([
  {},
  { origin: BASE },
  { origin: BASE, 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
])('%j is our own', (headers) => {
  expect(check(headers)).not.toThrow()
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'https://trusts.example.evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://evil.example', host: 'trusts.example' },
  { origin: BASE, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
])('%j is foreign', (headers) => {
  expect(check(headers)).toThrow(/This request came from/)
})
