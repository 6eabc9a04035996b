import { test } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { wholeFamily } from './journey/whole-family.ts'

// A film of so long a journey slows it by a third; the page at each step is kept all the same.

test('a family is typed in from sign-up to completion, and its trust agreement downloaded', async ({ page }) => {
  test.setTimeout(300_000)
  await wholeFamily(pointer(page))
})
