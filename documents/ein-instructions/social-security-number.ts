import { dashedSsn, shownSsn, ssnDigits } from '#domain/formats/social-security-number.ts'
import { english } from '#domain/message.ts'
import type { Blank, Run } from '../model.ts'
import { type Fallback, value } from '../wording/value.ts'

/** A number as the worksheet prints it: `XXX-XX-1234`, or whole when that was asked for and all nine digits are known. */
export function numberOf(given: string | undefined, whole: boolean, fallback: Fallback, blank: Blank): Run {
  const shown = whole && ssnDigits(given ?? '').length === 9 ? dashedSsn(given ?? '') : english(shownSsn(given))
  return value(shown, fallback, blank)
}
