import { numberOf } from '../formats/schemas.ts'
import { areForms, formsOf, type NameForms } from '../formats/similar-names.ts'
import { type Message, message } from '../message.ts'
import type { Beneficiary } from '../trust/entries.ts'
import type { FoundEntry } from './check-entry.ts'

/** Who an entry of a file seems to be. */
export interface Alike {
  name: string
  /** What is the same, in words: `name and birth year`. */
  same: Message
  /** The beneficiary of the list. */
  beneficiary?: Beneficiary
  /** The line of the file, where it is an entry further up in it and not one of the list. */
  line?: number
}

interface Person {
  name: string
  forms: NameForms
  birthYear: number | undefined
  ein: string | undefined
  beneficiary?: Beneficiary
  line?: number
}

const personOf = (beneficiary: Beneficiary): Person => {
  const { name, birthYear, ein } = beneficiary
  return { name, forms: formsOf(name), birthYear, ein, beneficiary }
}
const personIn = ({ name, answers, details, line }: FoundEntry): Person => ({
  name,
  forms: formsOf(name),
  birthYear: numberOf(answers?.birthYear),
  ein: details.ein,
  line,
})

/**
 * What two have in common that makes them look like one; people of one name born in different years are two.
 */
function sameness(one: Person, other: Person): Message | undefined {
  const ein = one.ein !== undefined && one.ein === other.ein
  const bothYears = one.birthYear !== undefined && other.birthYear !== undefined
  const year = bothYears && one.birthYear === other.birthYear
  if (!bothYears || year) {
    if (areForms(one.forms, other.forms)) return message('a similar name')
    const isSame = one.forms.key === other.forms.key && one.forms.key !== ''
    if (isSame) return message(year ? 'name and birth year' : 'name')
  }
  return ein ? message('EIN') : undefined
}

/**
 * For each entry of a file, by its line, who it seems to be: somebody on the list, or an entry further up in the file. An
 * entry that is like nobody is not in the answer. One of the list is that of one entry alone. Pure.
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
      const { name, beneficiary, line } = other
      found.set(entry.line, { name, same, ...(line === undefined ? { beneficiary } : { line }) })
      other.line ??= entry.line
      break
    }
    known.push(person)
  }
  return found
}

/**
 * For each entry of a file, by its line, which of `names` its name may be another form of; of a name that is among them as
 * it is, nothing. Pure.
 */
export function otherFormsIn(names: readonly string[], entries: readonly FoundEntry[]): Map<number, string> {
  const known = names.map((name) => ({ name, forms: formsOf(name) }))
  return new Map(
    entries.flatMap(({ line, name, answers }) => {
      const own = formsOf(name)
      if (!answers || known.some(({ forms }) => forms.key === own.key)) return []
      const like = known.find(({ forms }) => areForms(forms, own))
      return like ? [[line, like.name] as const] : []
    }),
  )
}
