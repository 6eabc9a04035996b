import type { Designation } from '../trust/assets.ts'
import type { AssetType } from '../trust/enumerations.ts'

/** What a kind word says. */
export interface AssetKind {
  type: AssetType
  /** Of a retirement account or life insurance, for which the questionnaire has no type. */
  designation?: Designation
  /** Of a company: what it is, in the words of the documents. */
  entityType?: string
}

interface Word extends AssetKind {
  words: RegExp
}

// Without accents and in lower case. What is more special stands first: retirement savings are no savings account, and a
// company's stock no stock of the exchange.
const WORDS: readonly Word[] = [
  {
    type: 'investment',
    designation: 'retirement',
    words:
      /\b(?:(?:roth |sep |simple |traditional |rollover |inherited )?iras?|(?:roth )?40[13] ?\(? ?[kb]\)?|457 ?\(?b?\)?|roth|tsp|hsas?|keogh|pensions?|(?<!non )retirement|thrift savings|health savings|profit sharing|jubilacion|retiro|plan de pensiones|afore)(?![a-z])/,
  },
  {
    type: 'other',
    designation: 'insurance',
    words:
      /\b(?:(?:term |whole |universal |variable )?life(?: insurance| assurance| policy| ins\b)|insurance life|(?:term|whole|universal|variable) life|seguros? de vida|polizas? de vida)\b/,
  },
  {
    type: 'business',
    entityType: 'Limited liability company',
    words: /\b(?:p?llcs?|l l c|limited liability co(?:mpany)?|sociedad de responsabilidad limitada|s de r l)\b/,
  },
  { type: 'business', entityType: 'S corporation', words: /\bs corp(?:oration)?s?\b|\bsub ?chapter s\b/ },
  { type: 'business', entityType: 'C corporation', words: /\bc corp(?:oration)?s?\b/ },
  { type: 'business', entityType: 'Limited partnership', words: /\blimited partnerships?\b|\bf?lps?\b/ },
  { type: 'business', entityType: 'Partnership', words: /\bpartnerships?\b|\bllps?\b/ },
  {
    type: 'business',
    entityType: 'Corporation',
    words: /\b(?:corp|corporations?|inc|incorporated|sociedad anonima|corporacion)\b/,
  },
  {
    type: 'business',
    words:
      /\b(?:business(?:es)?|compan(?:y|ies)|closely held|membership interests?|sole proprietorships?|dba|startup|private equity|negocios?|empresas?|sociedad(?:es)?|compania|participacion social)\b/,
  },
  {
    type: 'bank_account',
    words:
      /\b(?:bank|banking|checking|chequing|savings?(?! bonds?)|cds?|certificates? of deposit|money market(?: account)?|mma|credit union|deposits?|cash|banco|bancari[ao]s?|cuenta (?:corriente|de cheques)|cheques|ahorros?|depositos?|plazo fijo|efectivo)\b/,
  },
  {
    type: 'investment',
    words:
      /\b(?:brokerage|stocks?|bonds?|mutual funds?|index funds?|etfs?|investments?|investing|securities|shares|treasur(?:y|ies)|t bills?|portfolio|managed account|529|inversion(?:es)?|acciones|bonos|fondos?|valores|corretaje|bolsa)\b/,
  },
  {
    type: 'real_estate',
    words:
      /\b(?:real estate|real propert(?:y|ies)|realty|houses?|homes?|homestead|residences?|land|condo(?:s|minium|minio|minios)?|apartments?|town ?homes?|town ?house|duplex|rental(?: propert(?:y|ies))?|buildings?|vacant lot|lots?|acreage|acres|parcel|cabins?|cottage|farms?|ranch(?:es)?|warehouse|(?<!personal |intellectual )propert(?:y|ies)|casas?|viviendas?|inmuebles?|bienes raices|terrenos?|apartamentos?|departamentos?|fincas?|edificios?|ranchos?|lotes?|parcelas?|propiedades)\b/,
  },
  {
    type: 'vehicle',
    words:
      /\b(?:vehicles?|cars?|trucks?|pickup|suv|autos?|automobiles?|motorcycles?|boats?|rvs?|motor ?homes?|campers?|trailers?|vans?|aircraft|airplanes?|atv|vehiculos?|carros?|coches?|camionetas?|camion|automovil(?:es)?|motos?|motocicletas?|barcos?|lanchas?|remolques?|avionetas?)\b/,
  },
  {
    type: 'personal_property',
    words:
      /\b(?:personal property|tangibles?|jewel(?:ry|lery)|rings?|furniture|furnishings|art|artworks?|paintings?|collections?|collectibles?|antiques?|household(?: goods)?|tools|equipment|livestock|cattle|horses?|guns?|firearms|coins|bullion|gold|silver|bienes (?:muebles|personales)|joyas?|muebles|arte|cuadros?|coleccion(?:es)?|antiguedades|enseres|ganado|caballos?|armas)\b/,
  },
  {
    type: 'other',
    words:
      /\b(?:others?|crypto(?:currency|currencies)?|bitcoin|notes? receivable|promissory notes?|loans?|royalt(?:y|ies)|mineral rights?|minerals|patents?|trademarks?|copyrights?|intellectual property|annuit(?:y|ies)|timeshare|misc(?:ellaneous)?|insurance|otros?|otras?|cripto(?:monedas?)?|pagares?|prestamos?|regalias|derechos|seguros?)\b/,
  },
]

const plain = (text: string) =>
  text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[._/&,;:–—-]+/g, ' ')
    .replace(/\bl l c\b/g, 'llc')
    .replace(/\s+/g, ' ')

/** A kind, and whether other words in the same text say another one. */
export interface FoundKind extends AssetKind {
  isUnsure: boolean
}

/** The kind of asset that a text names, in English or Spanish; `undefined` where it names none. Pure. */
export function assetKindIn(text: string): FoundKind | undefined {
  const said = plain(text)
  const found = WORDS.filter(({ words }) => words.test(said))
  const [first] = found
  if (!first) return undefined
  const { words: _, ...kind } = first
  // `Savings bank certificate` says one thing twice; an account for retirement is called by many names.
  const isUnsure = !first.designation && found.some(({ type }) => type !== first.type && type !== 'other')
  return { ...kind, isUnsure: isUnsure && !SURE.some((each) => each.test(said)) }
}

/** Words beside those for a kind that name nothing. */
const BESIDE = /\b(?:accounts?|accts?|cuentas?|de|del|la|el|y|and|of|my|mi|our|interest|asset|bien)\b|[^a-z0-9]+/g

/** Whether a text says no more than what kind of asset something is: `Cuenta de cheques`, or nothing. Pure. */
export function saysOnlyKind(text: string): boolean {
  const left = WORDS.reduce((said, { words }) => said.replace(new RegExp(words, 'g'), ' '), plain(text))
  return left.replace(BESIDE, '') === '' && !/[^\p{ASCII}]/u.test(left)
}

/** Said by two kinds of words, and yet plain. */
const SURE = [
  /^(?:real estate|real property|personal property|rental property|(?:business|company|llc) (?:interest|stock|shares)s?)$/,
  /^(?:bank|savings|checking|money market|cash) (?:account|accounts|accts?|deposits?)$/,
  /^(?:brokerage|investments?|stocks? (?:and )?bonds?)(?: accounts?)?$/,
  /^(?:tangible )?personal property$/,
]
