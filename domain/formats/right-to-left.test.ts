import { expect, test } from 'vitest'
import { isolated } from './right-to-left.ts'

test.each([
  ['Remove שרה כהן 2?', 'Remove \u2068שרה כהן\u2069 2?'],
  ['Edit عائشة, then שרה', 'Edit \u2068عائشة\u2069, then \u2068שרה\u2069'],
  // Nothing of ours to be turned around.
  ['שרה כהן 2', 'שרה כהן 2'],
  ['Remove Clara?', 'Remove Clara?'],
])('%s', (text, apart) => {
  expect(isolated(text)).toBe(apart)
  expect(isolated(apart), 'what is set apart stays as it is').toBe(apart)
})
