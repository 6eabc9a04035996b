import { message } from '../../message.ts'
import { TERMINATION_CHOICES } from '../distribution-terms.ts'
import { documentNames } from '../documents.ts'
import { AFTERBORN_CHILDREN } from '../enumerations.ts'
import { type ListField, listFields, type TrustRecord } from '../record.ts'
import type { StepSlug } from '../routes.ts'
import type { Answers } from '../steps/step.ts'
import { entryFields, type Field, formatAnswer, type ShownAnswer, sections, storedAt } from './fields.ts'

/** What the documents say for a question that was passed over or is not put, where they say something. `path` is the field's. */
function impliedAnswer(path: string, trust: TrustRecord): ShownAnswer | undefined {
  // Written from the grantor's answers, and asked of nobody.
  if (trust.trusteeType === 'self' && (path === 'trusteeName' || path === 'trusteeAddress'))
    return trust[path]?.trim() || undefined
  if (path === 'terminationEvent' && trust.distributionType) return message(TERMINATION_CHOICES.default)
  if (path === 'afterbornChildren' && trust.beneficiaries?.length) return message(AFTERBORN_CHILDREN.included)
  // Both powers of the agent hold unless they are explicitly taken away (T 3.1).
  const isPower = path === 'dpoa_financialAuthority' || path === 'dpoa_trustManagementAuthority'
  return isPower && trust.dpoa_agentName ? message('Yes') : undefined
}

/** A question with what was answered; without a value nothing was. */
export interface Answered {
  /** The field, as in {@link Field}. */
  path: string
  label: string
  value?: ShownAnswer
}

/** One entry of a list with what was answered about it, and what was not and is listed all the same. */
export interface AnsweredEntry {
  id: string
  name: string
  answers: readonly Answered[]
}

export interface AnsweredSection {
  slug: StepSlug
  /** The section's name, as on the dashboard. */
  name: string
  answers: readonly Answered[]
  lists: readonly { list: ListField; entries: readonly AnsweredEntry[] }[]
}

type Entry = { id: string; name?: string; text?: string }

/** The entries of a list of the record, of whichever kind. */
export function entriesOf(trust: TrustRecord, list: ListField): readonly Entry[] {
  return trust[list] ?? []
}

/** What an entry is called: its name, for an acknowledgement its text, for the signing of a document the document's name. */
export const nameOfEntry = ({ id, name, text }: Entry): string =>
  name ?? text ?? (documentNames as Readonly<Record<string, string>>)[id] ?? ''

export const lists = Object.keys(listFields) as ListField[]

function answered(fields: readonly Field[], holder: object): Answered[] {
  return fields.map((field) => {
    const value = formatAnswer(field, storedAt(holder, field.path))
    return { path: field.path, label: field.label, ...(value !== undefined && { value }) }
  })
}

/**
 * Every question of the thirteen sections in the order in which it is asked, with its answer as it is shown. Fields that
 * the product sets by itself are left out, and questions that are not put while the others are answered as they are; of an
 * entry those without an answer, except the paths that `unansweredOf` gives. Pure.
 */
export function answersInOrder(
  trust: TrustRecord,
  unansweredOf: (list: ListField, entry: { id: string }) => readonly string[] = () => [],
): AnsweredSection[] {
  const form = { ...trust, ...trust.certificateData } as unknown as Answers
  return sections.map(({ slug, name, fields, lists: own }) => ({
    slug,
    name,
    answers: fields.flatMap((field) => {
      const isPut = field.isPut?.(form) ?? true
      const [answer] = isPut ? answered([field], trust) : []
      const value = answer?.value ?? impliedAnswer(field.path, trust)
      return isPut || value !== undefined ? [{ path: field.path, label: field.label, value }] : []
    }),
    lists: own.map((list) => ({
      list,
      entries: entriesOf(trust, list).map((entry) => {
        const unanswered = unansweredOf(list, entry)
        const fields = entryFields[list].filter(
          ({ systemSet, path }) => !systemSet && path !== 'name' && path !== 'text',
        )
        return {
          id: entry.id,
          name: nameOfEntry(entry),
          answers: answered(fields, entry).filter(
            ({ path, value }) => value !== undefined || unanswered.includes(path),
          ),
        }
      }),
    })),
  }))
}
