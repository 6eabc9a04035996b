import * as z from 'zod/mini'
import { birthYearAnswer, email, line, numberOf, paragraph, textOfNumber } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { PERSON_NAME_MISSING, type RegisteredPerson } from '../entries.ts'
import { keysOf, PERSON_KINDS, type PersonKind, RELATIONSHIPS, type Relationship } from '../enumerations.ts'
import type { Answers, Question } from '../steps/step.ts'
import type { Person } from './people.ts'

const RELATION_CHOICES = { unstated: 'Not stated', ...RELATIONSHIPS } as const

/** What the page People asks of somebody. */
export type PersonEdit = Omit<RegisteredPerson, 'id'>

const QUESTIONS: readonly Question[] = [
  { name: 'name', label: 'Name', kind: 'line', hint: 'The full legal name of the person or organization.' },
  { name: 'kind', label: 'Person or organization', kind: 'select', choices: PERSON_KINDS },
  { name: 'relation', label: 'Relationship', kind: 'select', choices: RELATION_CHOICES },
  { name: 'address', label: 'Address', kind: 'address', optional: true },
  { name: 'email', label: 'Email', kind: 'email', optional: true },
  { name: 'birthYear', label: 'Birth year', kind: 'year', optional: true },
]

/** A relationship or kind that an answer states is changed there: a beneficiary’s decides what else is asked. */
const isAnswered = (person: Person | undefined, question: string): boolean =>
  (question === 'relation' && (person?.offices.some(({ id, relation }) => id === 'spouseName' || relation) ?? false)) ||
  (question === 'kind' && person?.kindAnswered === true)

/** The form by which somebody is added to the register or corrected. */
export const personForm = {
  questions: (person?: Person): readonly Question[] => QUESTIONS.filter(({ name }) => !isAnswered(person, name)),
  initial: (person?: Person): Answers => ({
    name: person?.name ?? '',
    kind: person?.kind ?? 'person',
    relation: person?.relationship ?? 'unstated',
    address: person?.address ?? '',
    email: person?.email ?? '',
    birthYear: textOfNumber(person?.birthYear),
  }),
  schema: z.object({
    name: line(LIMITS.name, PERSON_NAME_MISSING),
    kind: z.enum(keysOf(PERSON_KINDS), 'Please choose person or organization.'),
    relation: z.enum(keysOf(RELATION_CHOICES), 'Please choose a relationship from the list.'),
    address: paragraph(LIMITS.address),
    email: email('Invalid email address', true),
    birthYear: birthYearAnswer,
  }) as unknown as z.ZodMiniType<Answers>,
  /** What accepted answers say of the person. */
  edit: (answers: Answers): PersonEdit => ({
    name: String(answers.name),
    kind: answers.kind as PersonKind,
    relation: answers.relation === 'unstated' ? undefined : (answers.relation as Relationship),
    address: String(answers.address) || undefined,
    email: String(answers.email) || undefined,
    birthYear: numberOf(answers.birthYear),
  }),
}
