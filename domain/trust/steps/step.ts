import type * as z from 'zod/mini'
import type { CalendarDate } from '../../formats/calendar-date.ts'
import { listOf, type Message, message } from '../../message.ts'
import { ALL_DOCUMENTS, type DocumentId, documentNames } from '../documents.ts'
import type { TrustPatch } from '../patch.ts'
import type { OfficeField, PersonQuestions } from '../people/offices.ts'
import type { TrustRecord } from '../record.ts'
import type { StepSlug } from '../routes.ts'

/** What a form holds: one value for each of a step's questions, and lists of rows. */
export type Answer = string | boolean | readonly Record<string, string>[]
export type Answers = Record<string, Answer>

/** How a question is put on screen. `name` is the form's name for it, and the record's unless the step says otherwise. */
export interface Question {
  name: string
  label: string
  kind:
    | 'line'
    | 'email'
    | 'address'
    | 'paragraph'
    | 'date'
    | 'ssn'
    | 'dashed-ssn'
    | 'whole-number'
    | 'percent'
    | 'year'
    | 'money'
    | 'last-four'
    | 'ein'
    | 'age'
    | 'choice'
    | 'select'
    | 'check'
    | 'trustees'
    | 'stages'
  optional?: true
  /** One short sentence beside the field: what to type, or where to find it. */
  hint?: string
  /** Why it is asked, in plain words. */
  why?: string
  placeholder?: string
  autoComplete?: string
  /** A date that may not be in the future. */
  notInFuture?: true
  choices?: Readonly<Record<string, string>>
  /** The heading of the last choices, what they have in common, and the first of these. */
  choiceGroup?: { title: string; hint: string; first: string }
  /** What each choice means, shown beside it. */
  choiceHints?: Readonly<Record<string, string>>
  /** The same where it depends on the other answers of the step. */
  choiceHintsOf?: (answers: Answers) => Readonly<Record<string, string>>
  /** The same where it depends on what the trust says elsewhere. */
  choiceHintsFor?: (trust: TrustRecord) => Readonly<Record<string, string>>
  /** A short line that these answers call for, below the field; it rejects nothing. */
  remark?: (answers: Answers) => string | undefined
  /** Can be typed in only while this holds of the other answers; what was typed stays in sight. */
  enabledIf?: (answers: Answers) => boolean
  /** Shown only while this holds of the other answers. */
  shownIf?: (answers: Answers) => boolean
  /** Whether an answer is kept while it is hidden, for when it is shown again; any other is emptied. */
  preservedIf?: (answer: Answer | undefined) => boolean
  /** Kept under 'More details' until asked for. */
  folded?: true
  /** It asks for the name of a person; the questions that ask for other facts of that person. */
  person?: PersonQuestions
  /** It asks for an address; whose is offered for it. */
  addressesOf?: readonly OfficeField[]
  /** The title of the collapsible part of the page it lies in, open at first. */
  group?: string
}

/** Facts a step needs that are not in the record: the user's date, and the clause a distribution type prints. */
export interface StepContext {
  today: CalendarDate
  distributionClause?: (trust: TrustRecord) => string
}

/** What is wrong with one answer: the question's name, and the message beside it. */
export interface AnswerError {
  name: string
  message: Message | string
}

/** The words of a toast: title, then description. */
export interface Words {
  title: string
  description?: Message | string
}

/** Something that asks: questions, first values, and what is accepted. */
export interface FormDefinition {
  questions: readonly Question[]
  /** The form's first values: the record's, else the prefill (T 3.3), else the default (T 9). */
  initial: (trust: TrustRecord, context: StepContext) => Answers
  /** What the record holds of them, where 'Save and Exit' stores every answer shown: a prefill and a default too. */
  stored?: (trust: TrustRecord) => Answers
  /** What Next accepts, with the specification's messages. */
  schema: (context: StepContext) => z.ZodMiniType<Answers>
}

/**
 * One step of the questionnaire, whole: where it stands, what it asks, what it accepts, what it writes, where it leads.
 * Pages show it. Skipping a step, loading a clause and saving the directive are in `step-page.tsx`. Specification T 2.4, 2.5, 3.3, 4.2, 5, 8.
 */
export interface Step extends FormDefinition {
  number: number
  slug: StepSlug
  /** The section's name on the dashboard and the summary. */
  name: string
  /** The heading of the page. */
  heading: string
  description: string
  /** The documents that its answers change, and what they are for there: `It decides who receives what, and when.` */
  /** The documents, its own first, and why. */
  goesInto: { documents: readonly DocumentId[]; why: string }
  /** The terms that neither the description nor the questions explain, in the order in which the page uses them. */
  terms?: readonly TermName[]
  badge?: string
  /** The total that the shell shows for this step. The totals disagree with each other on purpose (T 2.4). */
  total: number
  back: string
  previous: string
  next: (trust: TrustRecord) => string
  /** Where 'Save and Exit' leads. */
  exit: string
  /** `currentStep` as Next writes it (T 4.2), and as Save and Exit does where it writes any. */
  currentStep: number
  currentStepOnSave?: number
  /** The change that accepted answers make to the record, without `currentStep` and `completes`. Answers left out are left alone. */
  change: (answers: Partial<Answers>, trust: TrustRecord, context: StepContext) => TrustPatch
  /** The completion flags that Next sets (T 4.5, 4.6). */
  completes?: (context: StepContext) => TrustPatch
  /** The toast when Next is rejected by the form. */
  errorToast?: (errors: readonly AnswerError[]) => Words
  /** What must hold before 'Save and Exit', beyond each answer being valid by itself. */
  saveErrorToast?: (answers: Answers) => Words | undefined
  saved?: Words
  /** The toast when a save fails; without it the failure is only logged, as T 8 asks of some steps. */
  saveFailed?: (reason: Message | string) => Words
}

/** The percentage beside 'Step N of total' (T 2.4): step divided by total, rounded. */
export function shellPercent(step: Pick<Step, 'number' | 'total'>): number {
  return Math.round((step.number / step.total) * 100)
}

/** The last button reads 'Complete' where the step's number equals the total it shows. */
export function nextLabel(step: Pick<Step, 'number' | 'total'>): 'Complete' | 'Next' {
  return step.number === step.total ? 'Complete' : 'Next'
}

/** One line: which documents a step's answers go into, and why. */
export function goesIntoWords({ goesInto: { documents, why } }: Pick<Step, 'goesInto'>): Message {
  const reason = message(why)
  if (documents.length === 0) return reason
  if (documents.length === ALL_DOCUMENTS.length) return message('Goes into all 9 documents. {reason}', { reason })
  if (documents.length > 4)
    return message('Goes into {count, number} of the 9 documents. {reason}', { count: documents.length, reason })
  const list = listOf(documents.map((id) => message(documentNames[id])))
  return message('Goes into the {list}. {reason}', { list, reason })
}

/** Terms of the field that a page explains at its head, in plain words; most are explained beside their question instead. */
export const TERMS = {
  dynastyTrust: {
    term: 'Dynasty trust',
    meaning:
      'an irrevocable trust meant to last for several generations. Irrevocable means that the person who makes it cannot take it back.',
  },
  coTrustee: { term: 'Co-trustee', meaning: 'one of several trustees who serve at the same time.' },
  funding: {
    term: 'Funding',
    meaning:
      'moving property into the trust, for example by a deed or a new account title. A trust without property does nothing.',
  },
  tenantsInCommon: {
    term: 'Tenants in common',
    meaning: 'several owners, each of a share of their own that can pass separately.',
  },
  termination: { term: 'Termination event', meaning: 'what ends the trust.' },
  durable: { term: 'Durable', meaning: 'in force even when the principal can no longer decide.' },
  directive: {
    term: 'Health care directive',
    meaning: 'a paper that names who decides about your care when you cannot, and says what you wish.',
  },
} as const satisfies Record<string, { term: string; meaning: string }>
export type TermName = keyof typeof TERMS

/** A step whose answer is a list, added to and taken from one entry at a time. */
export interface ListStep extends Step {
  list: 'beneficiaries' | 'assets'
  /** The toast when Next finds nothing in the list. */
  emptyList: Words
  /** The toast when an entry is added without a name. */
  nameMissing: Words
  /** The toast when the save that Next makes fails, where it differs from `saveFailed`. */
  nextFailed?: Words
  /** The toast when neither this device nor the server knows what is on the list. */
  loadFailed?: Words
}

/** The form by which one entry of a list is added or edited. */
export interface EntryForm<Entry extends { id: string }> {
  questions: readonly Question[]
  /** The form's first values: the entry's own, else the defaults of T 3.2. */
  initial: (entry?: Entry) => Answers
  schema: z.ZodMiniType<Answers>
  /** The entry that accepted answers make. What the form does not ask is copied from the entry `before`, if it still applies. */
  entry: (answers: Answers, id: string, before?: Entry) => Entry
  /** What an entry of another kind has no place for, by the labels under which it was given. */
  lost: (before: Entry, after: Entry) => readonly string[]
}

/** The labels of the fields that hold something before and nothing after. */
export function labelsOfLost<Entry extends object>(
  before: Entry,
  after: Entry,
  labels: Partial<Record<keyof Entry, string>>,
): string[] {
  return (Object.keys(labels) as (keyof Entry)[]).flatMap((field) =>
    before[field] !== undefined && after[field] === undefined ? [labels[field] ?? ''] : [],
  )
}

/** Only the fields that were answered: an empty text or `undefined` is no answer. */
export function answered<Fields extends object>(fields: Fields): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined)
  return Object.fromEntries(given) as Partial<Fields>
}
