import * as z from 'zod/mini'
import { email, line, paragraph } from '../../formats/schemas.ts'
import { LIMITS } from '../../formats/text-rules.ts'
import { trusteeFromGrantor, withTrusteeRow } from '../carried-answers.ts'
import { ALL_DOCUMENTS } from '../documents.ts'
import { keysOf, TRUSTEE_TYPES } from '../enumerations.ts'
import type { TrustPatch } from '../patch.ts'
import { OFFICES } from '../people/offices.ts'
import { DASHBOARD, stepPath } from '../routes.ts'
import { INVALID, textsOf, toPatch } from './answers.ts'
import type { Answers, Step } from './step.ts'

const details = ['trusteeName', 'trusteeEmail', 'trusteeAddress', 'trusteeRelationship'] as const
const NAME_MISSING = 'Please provide the trustee name.'
const DETAILS = 'Trustee Details'
const notSelf = (answers: Answers) => answers.trusteeType !== 'self'

/** What serving as one's own trustee does to an irrevocable trust, as facts with their sources. */
export const SELF_TRUSTEE_FACTS = [
  'A grantor can never be the “qualified trustee” that Wyoming asks for in a qualified spendthrift trust (W.S. 4-10-103(a)(xxxv)).',
  'A grantor who keeps the power to decide who enjoys the property can have it counted in the taxable estate (Internal Revenue Code sections 2036(a)(2) and 2038(a)(1)).',
  'Keeping control of property after giving it away is one of the signs a court looks at when a creditor challenges the gift (W.S. 34-14-205(b)).',
  'The agreement therefore lets a grantor who serves as trustee manage the property, but not decide on payments that are left to the trustee’s judgment. An independent trustee decides on those; until one has accepted, none is made.',
  'Article 12 of the agreement has a line for the name of an independent trustee, to be completed before signing: after signing, the grantor may not name one. A co-trustee may be independent too: somebody who is neither the grantor nor a beneficiary and is not “related or subordinate” to either. In section 672(c) of the Internal Revenue Code these words mean people close to a grantor, such as certain relatives and employees; the agreement applies them to people close to a beneficiary as well.',
] as const

const fields = {
  trusteeType: z.enum(keysOf(TRUSTEE_TYPES), 'Please choose who will serve as your primary trustee.'),
  trusteeName: line(LIMITS.name),
  trusteeEmail: email('Invalid email address', true),
  trusteeAddress: paragraph(LIMITS.address),
  trusteeRelationship: line(LIMITS.name),
}

export const trusteeStep: Step = {
  number: 3,
  slug: 'trustee',
  name: 'Trustee Information',
  heading: 'Trustee Selection',
  description:
    'The trustee holds the trust’s property and looks after it for the beneficiaries, as the agreement says.',
  goesInto: {
    documents: ALL_DOCUMENTS.filter((id) => id !== 'power-of-attorney' && id !== 'health-care-directive'),
    why: 'They name who holds the property and acts for the trust.',
  },
  total: 9,
  back: DASHBOARD,
  previous: stepPath('grantor'),
  next: () => stepPath('beneficiaries'),
  exit: DASHBOARD,
  currentStep: 3,
  questions: [
    {
      name: 'trusteeType',
      label: 'Who will serve as your primary trustee?',
      kind: 'choice',
      choices: TRUSTEE_TYPES,
      why: 'Your choice affects who may decide on payments and, with the addresses, whether the trust has its link to Wyoming.',
    },
    {
      name: 'trusteeName',
      label: 'Trustee Name',
      kind: 'line',
      person: OFFICES.trusteeName,
      shownIf: notSelf,
      group: DETAILS,
      hint: 'The full legal name of the person, bank or trust company.',
    },
    { name: 'trusteeEmail', label: 'Trustee Email', kind: 'email', optional: true, shownIf: notSelf, group: DETAILS },
    {
      name: 'trusteeAddress',
      label: 'Trustee Address',
      kind: 'address',
      optional: true,
      shownIf: notSelf,
      group: DETAILS,
      why: 'The certificate of trust must show it, so it is needed before signing.',
    },
    {
      name: 'trusteeRelationship',
      label: 'Relationship to You',
      kind: 'line',
      optional: true,
      shownIf: notSelf,
      group: DETAILS,
      hint: 'For example: sister, friend, trust company.',
    },
  ],
  initial: (trust) => ({
    ...textsOf(trust, ['trusteeType']),
    // The grantor's own name, written while 'self' was chosen, is no answer for another trustee.
    ...(trust.trusteeType === 'self'
      ? Object.fromEntries(details.map((field) => [field, '']))
      : textsOf(trust, details)),
  }),
  schema: () =>
    z.object(fields).check(
      z.refine((answers) => answers.trusteeType === 'self' || answers.trusteeName !== '', {
        path: ['trusteeName'],
        error: NAME_MISSING,
        when: () => true,
      }),
    ) as unknown as z.ZodMiniType<Answers>,
  change: (answers, trust): TrustPatch => {
    const type = answers.trusteeType || trust.trusteeType
    if (type === 'self') {
      const self = { ...trusteeFromGrantor(trust), trusteeEmail: null, trusteeRelationship: null }
      return withTrusteeRow({ trusteeType: 'self', ...self }, trust)
    }
    const leaving = trust.trusteeType === 'self' ? { trusteeName: null, trusteeAddress: null } : {}
    return withTrusteeRow({ ...leaving, ...toPatch(answers) }, trust)
  },
  errorToast: (errors) =>
    errors.some(({ message }) => message === NAME_MISSING)
      ? { title: 'Missing Information', description: NAME_MISSING }
      : INVALID,
  saved: { title: 'Progress Saved', description: 'Trustee information has been saved.' },
  saveFailed: () => ({ title: 'Save Error', description: 'Failed to save your data. Please try again.' }),
}
