import type { Schema } from '#api/open-api/model.ts'

/** A type in words. `of` is the named schema that it leads to. */
interface TypeWords {
  words: string
  of?: string
}

/** The name at the end of a reference. */
export const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

const count = (number: number) => number.toLocaleString('en-US')

function limitsOf({ minimum, maximum, maxLength, maxItems, pattern, format }: Schema): string[] {
  if (format === 'date') return ['as yyyy-MM-dd']
  if (format === 'date-time') return ['an instant, ISO 8601 in UTC']
  return [
    minimum !== undefined && maximum !== undefined && `${count(minimum)} to ${count(maximum)}`,
    maxLength !== undefined && `at most ${count(maxLength)} characters`,
    maxItems !== undefined && `at most ${count(maxItems)} entries`,
    pattern !== undefined && `matching ${pattern}`,
  ].filter((limit) => limit !== false)
}

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  null: 'null',
}

/** What a value may be, as a reader would say it: `text, at most 200 characters`, or `Beneficiary`. */
export function typeWords(schema: Schema): TypeWords {
  const { $ref, anyOf, oneOf, enum: choices, items, properties, type } = schema
  if ($ref) return { words: nameIn($ref), of: nameIn($ref) }
  const either = anyOf ?? oneOf
  if (either?.every(({ const: only }) => only !== undefined))
    return { words: `one of ${either.map((each) => String(each.const)).join(', ')}` }
  if (either) {
    const each = either.map(typeWords)
    return { words: each.map(({ words }) => words).join(' or '), of: each.find(({ of }) => of)?.of }
  }
  if (choices) return { words: `one of ${choices.join(', ')}` }
  if (schema.const !== undefined) return { words: `always ${schema.const}` }
  if (items) {
    const of = typeWords(items)
    return {
      ...of,
      words: ['list of', of.words, ...limitsOf({ maxItems: schema.maxItems })]
        .join(' ')
        .replace(' at most', ', at most'),
    }
  }
  if (properties) return { words: `object with ${Object.keys(properties).join(', ')}` }
  const names = [type ?? 'anything'].flat().map((name) => NAMES[name] ?? name)
  return { words: [names.join(' or '), ...limitsOf(schema)].join(', ') }
}
