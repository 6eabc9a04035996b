import { foldedName } from '../formats/names.ts'
import { type Message, message } from '../message.ts'
import { type FileError, type RawEntry, type RawValue, shortened } from './raw-entry.ts'

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
