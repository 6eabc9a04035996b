import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { isBlank, nameKey, sameName } from '#domain/formats/same-name.ts'
import type { PersonQuestions } from '#domain/trust/people/offices.ts'
import { type Person, peopleOf, relationWords } from '#domain/trust/people/people.ts'
import { filledIn, suggestionsFor } from '#domain/trust/people/suggestions.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Combobox, type Option } from '#web/components/combobox.tsx'
import { focusField } from '#web/components/link-targets.ts'
import { translate } from '#web/i18n/i18n.ts'

const known = new WeakMap<TrustRecord, readonly Person[]>()
const NOBODY: readonly Person[] = []

/** The register of a trust, made once for each state of it: every name field of a page asks. */
export function registerOf(trust: TrustRecord | null): readonly Person[] {
  if (!trust) return NOBODY
  const people = known.get(trust) ?? peopleOf(trust)
  known.set(trust, people)
  return people
}

/** At most so many offices are said of a person. */
const NAMED = 2

/** What a person is to the grantor: the user's own words as they are, or ours in the language of the page. */
export const shownRelation = (person: Person): string =>
  relationWords(person) === person.relation ? person.relation : translate(relationWords(person))

/** What is said of a person below the name: the offices, or else the relationship, and the address. */
function aboutPerson(person: Person): string {
  const offices = [...new Set(person.offices.flatMap(({ office }) => (office ? translate(office) : [])))]
  const shown = offices.slice(0, NAMED).join(', ')
  const parts = offices.length > NAMED ? t`${shown} and ${offices.length - NAMED} more` : shown
  return [parts || shownRelation(person), addressOnOneLine(person.address ?? '')].filter(Boolean).join(' · ')
}

const isGrantor = ({ offices }: Person) => offices.some(({ id }) => id === 'grantorName')

/** What a form holds beside a name. */
export interface NameInHand {
  questions: PersonQuestions
  answers: () => Readonly<Record<string, string>>
  /** Names that stood in the field before: what belongs to these people gives way. */
  before: () => readonly (string | undefined)[]
}

/** The field that suggests people, if there are any, and what picking one of them writes beside the name. */
export function suggesting(trust: TrustRecord | null, { questions, answers, before }: NameInHand) {
  const people = registerOf(trust)
  const replaced = () => {
    const names = new Set(before().map(nameKey))
    return people.filter(({ name }) => names.has(nameKey(name)))
  }
  const filled = (person: Person) => filledIn(person, questions, answers(), replaced())
  const inOrder = questions.own ? people : people.toSorted((one, other) => +isGrantor(one) - +isGrantor(other))
  const optionsFor = (typed: string): Option[] =>
    suggestionsFor(inOrder, typed)
      // Somebody who stands there already, with all that is known, need not be suggested.
      .filter((person) => person.name !== typed || Object.keys(filled(person)).length > 0)
      .map((person) => ({ key: person.key, name: person.name, about: aboutPerson(person) }))
  const picked = (key: string) => {
    const person = people.find((each) => each.key === key)
    return person && { name: person.name, filled: filled(person) }
  }
  return { Combobox: people.length > 0 ? Combobox : undefined, GrantorsAddress, trust, optionsFor, picked }
}

interface GrantorsAddressProps {
  trust: TrustRecord
  /** The questions that ask for the name and the address. */
  name: string
  address: string
}

/** Offers the grantor's address for somebody of the household, while that person has none. */
function GrantorsAddress({ trust, name, address }: GrantorsAddressProps) {
  const { setValue, formState } = useFormContext()
  const [named, given]: unknown[] = useWatch({ name: [name, address] })
  const { grantorName, grantorAddress } = trust
  const person = String(named ?? '')
  if (isBlank(grantorAddress) || isBlank(person) || !isBlank(String(given ?? '')) || sameName(person, grantorName))
    return null
  const use = () => {
    setValue(address, grantorAddress, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    // The button is gone then, and what was filled in is in sight.
    focusField(address)
  }
  return (
    <button type="button" className="link mt-1 py-2 text-left text-base" onClick={use}>
      <Trans>Same address as the grantor: {addressOnOneLine(grantorAddress ?? '')}</Trans>
    </button>
  )
}
