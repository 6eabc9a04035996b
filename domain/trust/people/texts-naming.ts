import { nameKey, sameName } from '../../formats/same-name.ts'
import { type Message, message } from '../../message.ts'
import { answersInOrder } from '../questions/answers.ts'
import type { TrustRecord } from '../record.ts'

const IN_A_WORD = /[\p{L}\p{N}]/u

/** Whether a name stands in a longer text, as whole words. */
function mentions(text: unknown, name: string): boolean {
  if (typeof text !== 'string' || sameName(text, name)) return false
  const parts = nameKey(text).split(nameKey(name))
  return parts.some((part, at) => at > 0 && !IN_A_WORD.test(`${parts[at - 1]?.at(-1) ?? ''}${part.at(0) ?? ''}`))
}

/**
 * The answers that mention somebody among other words, such as a wish or the name of an account: as their questions.
 * No correction follows there, because a sentence may mean the old name. Pure.
 */
export function textsNaming(trust: TrustRecord, name: string): Message[] {
  return answersInOrder(trust).flatMap(({ name: section, answers, lists }) => [
    ...answers
      .filter(({ value }) => mentions(value, name))
      .map(({ label }) => message('“{words}” in {section}', { words: message(label), section: message(section) })),
    ...lists
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => [
        ...(mentions(entry.name, name)
          ? [message('“{words}” in {section}', { words: entry.name, section: message(section) })]
          : []),
        ...entry.answers
          .filter(({ value }) => mentions(value, name))
          .map(({ label }) => message('“{question}” of {entry}', { question: message(label), entry: entry.name })),
      ]),
  ])
}
