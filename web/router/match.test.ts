import { expect, test } from 'vitest'
import { addressFor, matchOf, weightOf } from './match.ts'

test.each([
  ['/', '/', {}],
  ['/login', '/LOGIN/', {}],
  ['/blog/:id', '/blog/3', { id: '3' }],
  ['/trust-builder/charity-info/:id', '/trust-builder/charity-info/a%20b%2Fc', { id: 'a b/c' }],
  ['/blog/:id', '/blog/50%', { id: '50%' }],
  ['/trust-builder/*', '/trust-builder', {}],
  ['/trust-builder/*', '/trust-builder/name', {}],
  ['*', '/anything/at/all', {}],
])('%s is the pattern of %s', (pattern, path, params) => {
  expect(matchOf(pattern, path)?.params).toEqual(params)
})

test.each([
  ['/login', '/login/more'],
  ['/blog/:id', '/blog'],
  ['/blog/:id', '/blog/'],
  ['/trust-builder/*', '/trust-builders'],
  ['/a.b', '/axb'],
])('%s is not the pattern of %s', (pattern, path) => {
  expect(matchOf(pattern, path)).toBeNull()
})

test('a pattern with an open end tells where its rest begins', () => {
  expect(matchOf('/trust-builder/*', '/Trust-Builder/name')?.base).toBe('/Trust-Builder')
})

test('what says more is meant: words, then places, then whatever comes', () => {
  const all = ['/blog/*', '/blog/new', '/blog/:id', '/blog']
  expect(all.toSorted((a, b) => weightOf(b) - weightOf(a))).toEqual(['/blog/new', '/blog/:id', '/blog', '/blog/*'])
})

test('places are filled in so that they stay one part of the address', () => {
  expect(addressFor('/preview/:document', { document: 'a/b c' })).toBe('/preview/a%2Fb%20c')
})
