import { foldedName } from '../formats/names.ts'
import { type Message, message } from '../message.ts'

/** What a beneficiary in a file may hold, before it is checked. */
export type RawField =
  | 'name'
  | 'relationship'
  | 'email'
  | 'address'
  | 'birthYear'
  | 'sharePercent'
  | 'incomeShare'
  | 'principalShare'
  | 'standing'
  | 'distributionAge'
  | 'ein'

/** A value as it is in the file: where, and under which heading or property. */
export interface RawValue {
  text: string
  line: number
  column: string
}

/** Something in a file that is wrong: where it is, what it is, and how to fix it. Lines count from 1. */
export interface FileError {
  line: number
  column?: string
  /** What is there, shortened. */
  value?: string
  words: Message | string
}

/** One row or card of a file, as text. */
export interface RawEntry<Field extends string = RawField> {
  line: number
  values: Partial<Record<Field, RawValue>>
  /** Set when the row or card as a whole cannot be read. */
  broken?: FileError
}

const SHOWN = 40

/** A value as it is quoted in a error: on one line, and short. */
export function shortened(text: string): string {
  const line = text
    .slice(0, 10 * SHOWN)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : line
}

/** The parts in which files hold an address. */
export interface ImportedAddress {
  street?: string
  more?: string
  city?: string
  state?: string
  zip?: string
  country?: string
}

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(between)

/** An address as it is typed: street, then `city, state ZIP`, then the country, each on a line of its own. Empty without parts. */
export function addressOf({ street, more, city, state, zip, country }: ImportedAddress): string {
  return joined([street, more, joined([city, joined([state, zip], ' ')], ', '), country], '\n')
}

/** Nine digits or more in a row, groups of four as of an IBAN or a card, and what is written as a social security number. */
const RUN =
  /(?<!\p{N})(?:\d{9,}|\d{2,4}([ .-])\d{4}(?:\1\d{4})+(?:\1\d{1,4})?|\d{3}[ .\p{Pd}]\d{2}[ .\p{Pd}]\d{4})(?!\p{N})/gu

/**
 * A text in which each number that looks like that of an account or like a social security number has only its last four:
 * `Cuenta …1098`. `undefined` where there is none. Pure.
 */
export function withShortNumbers(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined
  const short = text.replace(RUN, (run) => `…${run.replace(/\D/g, '').slice(-4)}`)
  return short === text ? undefined : short
}

/** What is said about a name or a description of which {@link withShortNumbers} keeps less. */
export const SHORT_NUMBER: Message = message(
  'Documents print this, so only the last four digits of a long number are kept. To keep the whole number, edit the entry.',
)

/** What is unsure about a share below one percent that the file writes without a percent sign: `0,75`. */
export function fractionDoubt(text: string | undefined, share: number | undefined): Message[] {
  if (text === undefined || share === undefined || share <= 0 || share >= 1 || text.includes('%')) return []
  return [
    message('“{text}” is read as {share}%. If you mean {whole}%, write {whole}%.', {
      text: shortened(text),
      share: String(share),
      whole: String(Number((share * 100).toFixed(4))),
    }),
  ]
}

/** What makes it unsure that a name is one. */
export function doubtsAbout(name: string): Message[] {
  return /^[=+@\t]|^-(?=\S)/.test(name.trim()) ? [message('The name looks like a formula.')] : []
}

const SUM = /^(?:(?:grand|gran|sub|net|running|overall) ?)?(?:totals?|totales)\b|^sums?\b|^sumas?\b/
/** What is summed up, and of what. */
const OF =
  /^(?:of|for|de|del|en|los|las|el|la|the|all|your|my|mis|sus|y|and|sigue|general(?:es)?|final(?:es)?|parcial(?:es)?|total(?:es)?|net[oa]?|estimad[oa]|estimated|amounts?|values?|valor(?:es)?|importes?|montos?|saldos?|balances?|percent(?:age)?s?|porcentajes?|shares?|partes|assets?|activos?|bienes|worth|patrimonio|estate|beneficiar(?:y|ies)|beneficiari[oa]s|heirs|herederos|people|personas|accounts?|cuentas?|bank|banking|bancarias?|cash|efectivo|investments?|inversion(?:es)?|real|property|raices|inmuebles|business(?:es)?|negocios|empresas|companies|vehicles?|vehiculos|personal|personales|others?|otros?|usd|dollars|dolares|principal(?:es)?|primary|contingentes?)$/
const TURNED =
  /^(?:valor|importe|monto|saldo|amount|value|balance|patrimonio|percentage|porcentaje) (?:en )?(?:total|neto)$/

const isOf = (word: string) => word === '' || OF.test(word)

/** Whether these words are those of a total, in English or Spanish: `TOTAL`, `Subtotal: bank accounts`, `Suma total (USD)`. */
export function isTotal(text: string): boolean {
  if (text.length > 100) return false
  const words = foldedName(text.replace(/[^\p{L}\p{M}]+/gu, ' '))
  const sum = SUM.exec(words)
  return TURNED.test(words) || (sum !== null && words.slice(sum[0].length).trim().split(' ').every(isOf))
}

/** What says that a line is none of the list, or may be none. */
export interface SumLine {
  error?: FileError
  doubt?: Message
}

/**
 * A line that sums up those above it, one rule for every list; `isKind` says whether its `kind` cell names what is on the
 * list: then it may be something that is called Total.
 */
export function totalIn<Field extends string>(
  { values }: RawEntry<Field | 'name'>,
  kind: RawValue | undefined,
  isKind: boolean,
): SumLine {
  const { name } = values
  const where = name?.text.trim() ? name : kind
  if (!where || !isTotal(where.text)) return {}
  if (isKind) return { doubt: message('This line may be a total.') }
  return {
    error: {
      line: where.line,
      value: shortened(where.text),
      words: 'This line is a total, not an entry.',
    },
  }
}
