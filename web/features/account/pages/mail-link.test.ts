import { expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { endedWords } from '../pages/mail-link.ts'

test.each([
  [0, false, []],
  [2, false, ['All review links have ended. You can make new ones.']],
  [0, true, ['Two-factor authentication is off. You can turn it on again.']],
  [1, true, [expect.stringMatching(/review links have ended, and two-factor authentication is off/)]],
])('with %o review links and a second factor %o, only what there was is named', (reviewLinks, secondFactor, words) => {
  expect(endedWords({ reviewLinks, secondFactor }).map(english)).toEqual(words)
})
