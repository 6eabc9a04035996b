import { type Message, message } from '../message.ts'

/** An amount as a file writes it: whole dollars as digits, the other way to read it where there are two, or why it is none. */
export type Amount =
  | { digits: string; other?: string; error?: undefined }
  | { digits?: undefined; other?: undefined; error: Message | string }

/** How the amounts of one table part decimals, as far as those show it that can be read in one way only. */
export type Marks = 'point' | 'comma' | undefined

const NOTHING = /^(?:[-–—?.]*|n\/?[ad]|tbd|unknown|none|desconocido|pendiente|s\/d)$/i
const CURRENCY =
  /^(?:us\$|usd|u\.s\. ?dollars?|dollars?|dólares|\$)|(?:us\$|usd|u\.s\. ?dollars?|dollars?|dólares|\$)$/gi
const FOREIGN = /[€£¥₹₽]|\b(?:eur|euros?|gbp|mxn|cad|pesos?|chf|jpy|aud)\b|\b(?:c|a|mx)\$/i
const ABOUT =
  /^(?:~|≈|±|about|approx(?:imately|\.)?|around|roughly|circa|ca\.|est(?:imated|\.)?|aprox(?:imadamente|\.)?|unos|cerca de)\s*/i
const SCALES: readonly (readonly [words: RegExp, zeros: number, also?: number])[] = [
  [/(?:k|thousand|thou)$/i, 3],
  // In Spanish a thousand, in English short for a million.
  [/mil$/i, 3, 6],
  [/(?:mm|mio|mln|millions?|mill(?:ón|on|ones)(?: de)?|m)$/i, 6],
  [/(?:bn?|billions?)$/i, 9],
]
const WRITE = 'Write one amount in US dollars, such as 1,250,000.'

const DIGITS = /^\d[\d.,'’\s]*$/
const GROUPED = (mark: string) => new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`)

/** What a number says in which `decimal` parts the decimals; `undefined` where it cannot. */
function numberWith(decimal: '.' | ',', text: string): string | undefined {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', decimals, ...more] = text.split(decimal)
  if (more.length > 0 || decimals === '' || (decimals !== undefined && !/^\d+$/.test(decimals))) return undefined
  if (!/^\d+$/.test(whole) && !GROUPED(group).test(whole)) return undefined
  return `${whole.replaceAll(group, '')}${decimals === undefined ? '' : `.${decimals}`}`
}

/** Whole dollars of `12.5` with so many zeros; nothing is calculated, so that fifteen digits stay exact. */
function dollarsOf(number: string, zeros: number): string {
  const [whole = '', decimals = ''] = number.split('.')
  const kept = `${whole}${decimals.slice(0, zeros).padEnd(zeros, '0')}`
  const up = Number(decimals[zeros] ?? 0) >= 5
  return String(BigInt(kept) + (up ? 1n : 0n))
}

/** Without spaces between thousands and the marks of other countries. */
const bare = (text: string) =>
  text
    .replace(/['’]/g, ',')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .trim()

/** The number in an amount apart from its currency and its scale. */
function partsOf(text: string) {
  const said = text.replace(/(?<=\S)\s*\([^)]*\)\s*$/, '').trim()
  const stripped = said
    .replace(ABOUT, '')
    .replace(CURRENCY, '')
    .trim()
    .replace(CURRENCY, '')
    .replace(/[,.]-$/, '')
  const scale = SCALES.find(([words]) => words.test(stripped))
  const number = bare(scale ? stripped.replace(scale[0], '').trim() : stripped)
  return { number: number.replace(CURRENCY, '').trim(), zeros: scale?.[1] ?? 0, also: scale?.[2] }
}

/** Which mark parts the decimals in these amounts, if one of them shows it and none the other. */
export function marksIn(texts: readonly string[]): Marks {
  const shown = texts.map((text) => {
    const { number } = partsOf(text)
    if (!DIGITS.test(number)) return undefined
    const [point, comma] = [numberWith('.', number), numberWith(',', number)]
    if (point !== undefined && comma === undefined && /[.,]/.test(number)) return 'point'
    return comma !== undefined && point === undefined ? 'comma' : undefined
  })
  const [points, commas] = [shown.includes('point'), shown.includes('comma')]
  return points === commas ? undefined : points ? 'point' : 'comma'
}

/**
 * The amount in a cell: `$1,250,000`, `1.2M`, `350k`, `1.250,00`. What can be read in two ways is read in the likelier one,
 * with the other beside it; `marks` is what the other cells show. `undefined` for a cell that says nothing. Pure.
 */
export function amountIn(text: string, marks: Marks): Amount | undefined {
  if (NOTHING.test(text.trim())) return undefined
  if (text.length > 60) return { error: WRITE }
  if (FOREIGN.test(text)) return { error: 'This is not in US dollars. Write its value in US dollars.' }
  if (/^\s*(?:-|−|\()\s*[$\d]/.test(text) || /^\$\s*-/.test(text.trim()))
    return {
      error: 'A value cannot be below zero. A debt is not an asset: give the value of the whole, without the debt.',
    }
  if (/\d\s*e\s*\+?\d/i.test(text))
    return { error: message('{why} {write}', { why: message(SHORTENED), write: message(WRITE) }) }
  const { number, zeros, also } = partsOf(text)
  if (!DIGITS.test(number)) return { error: /\d.*(?:-|–|to|and|y|a)\s*\$?\d/.test(text) ? RANGE : WRITE }
  return withScale(readings(number, marks, zeros >= 6), zeros, also)
}

const SHORTENED = 'The spreadsheet has shortened this number.'
const RANGE = 'This has more than one amount. Write one amount in US dollars, such as 1,250,000. An estimate is enough.'

/** The ways in which a number can be read, the likeliest first. Millions have decimals rather than thousands. */
function readings(number: string, marks: Marks, areMillions: boolean): string[] {
  const [point, comma] = [numberWith('.', number), numberWith(',', number)]
  const [one, other] = new Set([point, comma].filter((read) => read !== undefined))
  if (one === undefined || other === undefined) return one === undefined ? [] : [one]
  const [small, large] = Number(one) < Number(other) ? [one, other] : [other, one]
  const [likely, unlikely] = areMillions ? [small, large] : [large, small]
  const byTable = marks === 'point' ? point : marks === 'comma' ? comma : undefined
  // A comma before thousands is how dollars are written, unless the table shows otherwise.
  const sure = byTable === undefined ? number.includes(',') && !areMillions : byTable === likely
  return sure ? [likely] : [likely, unlikely]
}

function withScale(numbers: readonly string[], zeros: number, also: number | undefined): Amount {
  const all = numbers.flatMap((number) => [dollarsOf(number, zeros), ...(also ? [dollarsOf(number, also)] : [])])
  const [digits, other] = [...new Set(all)]
  if (digits === undefined) return { error: WRITE }
  if (digits.length > 15) return { error: 'Please enter a value of at most 15 digits.' }
  return { digits, ...(other !== undefined && other.length <= 15 && { other }) }
}
