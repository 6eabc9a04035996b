import { nameKey } from '../../formats/names.ts'
import { listOf, type Message, message } from '../../message.ts'
import { answersInOrder } from '../questions/answers.ts'
import type { TrustRecord } from '../record.ts'
import { everyPlace } from './places.ts'

const IN_A_WORD = /[\p{L}\p{N}]/u

/** Whether a name is in a text, as whole words. */
function mentions(text: string, name: string): boolean {
  const parts = text.split(name)
  return parts.some((part, at) => at > 0 && !IN_A_WORD.test(`${parts[at - 1]?.at(-1) ?? ''}${part.at(0) ?? ''}`))
}

/**
 * The answers that mention somebody by the old name among other words, such as a wish or the name of an account: as
 * their questions. No correction follows there, because a sentence may mean the old name. Pure.
 */
function textsNaming(trust: TrustRecord, name: string, corrected: string): Message[] {
  const [old, now] = [nameKey(name), nameKey(corrected)]
  // One word alone is in email addresses, and in the names of others.
  if (!old.includes(' ')) return []
  const names = new Set(everyPlace(trust).map(({ name }) => nameKey(name)))
  // `Ann Lee` is in `Ann Lee-Park`, too.
  const without = (text: string) => (mentions(now, old) ? text.replaceAll(now, '') : text)
  const hasOld = (value: unknown) =>
    typeof value === 'string' && !names.has(nameKey(value)) && mentions(without(nameKey(value)), old)
  return answersInOrder(trust).flatMap(({ name: section, answers, lists }) => [
    ...answers
      .filter(({ value }) => hasOld(value))
      .map(({ label }) => message('“{words}” in {section}', { words: message(label), section: message(section) })),
    ...lists
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => [
        ...(hasOld(entry.name)
          ? [message('“{words}” in {section}', { words: entry.name, section: message(section) })]
          : []),
        ...entry.answers
          .filter(({ value }) => hasOld(value))
          .map(({ label }) => message('“{question}” of {entry}', { question: message(label), entry: entry.name })),
      ]),
  ])
}

/** A paragraph for each old name, by its new one, that the user's own words still mention in this record. Pure. */
export function oldNamesInTexts(trust: TrustRecord, renamed: ReadonlyMap<string, string>): Message[] {
  return [...renamed].flatMap(([name, corrected]) => {
    const texts = textsNaming(trust, name, corrected)
    if (texts.length === 0) return []
    return [
      message('The name {name} also appears in your own words: {texts}. Please check it there.', {
        name,
        texts: listOf(texts),
      }),
    ]
  })
}
