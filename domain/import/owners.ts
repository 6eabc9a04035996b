import { foldedName, sameName } from '../formats/names.ts'
import { maybeSameName } from '../formats/similar-names.ts'
import type { Ownership } from '../trust/enumerations.ts'

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
}

const PARTED = /\s*(?:&|\+|;|\/|\n|\b[Aa]nd\b|\bAND\b|\by\b)\s*/
const SELF = /^(?:me|self|myself|mine|i|grantor|yo|otorgante)$/i

function isGrantor(name: string, grantor: string): boolean {
  const turned = name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')
  const [first] = foldedName(grantor).split(' ')
  return SELF.test(name) || sameName(turned, grantor) || maybeSameName(turned, grantor) || foldedName(name) === first
}

/** The people whom a cell names: `Ann and Bo Reed`. */
export function ownersIn(text: string, grantor: string | undefined): Owners {
  const names = text
    .split(PARTED)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (!grantor) return { others: names.filter((name) => !SELF.test(name)).slice(1), isGrantors: undefined }
  const others = names.filter((name) => !isGrantor(name, grantor))
  return { others, isGrantors: others.length < names.length }
}
