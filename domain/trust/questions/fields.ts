import { dollars, percent, shownSsn } from '../../formats/numbers.ts'
import { type Message, message } from '../../message.ts'
import { detailSteps } from '../details/detail-step.ts'
import { isHolder } from '../differences.ts'
import { stagesOf, stageWords } from '../distribution-ages.ts'
import { TERMINATION_CHOICES, terminationChoice } from '../distribution-terms.ts'
import { CONTACT_ROLES, FUNDING_STATUSES, PERSON_KINDS, RELATIONSHIPS } from '../enumerations.ts'
import { type ListField, type ScalarField, scalarFields } from '../record.ts'
import type { DetailPage, StepSlug } from '../routes.ts'
import { beneficiaryForm } from '../steps/05-beneficiaries.ts'
import { assetForm } from '../steps/06-assets.ts'
import { steps } from '../steps/all.ts'
import type { Answers, Question } from '../steps/step.ts'
import {
  ASSET_GROUP_LABELS,
  ASSET_LABELS,
  BENEFICIARY_LABELS,
  CERTIFICATE_LABELS,
  CONTACT_LABELS,
  PERSON_LABELS,
  SCALAR_LABELS,
  SIGNING_LABELS,
} from './field-labels.ts'

/** The value at a dotted path of a record or an entry. */
export function storedAt(holder: object, path: string): unknown {
  let value: unknown = holder
  for (const part of path.split('.')) {
    if (!isHolder(value)) return undefined
    value = value[part]
  }
  return value
}

/** How a stored value is put into words; `instant` is shown as done or not, since its day depends on where it is read. */
export type AnswerFormat = Question['kind'] | 'instant' | 'standing' | 'termination'

/** One field of the record, or of an entry of one of its lists. */
export interface Field {
  /** Dotted, within the record or the entry: `grantorName`, `certificateData.adminAddress`, `realEstateDetails.street`. */
  path: string
  /** The question's own short name. */
  label: string
  /** What it is called in a sentence, away from its page; of an entry, after the entry's name. */
  words: string
  format: AnswerFormat
  choices?: Readonly<Record<string, string>>
  /** Set by the system, asked of nobody. */
  systemSet?: true
  /** Whether the question is put, and can be answered, while the others of its step are answered as they are. */
  isPut?: (answers: Answers) => boolean
}

/** An answer as it is shown: the product's words as a message, what the user typed as a string. */
export type ShownAnswer = Message | string

/**
 * A stored value as it is shown: choices in their words, dates long, dollars and shares with their signs, social
 * security numbers masked. `undefined` where nothing was answered.
 */
export function formatAnswer(
  { format, choices }: Pick<Field, 'format' | 'choices'>,
  value: unknown,
): ShownAnswer | undefined {
  // A beneficiary is primary unless said otherwise.
  if (format === 'standing') return message(value === false ? 'Contingent' : 'Primary')
  if (value === undefined || value === null) return undefined
  const text = String(value).trim()
  if (text === '') return undefined
  switch (format) {
    case 'check':
      return message(value === true ? 'Yes' : 'No')
    case 'instant':
      return message('Yes')
    case 'date':
      return message('{date, date, long}', { date: text })
    case 'ssn':
    case 'dashed-ssn':
      return shownSsn(text)
    case 'money':
      return dollars(text)
    case 'percent':
      return percent(Number(text))
    case 'stages':
      return stageWords(stagesOf({ distributionStages: text }))
    case 'termination':
      return terminationWords(text)
    default:
      return choices?.[text] ? message(choices[text]) : text
  }
}

function terminationWords(terminationEvent: string): ShownAnswer {
  const choice = terminationChoice({ terminationEvent })
  return choice === 'own' ? terminationEvent : message(TERMINATION_CHOICES[choice])
}

/** The fields that one section asks for, in the order of its questions, and the lists that belong to it. */
export interface Section {
  slug: StepSlug
  name: string
  fields: readonly Field[]
  lists: readonly ListField[]
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The path under which an answer is stored, where it is another than the question's name. */
const STORED_AS: Readonly<Record<string, string>> = {
  adminAddress: 'certificateData.adminAddress',
  hasAmendments: 'certificateData.hasAmendments',
  amendmentDetails: 'certificateData.amendmentDetails',
  standing: 'isPrimary',
  termination: 'terminationEvent',
}
const FORMATS: Readonly<Record<string, Field['format']>> = { terminationEvent: 'termination', isPrimary: 'standing' }

const wordsOf = (path: string) =>
  path.startsWith('certificateData.')
    ? CERTIFICATE_LABELS[path.slice('certificateData.'.length) as keyof typeof CERTIFICATE_LABELS]
    : SCALAR_LABELS[path as ScalarField]

function fieldOf(question: Question, words: (path: string) => string, group?: string): Field {
  const { name, label, kind, choices, shownIf, enabledIf } = question
  const path = STORED_AS[name] ?? (group ? `${group}.${name}` : name)
  const format = FORMATS[path] ?? kind
  return {
    path,
    label,
    words: words(path),
    format,
    ...(choices && { choices }),
    ...((shownIf || enabledIf) && {
      isPut: (answers) => (shownIf?.(answers) ?? true) && (enabledIf?.(answers) ?? true),
    }),
  }
}

function scalarFieldsOf(questions: readonly Question[]): Field[] {
  return questions
    .filter(({ name, kind }) => kind !== 'trustees' && name !== 'terminationEvent')
    .map((question) => fieldOf(question, wordsOf))
}

const LISTS: Partial<Record<StepSlug, readonly ListField[]>> = {
  'certificate-of-trust': ['trustees'],
  beneficiaries: ['beneficiaries'],
  assets: ['assets'],
  signature: ['acknowledgements'],
}

/** Every question that is under its field's name, in order; a question put twice is listed where it is put first. */
const questionsBySection = steps.map(({ slug, questions }) =>
  // The acknowledgements are the entries of a list.
  slug === 'signature' ? [] : scalarFieldsOf(questions),
)
const firstOf = new Map(
  questionsBySection
    .flat()
    .toReversed()
    .map((field) => [field.path, field]),
)

/** The thirteen sections with every field that is asked, each once, where it is asked first. */
export const sections: readonly Section[] = steps.map(({ slug, name }, index) => ({
  slug,
  name,
  fields: (questionsBySection[index] ?? []).filter((field) => firstOf.get(field.path) === field),
  lists: LISTS[slug] ?? [],
}))

const SYSTEM_FORMATS: Readonly<Partial<Record<string, Field['format']>>> = {
  currentStep: 'whole-number',
  completedAt: 'instant',
  distributionRules: 'paragraph',
  einEntityType: 'line',
  'certificateData.signatureDate': 'date',
}

const fieldsOfPage = (fields: readonly (readonly [path: ScalarField, format: Field['format']])[]): readonly Field[] =>
  fields.map(([path, format]) => ({ path, label: capital(SCALAR_LABELS[path]), words: SCALAR_LABELS[path], format }))

/** The fields of the page on which the day of signing is planned. */
export const signingDay = fieldsOfPage([
  ['signingDate', 'date'],
  ['signingTime', 'line'],
  ['signingPlace', 'line'],
  ['signingNotary', 'line'],
])
/** The fields of the page of the handover. */
export const handoverFields = fieldsOfPage([
  ['handoverOriginals', 'paragraph'],
  ['handoverOpening', 'line'],
  ['handoverNotes', 'paragraph'],
])
const ofPages = new Set([...signingDay, ...handoverFields].map(({ path }) => path))

/** The fields that the system sets by itself. */
export const systemFields: readonly Field[] = [...Object.keys(scalarFields), 'certificateData.signatureDate']
  .filter((path) => !firstOf.has(path) && !ofPages.has(path))
  .map((path) => {
    const words = wordsOf(path)
    return { path, label: capital(words), words, format: SYSTEM_FORMATS[path] ?? 'check', systemSet: true }
  })

const detailQuestions = (page: DetailPage) => detailSteps.find((detail) => detail.page === page)?.questions ?? []

const beneficiaryWords = (path: string) => BENEFICIARY_LABELS[path as keyof typeof BENEFICIARY_LABELS]
function assetWords(path: string): string {
  const [group = '', name] = path.split('.')
  if (name === undefined) return ASSET_LABELS[path as keyof typeof ASSET_LABELS]
  return ASSET_GROUP_LABELS[group as keyof typeof ASSET_GROUP_LABELS][name] ?? ''
}

const asked = (path: string, words: string, format: Field['format'], choices?: Field['choices']): Field => ({
  path,
  label: capital(words),
  words,
  format,
  ...(choices && { choices }),
})
const systemField = (path: string, words: string): Field => ({ ...asked(path, words, 'check'), systemSet: true })

/** The fields of one entry of each list, in the order in which they are asked. */
export const entryFields: Readonly<Record<ListField, readonly Field[]>> = {
  beneficiaries: [
    ...beneficiaryForm.questions.map((question) => fieldOf(question, beneficiaryWords)),
    ...detailQuestions('beneficiary-age').map((question) => fieldOf(question, beneficiaryWords)),
    ...detailQuestions('charity-info')
      .filter(({ name }) => name === 'ein')
      .map((question) => fieldOf(question, beneficiaryWords)),
    systemField('einUnknown', BENEFICIARY_LABELS.einUnknown),
  ],
  assets: [
    ...assetForm.questions.map((question) => fieldOf(question, assetWords)),
    ...detailQuestions('real-estate-info').map((question) => fieldOf(question, assetWords, 'realEstateDetails')),
    systemField('realEstateDetails.unknown', assetWords('realEstateDetails.unknown')),
    ...detailQuestions('business-info').map((question) => fieldOf(question, assetWords, 'businessDetails')),
    systemField('businessDetails.unknown', assetWords('businessDetails.unknown')),
    asked('funding.status', assetWords('funding.status'), 'select', FUNDING_STATUSES),
    asked('funding.date', assetWords('funding.date'), 'date'),
    asked('funding.note', assetWords('funding.note'), 'paragraph'),
  ],
  trustees: [asked('name', 'name', 'line'), asked('address', 'address', 'address')],
  acknowledgements: [
    asked('text', 'text', 'paragraph'),
    { path: 'checked', label: 'Confirmed', words: 'confirmed', format: 'check' },
  ],
  people: [
    asked('name', PERSON_LABELS.name, 'line'),
    asked('kind', PERSON_LABELS.kind, 'select', PERSON_KINDS),
    asked('relation', PERSON_LABELS.relation, 'select', RELATIONSHIPS),
    asked('address', PERSON_LABELS.address, 'address'),
    asked('email', PERSON_LABELS.email, 'email'),
    asked('birthYear', PERSON_LABELS.birthYear, 'year'),
  ],
  witnesses: [asked('name', 'name', 'line')],
  signings: Object.entries(SIGNING_LABELS).map(([path, words]) => asked(path, words, 'check')),
  contacts: [
    asked('name', CONTACT_LABELS.name, 'line'),
    asked('role', CONTACT_LABELS.role, 'select', CONTACT_ROLES),
    asked('phone', CONTACT_LABELS.phone, 'line'),
    asked('email', CONTACT_LABELS.email, 'email'),
    asked('note', CONTACT_LABELS.note, 'line'),
  ],
}
