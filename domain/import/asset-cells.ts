import type { Message } from '../message.ts'
import type { Funding } from '../trust/entries.ts'

/** What a cell says, or why it cannot be taken. */
export type Cell<Value> = { is?: Value; error?: undefined } | { is?: undefined; error: Message | string }

const NONE = /^(?:[-–—]*|n\/?a|none|no|ninguno|no aplica)$/i
const saysNothing = (text: string) => NONE.test(text.trim())
const SHORTENED = /\d\s*[.,]?\d*\s*e\s*\+\s*\d/i

/** The last four characters of an account number, of whatever is before them. */
export function lastFourIn(text: string): Cell<string> {
  if (saysNothing(text)) return {}
  if (SHORTENED.test(text)) return { error: 'The spreadsheet has shortened this number. Write its last four digits.' }
  if (/[A-Za-z0-9]\s*(?:[,;/\n]|\band\b|\by\b)\s*[A-Za-z0-9*]*\d/.test(text))
    return { error: 'This has more than one account number. Put each account in a line of its own.' }
  const bare = text
    .replace(/^.*\b(?:ending(?: in)?|ends in|termina(?:da)? en|terminación)\b/i, '')
    .replace(/[^A-Za-z0-9]/g, '')
  const number = bare.replace(/^[xX]+(?=\w{1,4}$)/, '')
  if (number === '') return { error: 'Please enter only the last four characters of the account number.' }
  return { is: number.slice(-4) }
}

/** The name of a joint owner; a bare yes says that there is one. */
export const coOwnerIn = (text: string): string | undefined => (saysNothing(text) ? undefined : text)

const YES =
  /^(?:y|yes|true|x|1|✓|✔|done|transferred|funded|completed?|in (?:the )?trust|retitled|s[ií]|hecho|transferid[oa]|completad[oa]|en el fideicomiso)\.?$/i
const NO =
  /^(?:n|no|false|0|not (?:yet|done|transferred)|to ?do|todo|pending|open|pendiente|todav[ií]a no|a[uú]n no|por hacer)\.?$/i
const STARTED = /^(?:in progress|started|begun|partly|partially|en curso|en proceso|en tr[aá]mite|iniciad[oa])\.?$/i
const NOT_NEEDED = /^(?:not needed|not necessary|no (?:es )?necesari[oa]|no hace falta)\.?$/i

/** A date as tables write it, as `yyyy-MM-dd`: with the month first, unless that cannot be. */
function dateIn(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const [year, one = '', two = ''] = iso ? iso.slice(1) : local ? [local[3], local[1], local[2]] : []
  if (year === undefined) return undefined
  const [month, day] = Number(one) > 12 ? [two, one] : [one, two]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** How far an asset is on the way into the trust; nothing for one that is not. */
export function fundingIn(text: string): Cell<Funding> {
  const said = text.trim()
  if (NO.test(said) || /^(?:[-–—]*|n\/?a)$/i.test(said)) return {}
  if (YES.test(said)) return { is: { status: 'done' } }
  if (STARTED.test(said)) return { is: { status: 'in-progress' } }
  if (NOT_NEEDED.test(said)) return { is: { status: 'not-needed' } }
  const date = dateIn(said)
  return date ? { is: { status: 'done', date } } : { error: 'Write yes, no, in progress or a date.' }
}

/** Whether there is a mortgage: yes or no, or what is owed. */
export function mortgageIn(text: string): Cell<boolean> {
  const said = text.trim()
  if (/^(?:n|no|none|false|0|\$?0(?:\.0+)?|ninguna|[-–—]*|n\/?a)\.?$/i.test(said)) return { is: false }
  if (/^(?:y|yes|true|x|1|s[ií])\.?$/i.test(said) || /^\$?\d[\d.,\s]*[kKmM]?$/.test(said)) return { is: true }
  return { error: 'Write yes or no.' }
}
