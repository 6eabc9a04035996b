import type { Beneficiary } from '#domain/trust/entries.ts'
import { entryFields } from '#domain/trust/questions/fields.ts'
import { readAnswer } from '#domain/trust/questions/reading.ts'
import { storedAt } from '#domain/trust/questions/stored.ts'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'

/** Those that say by themselves what they are. */
const BARE = new Set(['email', 'address', 'isPrimary'])

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What an entry holds besides its name and relationship, in words, on one line. */
export function factsOf(beneficiary: Beneficiary): string {
  return entryFields.beneficiaries
    .filter(({ path, mark }) => !mark && path !== 'name' && path !== 'relationship')
    .filter(({ path }) => path !== 'isPrimary' || beneficiary.isPrimary === false)
    .flatMap((field) => {
      const answer = readAnswer(field, storedAt(beneficiary, field.path))
      if (answer === undefined) return []
      const value = translateAnswer(answer).replace(/,?\s*\n\s*/g, ', ')
      return [BARE.has(field.path) ? value : `${capital(translate(field.words))} ${value}`]
    })
    .join(' · ')
}
