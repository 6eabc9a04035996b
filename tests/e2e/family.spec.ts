import { test } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { wholeFamily } from './journey/whole-family.ts'

test('a family is typed in from sign-up to completion, and its trust agreement downloaded', async ({ page }) => {
  test.setTimeout(90_000)
  await wholeFamily(pointer(page))
})
