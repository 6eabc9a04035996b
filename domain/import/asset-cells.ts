import { foldedName, sameName } from '../formats/names.ts'
import { maybeOtherForm, spokenName } from '../formats/similar-names.ts'
import { type Message, message } from '../message.ts'
import type { Funding } from '../trust/entries.ts'
import type { Ownership } from '../trust/enumerations.ts'
import type { AssetField } from './asset-columns.ts'
import { type RawEntry, shortened } from './raw-entry.ts'

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
    return { error: 'This has more than one account number. Put each account on its own line.' }
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

const WORDS: readonly (readonly [ownership: Ownership, words: RegExp])[] = [
  ['community', /\bcommunity\b|^cp$|\bganancial|\bsociedad conyugal|\bbienes comunes/],
  ['tenants_in_common', /\b(?:tenants?|tenancy) in common\b|^tic$|\bcopropiedad\b|\bpro ?indiviso\b|\bundivided\b/],
  [
    'joint',
    /\bjoint|\bjt ?w?ros\b|\bentiret|\bsurvivorship\b|^both\b|^ours$|^(?:with|con) (?:my |mi )?(?:spouse|wife|husband|espos[oa])|conjunt|mancomun|^ambos$|\btenants? by/,
  ],
  [
    'sole',
    /^(?:sole(?:ly)?|sole owner(?:ship)?|individual(?:ly)?|single|single name|alone|mine|me|self|myself|grantor|i|own|owner|individual|unic[oa]|sol[oa]|exclusiv[oa]|propi[oa]|yo|mi[oa]?|otorgante)$/,
  ],
]

/** How something is owned, by the words for it; `undefined` for other words. */
export function ownershipIn(text: string): Ownership | undefined {
  const said = foldedName(text.replace(/[./_-]+/g, ' '))
  return WORDS.find(([, words]) => words.test(said))?.[0]
}

/** Whose something is, read from names. */
export interface Owners {
  /** Those beside the grantor. */
  others: readonly string[]
  /** Whether the grantor is among them; `undefined` where it is not known who the grantor is. */
  isGrantors: boolean | undefined
  /** The name that is read as the grantor's, where it is shorter than the grantor's or otherwise written. */
  asGrantor?: string
}

const PARTED = /\s*(?:&|\+|;|\/|\n|\b[Aa]nd\b|\bAND\b|\by\b)\s*/
const SELF = /^(?:me|self|myself|mine|i|grantor|yo|otorgante)$/i

/** Whether a name is the grantor's, as it is or in another form. */
function grantorAs(name: string, grantor: string): 'same' | 'similar' | undefined {
  const [first] = foldedName(grantor).split(' ')
  if (SELF.test(name) || sameName(name, grantor) || sameName(spokenName(name), grantor) || foldedName(name) === first)
    return 'same'
  return maybeOtherForm(name, grantor) ? 'similar' : undefined
}

/** The people whom a cell names: `Ann and Bo Reed`. */
export function ownersIn(text: string, grantor: string | undefined): Owners {
  const names = text
    .split(PARTED)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (!grantor) return { others: names.filter((name) => !SELF.test(name)).slice(1), isGrantors: undefined }
  const others = names.filter((name) => !grantorAs(name, grantor))
  const asGrantor = names.find((name) => grantorAs(name, grantor) === 'similar')
  return { others, isGrantors: others.length < names.length, ...(asGrantor && { asGrantor }) }
}

interface Ownerships {
  ownership?: Ownership
  foreignOwner?: string
  coOwner?: string
  unsure: (Message | string)[]
}

/** How the grantor owns it, by the words for that and by the names of the owners. */
export function ownershipOf({ values }: RawEntry<AssetField>, grantor: string | undefined): Ownerships {
  const cells = [values.ownership?.text, values.owner?.text].filter((text) => text !== undefined)
  const said = cells.map(ownershipIn).find((found) => found !== undefined)
  const named = cells
    .filter((text) => ownershipIn(text) === undefined && /\p{L}/u.test(text))
    .map((text) => ownersIn(text, grantor))
  const beside = coOwnerIn(values.coOwner?.text ?? '')
  const others = [
    ...named.flatMap((owners) => owners.others),
    ...(beside && !/^(?:y|yes|x|true|s[ií])$/i.test(beside) ? [beside] : []),
  ]
  const coOwner = [...new Set(others)].join(', ')
  if (named.length > 0 && named.every(({ isGrantors }) => isGrantors === false) && !beside && said === undefined)
    return { foreignOwner: coOwner, unsure: [] }
  const asGrantor = named.find((owners) => owners.asGrantor)?.asGrantor
  const aboutName = asGrantor ? [message('The owner “{name}” is read as you.', { name: shortened(asGrantor) })] : []
  const isShared = beside !== undefined || others.length > 0
  const held = coOwner !== '' && { coOwner }
  if (said === 'sole' && isShared)
    return {
      ...held,
      ownership: said,
      unsure: [...aboutName, message('It is marked as sole, but another owner is named.')],
    }
  if (said) return { ...held, ownership: said, unsure: aboutName }
  if (isShared)
    return {
      ...held,
      ownership: 'joint',
      unsure: [
        ...aboutName,
        message('It has several owners. They may hold it as tenants in common or as community property.'),
      ],
    }
  return named.some(({ isGrantors }) => isGrantors) ? { ownership: 'sole', unsure: aboutName } : { unsure: [] }
}
