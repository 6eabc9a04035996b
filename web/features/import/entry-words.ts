import { t } from '@lingui/core/macro'
import { entryFields, readAnswer, storedAt } from '#domain/trust/questions/fields.ts'
import { translate, translateAnswer } from '#web/i18n/i18n.ts'
import type { Entry, FilledList } from './preview-parts.tsx'

/** Those that say by themselves what they are. */
const BARE = new Set([
  ...['email', 'address', 'isPrimary', 'type', 'value', 'ownership', 'bankName', 'firmName', 'description'],
  'realEstateDetails.street',
])
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What of an entry changes, in words. */
export function changesOf(list: FilledList, before: Entry, after: Entry): string {
  const changes = entryFields[list].flatMap((field) => {
    if (field.mark) return []
    const [was, is] = [before, after].map((entry) => readAnswer(field, storedAt(entry, field.path)))
    const [old, now] = [was, is].map((answer) =>
      answer === undefined ? '' : translateAnswer(answer).replace(/\s*\n\s*/g, ', '),
    )
    if (old === now || !now) return []
    return [old ? t`${translate(field.label)}: ${now} instead of ${old}` : t`${translate(field.label)}: ${now}`]
  })
  return changes.length > 0 ? changes.join(' · ') : t`nothing`
}

/** What an entry holds besides these, in words, on one line. */
export function factsIn(list: FilledList, entry: Entry, besides: readonly string[]): string {
  return entryFields[list]
    .filter(({ path, mark }) => !mark && path !== 'name' && !besides.includes(path))
    .flatMap((field) => {
      const answer = readAnswer(field, storedAt(entry, field.path))
      if (answer === undefined) return []
      const value = translateAnswer(answer).replace(/,?\s*\n\s*/g, ', ')
      return [BARE.has(field.path) ? value : `${capital(translate(field.words))} ${value}`]
    })
    .join(' · ')
}
