import { sameName } from '../formats/names.ts'
import { numberOf } from '../formats/schemas.ts'
import { maybeSameName } from '../formats/similar-names.ts'
import { type Message, message } from '../message.ts'
import type { Beneficiary } from '../trust/entries.ts'
import type { FoundEntry } from './check-entry.ts'

/** Who an entry of a file seems to be. */
export interface Alike {
  name: string
  /** What is the same, in words: `name and birth year`. */
  same: Message
  /** The line of the file, where it is an entry further up in it and not one of the list. */
  line?: number
}

interface Person {
  name: string
  birthYear: number | undefined
  ein: string | undefined
  line?: number
}

const personOf = ({ name, birthYear, ein }: Beneficiary): Person => ({ name, birthYear, ein })
const personIn = ({ name, answers, details, line }: FoundEntry): Person => ({
  name,
  birthYear: numberOf(answers?.birthYear),
  ein: details.ein,
  line,
})

/**
 * What two have in common that makes them look like one; people of one name born in different years are two. A name with
 * other names between first and last is the same only with the birth year.
 */
function sameness(one: Person, other: Person): Message | undefined {
  const ein = one.ein !== undefined && one.ein === other.ein
  const bothYears = one.birthYear !== undefined && other.birthYear !== undefined
  const year = bothYears && one.birthYear === other.birthYear
  const name = (sameName(one.name, other.name) && (!bothYears || year)) || (year && maybeSameName(one.name, other.name))
  if (name && year) return message(ein ? 'name and birth year and EIN' : 'name and birth year')
  if (name) return message(ein ? 'name and EIN' : 'name')
  return ein ? message('EIN') : undefined
}

/**
 * For each entry of a file, by its line, who it seems to be: somebody on the list, or an entry further up in the file. An
 * entry that is like nobody is not in the answer. Pure.
 */
export function alikeIn(list: readonly Beneficiary[], entries: readonly FoundEntry[]): Map<number, Alike> {
  const known = list.map(personOf)
  const found = new Map<number, Alike>()
  for (const entry of entries) {
    if (!entry.answers) continue
    const person = personIn(entry)
    for (const other of known) {
      const same = sameness(person, other)
      if (!same) continue
      found.set(entry.line, { name: other.name, same, ...(other.line !== undefined && { line: other.line }) })
      break
    }
    known.push(person)
  }
  return found
}
