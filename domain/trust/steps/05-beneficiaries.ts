import * as z from 'zod/mini'
import { sameName } from '../../formats/names.ts'
import {
  birthYearAnswer,
  email,
  line,
  numberOf,
  paragraph,
  percentAnswer,
  textOfNumber,
} from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { type Message, message } from '../../message.ts'
import { afterAge } from '../detail-pages.ts'
import { AFTERBORN_HINTS, afterbornTake } from '../distribution-terms.ts'
import type { Beneficiary } from '../entries.ts'
import { AFTERBORN_CHILDREN, keysOf, RELATIONSHIPS, type Relationship } from '../enumerations.ts'
import type { TrustRecord } from '../record.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { isGrantorsEntry } from '../who-may-serve.ts'
import { answered, type EntryForm, type ListStep, labelsOfLost } from './step.ts'

const STANDING = { primary: 'Primary', contingent: 'Contingent' } as const

const IF_IT_CEASES =
  'If the charity no longer exists, its successor takes; without one, the other primary beneficiaries, then the contingent ones.'

const OF_A_GRANDCHILD =
  'The form asks for a distribution age only for children. For a grandchild it is 21, or the first age of your own stages. Custom rules can state another.'

/** What an entry of the grantor's name does, said at the name. Pure. */
export function grantorsNameRemark(entry: Pick<Beneficiary, 'name' | 'relationship'>, trust: TrustRecord) {
  if (entry.relationship === 'charity' || !sameName(entry.name, trust.grantorName)) return undefined
  return isGrantorsEntry(entry, trust)
    ? 'This is the grantor, who takes nothing from this trust. The entry would have no effect.'
    : 'This is the grantor’s name, and an entry for the grantor has no effect. For somebody else of that name, add Jr., Sr. or a middle name, so that the documents tell them apart.'
}

/** What is wrong with a new name that somebody on the list has, unless their birth years are known and differ. Pure. */
export function beneficiaryNameTaken(entry: Beneficiary, list: readonly Beneficiary[]): Message | undefined {
  const { id, name, birthYear } = entry
  const namesakes = list.filter((other) => sameName(other.name, name))
  if (namesakes.some((other) => other.id === id)) return undefined
  const taken = namesakes.find((other) => (other.birthYear ?? birthYear) === (birthYear ?? other.birthYear))
  return (
    taken &&
    message('{name} is on the list already. For another person of that name, add a middle name, Jr. or Sr.', {
      name: taken.name,
    })
  )
}

/** The add form of T 2.5, 5, with the further details of a beneficiary folded away. */
export const beneficiaryForm: EntryForm<Beneficiary> = {
  questions: [
    {
      name: 'name',
      label: 'Name',
      kind: 'line',
      person: {
        relationship: 'relationship',
        email: 'email',
        address: 'address',
        birthYear: 'birthYear',
        others: true,
      },
      hint: 'The full legal name of the person or charity.',
    },
    {
      name: 'relationship',
      label: 'Relationship',
      kind: 'select',
      choices: RELATIONSHIPS,
      hint: 'A stepchild or a great-grandchild is Other.',
      remark: ({ relationship }) =>
        relationship === 'charity' ? IF_IT_CEASES : relationship === 'grandchild' ? OF_A_GRANDCHILD : undefined,
    },
    { name: 'email', label: 'Email', kind: 'email', optional: true },
    { name: 'address', label: 'Address', kind: 'address', optional: true, folded: true },
    {
      name: 'sharePercent',
      label: 'Share (%)',
      kind: 'percent',
      optional: true,
      folded: true,
      hint: 'The percentage of the whole. Where property is divided and no shares are given, the parts are equal.',
    },
    {
      name: 'incomeShare',
      label: 'Share of income (%)',
      kind: 'percent',
      optional: true,
      folded: true,
      hint: 'Leave this field and the next empty to use the share above for both income and principal. If you fill one in for anyone, it replaces the share above for everyone. A share of income matters only where your distribution rules divide the income.',
    },
    {
      name: 'principalShare',
      label: 'Share of principal (%)',
      kind: 'percent',
      optional: true,
      folded: true,
      hint: 'Principal is the property itself, income what it earns.',
    },
    {
      name: 'standing',
      label: 'Primary or contingent',
      kind: 'select',
      choices: STANDING,
      folded: true,
      hint: 'A primary beneficiary is first in line, a contingent beneficiary second.\n\nWhen a primary beneficiary who descends from the grantor dies, the share goes to that person’s descendants. If there are none, or when any other individual who is primary dies, it goes to the other individuals who are primary, then to the contingent beneficiaries, and only then to a charity.',
    },
    { name: 'birthYear', label: 'Birth year', kind: 'year', optional: true, folded: true },
  ],
  initial: (beneficiary) => ({
    name: beneficiary?.name ?? '',
    relationship: beneficiary?.relationship ?? 'spouse',
    email: beneficiary?.email ?? '',
    address: beneficiary?.address ?? '',
    sharePercent: textOfNumber(beneficiary?.sharePercent),
    incomeShare: textOfNumber(beneficiary?.incomeShare),
    principalShare: textOfNumber(beneficiary?.principalShare),
    standing: beneficiary?.isPrimary === false ? 'contingent' : 'primary',
    birthYear: textOfNumber(beneficiary?.birthYear),
  }),
  schema: z.object({
    name: line(LIMITS.name, 'Please enter a beneficiary name'),
    relationship: z.enum(keysOf(RELATIONSHIPS), 'Please choose a relationship from the list.'),
    email: email('Invalid email address', true),
    address: paragraph(LIMITS.address),
    sharePercent: percentAnswer,
    incomeShare: percentAnswer,
    principalShare: percentAnswer,
    standing: z.enum(keysOf(STANDING), 'Please choose primary or contingent.'),
    birthYear: birthYearAnswer,
  }),
  entry: (answers, id, before) => ({
    id,
    name: String(answers.name),
    relationship: answers.relationship as Relationship,
    ...answered({
      email: String(answers.email),
      address: String(answers.address),
      sharePercent: numberOf(answers.sharePercent),
      incomeShare: numberOf(answers.incomeShare),
      principalShare: numberOf(answers.principalShare),
      isPrimary: answers.standing === 'contingent' ? false : undefined,
      birthYear: numberOf(answers.birthYear),
      // An age belongs to a child and an EIN to a charity; who is no longer one keeps neither.
      distributionAge: answers.relationship === 'child' ? before?.distributionAge : undefined,
      ein: answers.relationship === 'charity' ? before?.ein : undefined,
      einUnknown: answers.relationship === 'charity' ? before?.einUnknown : undefined,
    }),
  }),
  lost: (before, after) =>
    before.relationship === after.relationship
      ? []
      : labelsOfLost(before, after, {
          distributionAge: 'Distribution Age',
          ein: 'Employer Identification Number (EIN)',
        }),
}

export const beneficiariesStep: ListStep = {
  number: 5,
  slug: 'beneficiaries',
  name: 'Beneficiaries',
  heading: 'Beneficiaries',
  description: 'The people and charities the trust is for. There can be up to 1,000.',
  goesInto: {
    documents: ['trust-agreement', 'schedule-a', 'assignment-of-assets', 'pour-over-will'],
    why: 'They say who the trust is for.',
  },
  total: 10,
  back: stepPath('grantor'),
  previous: stepPath('grantor'),
  next: (trust) => afterAge(trust),
  exit: DASHBOARD,
  currentStep: 5,
  list: 'beneficiaries',
  questions: [
    {
      name: 'afterbornChildren',
      label: 'Children born or adopted later',
      kind: 'choice',
      hint: 'For children of the grantor who are born or adopted after the trust agreement is signed. The trust and the will treat them the same way.',
      choices: AFTERBORN_CHILDREN,
      choiceHintsFor: (trust) => ({
        included: AFTERBORN_HINTS[afterbornTake(trust)],
        excluded: 'The trust and the will leave them out on purpose.',
      }),
    },
  ],
  initial: ({ afterbornChildren = 'included' }) => ({ afterbornChildren }),
  schema: () => z.object({ afterbornChildren: z.enum(keysOf(AFTERBORN_CHILDREN), 'Please choose one of the two.') }),
  // Absent says the same as 'included', so that a trust made before the question was asked has not changed.
  change: ({ afterbornChildren }) => {
    if (afterbornChildren === 'excluded') return { afterbornChildren }
    return afterbornChildren === 'included' ? { afterbornChildren: null } : {}
  },
  emptyList: { title: 'No beneficiaries added', description: 'Please add at least one beneficiary to your trust' },
  nameMissing: { title: 'Missing information', description: 'Please enter a beneficiary name' },
  saved: { title: 'Progress Saved', description: 'Your beneficiaries have been saved.' },
  saveFailed: () => ({ title: 'Error', description: 'Failed to save beneficiaries' }),
  nextFailed: { title: 'Error', description: 'Failed to save beneficiary information' },
  loadFailed: { title: 'Error', description: 'Failed to load beneficiary data' },
}
