import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { isBlank, nameKey, sameName } from '#domain/formats/names.ts'
import { relationMessage } from '#domain/trust/enumerations.ts'
import { OFFICES, type OfficeField, type PersonQuestions } from '#domain/trust/people/offices.ts'
import { type Person, peopleOf, relationWords } from '#domain/trust/people/people.ts'
import {
  filledByName,
  filledIn,
  householdAddresses,
  type KnownAddress,
  officeAddresses,
  suggestionsFor,
  withSurnames,
} from '#domain/trust/people/suggestions.ts'
import { isOfSigningDay } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Option } from '#web/components/combobox.tsx'
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
export function shownRelation(person: Person): string {
  const words = relationMessage(relationWords(person))
  return typeof words === 'string' ? words : translate(words)
}

/** What is said about a person below the name: the offices, or else the relationship, and the address. */
function aboutPerson(person: Person): string {
  const offices = [...new Set(person.offices.flatMap(({ office }) => (office ? translate(office) : [])))]
  const shown = offices.slice(0, NAMED).join(', ')
  const parts = offices.length > NAMED ? t`${shown} and ${offices.length - NAMED} more` : shown
  return [parts || shownRelation(person), addressOnOneLine(person.address ?? '')].filter(Boolean).join(' · ')
}

/** Begins the key of a name that nobody has yet. */
const NEW = '\n'

const isGrantor = ({ offices }: Person) => offices.some(({ id }) => id === 'grantorName')
const isBeneficiary = ({ offices }: Person) => offices.some(({ id }) => id.startsWith('beneficiaries/'))

/** What a form holds beside a name. */
export interface NameForm {
  /** The form's name for it. */
  field?: string
  questions: PersonQuestions
  answers: () => Readonly<Record<string, string>>
  /** What speaks against a person here, in a few words; such people come last, and organizations not at all. */
  against?: (name: string) => string
  /** Names that stood in the field: when the focus came to it, and as stored. What belongs to these people gives way. */
  before: () => readonly (string | undefined)[]
}

/** The field that suggests people, if there are any, and what picking one of them, or typing out a name, writes beside it. */
export function suggesting(trust: TrustRecord | null, form: NameForm) {
  const { field, questions, answers, before, against } = form
  const people = registerOf(trust)
  const replaced = () => {
    const names = new Set(before().map(nameKey))
    return people.filter(({ name }) => names.has(nameKey(name)))
  }
  /** The person who has the office already, whose name may be half corrected. A name that is only proposed is nobody's yet. */
  const standing = () => {
    const [last, stored] = before().map(nameKey)
    const known =
      people.find(({ name }) => nameKey(name) === last) ?? people.find(({ name }) => nameKey(name) === stored)
    return !field || !(field in OFFICES) || known?.offices.some(({ id }) => id === field) ? known : undefined
  }
  const filled = (person: Person) => filledIn(person, questions, answers(), replaced())
  const optionsFor = (typed: string): Option[] => {
    if (against) return planned(people, typed, against)
    const [, stored] = before()
    const inOrder = questions.own
      ? people
      : questions.others
        ? people.filter((person) => !isGrantor(person) && (!isBeneficiary(person) || sameName(person.name, stored)))
        : people.toSorted((one, other) => +isGrantor(one) - +isGrantor(other))
    const found = suggestionsFor(inOrder, typed)
    if (found.length === 0 && suggestionsFor(people, typed, 1).length === 0)
      return withSurnames(people, typed).map((name) => ({
        key: NEW + name,
        name,
        about: t`With a last name of the family`,
      }))
    return (
      found
        // Somebody who is there already, with all that is known, need not be suggested, nor by the name that is being corrected.
        .filter((person) =>
          person.name === typed ? Object.keys(filled(person)).length > 0 : isBlank(typed) || person !== standing(),
        )
        .map((person) => ({ key: person.key, name: person.name, about: aboutPerson(person) }))
    )
  }
  const picked = (key: string) => {
    if (key.startsWith(NEW)) return { name: key.slice(NEW.length), filled: {} }
    const person = people.find((each) => each.key === key)
    return person && { name: person.name, filled: filled(person) }
  }
  const typedOut = (typed: string) => filledByName(typed, people, questions, answers(), replaced())
  return {
    people,
    suggests: people.length > 0,
    optionsFor,
    picked,
    typedOut,
  }
}

/** So many of those who match are looked at. */
const LOOKED_AT = 12
const SHOWN = 6

/** Who may come to the signing: first those who have no part in the documents. */
function planned(people: readonly Person[], typed: string, against: (name: string) => string): Option[] {
  const hasPart = ({ offices }: Person) => offices.some(({ id }) => !isOfSigningDay(id))
  const inOrder = people
    .filter(({ kind }) => kind === 'person')
    .toSorted((one, other) => +hasPart(one) - +hasPart(other))
  return suggestionsFor(inOrder, typed, LOOKED_AT)
    .filter(({ name }) => name !== typed)
    .map((person) => ({ person, objection: against(person.name) }))
    .toSorted((one, other) => +(one.objection !== '') - +(other.objection !== ''))
    .slice(0, SHOWN)
    .map(({ person, objection }) => ({
      ...{ key: person.key, name: person.name },
      about: [objection, aboutPerson(person)].filter(Boolean).join(' · '),
    }))
}

const households = new WeakMap<TrustRecord, ReturnType<typeof offered>>()

/** What offers the addresses of a household, one for each state of the trust: what it finds for a name is found once. */
function householdOf(trust: TrustRecord | null) {
  const known = trust && households.get(trust)
  if (known) return known
  const people = registerOf(trust)
  const household = offered((name) => (trust ? householdAddresses(trust, people, name) : []))
  if (trust) households.set(trust, household)
  return household
}

const offered = (knownFor: (name: string) => readonly KnownAddress[]) => ({ Offers: KnownAddresses, knownFor })

/** What offers the addresses of those who hold these offices; without offices, those of a person's household. */
export const offeredOf = (trust: TrustRecord | null, offices?: readonly OfficeField[]) =>
  offices ? offered(() => (trust ? officeAddresses(trust, offices) : [])) : householdOf(trust)

export interface KnownAddressesProps {
  /** The question that asks for the address. */
  address: string
  /** The question that asks for the name of the person who lives there, where there is one. */
  name?: string | undefined
  /** The addresses to offer, for a person of that name; another function where they may have changed. */
  knownFor: (name: string) => readonly KnownAddress[]
}

/** Offers addresses that the answers hold, while the question for one is empty. */
function KnownAddresses({ address, name = address, knownFor }: KnownAddressesProps) {
  const { setValue, formState } = useFormContext()
  const [given, named]: unknown[] = useWatch({ name: [address, name] })
  const use = (chosen: string) => {
    setValue(address, chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    // The button is gone then, and what it filled in is to be seen.
    focusField(address)
  }
  // A slow phone shows the letter first: names of hundreds take a while to compare.
  const typed = useDeferredValue(String(named ?? ''))
  const isAsked = isBlank(String(given ?? ''))
  const known = useMemo(() => (isAsked ? knownFor(typed) : []), [isAsked, knownFor, typed])
  return known.map((one) => (
    <button
      key={one.address}
      type="button"
      className="link mt-1 block py-2 text-left text-base"
      onClick={() => use(one.address)}
    >
      <Offer of={one} />
    </button>
  ))
}

function Offer({ of: { name, address } }: { of: KnownAddress }) {
  const line = addressOnOneLine(address)
  return name ? (
    <Trans>
      Same address as <bdi>{name}</bdi>: {line}
    </Trans>
  ) : (
    <Trans>Same address as the grantor: {line}</Trans>
  )
}
