import { isBlank, sameName } from '../../formats/names.ts'
import type { DocumentId } from '../documents.ts'
import type { SourcedFact } from '../funding-tasks.ts'
import type { TrustRecord } from '../record.ts'
import { isFixedBySigning, isSigned } from '../signing-day.ts'
import { spousesIn } from '../spouse.ts'
import { servingTrustees } from '../who-may-serve.ts'
import { subjectName, type TouchedAnswer } from './answers.ts'
import type { LifeEvent } from './events.ts'
import {
  HOMESTEAD,
  NAME_CHANGED,
  ofBirth,
  ofFamily,
  ofGrandchild,
  ofHomeBought,
  ofSale,
  when,
} from './law-of-family-and-property.ts'
import { ofServing, ofTaking } from './law-of-serving-and-taking.ts'
import { type AnswersSigned, isBound } from './signing.ts'

/** Who can change what in a signed agreement. */
export const WAYS_TO_CHANGE: readonly SourcedFact[] = [
  {
    text: 'The trust is irrevocable. After signing, the grantor may not change the agreement or Schedule A.',
    source: 'Irrevocable Trust Agreement, Article 3; W.S. 4-10-602(a)',
  },
  {
    text: 'A court may order a change, and those concerned may make a nonjudicial settlement agreement.',
    source: 'Irrevocable Trust Agreement, Article 3; W.S. 4-10-111, 4-10-412',
  },
  {
    text: 'An independent trustee may distribute property to another trust that benefits only beneficiaries of this one, within the limits of the agreement.',
    source: 'Irrevocable Trust Agreement, Article 13; W.S. 4-10-816(a)(xxviii)',
  },
  {
    text: 'A trust protector in office may replace a trustee and amend administrative and tax provisions, but may not add a beneficiary or change who takes.',
    source: 'Irrevocable Trust Agreement, Article 17; W.S. 4-10-710',
  },
  { text: 'An attorney can tell you which of these options you have. Please ask before you use one.' },
]

/** What to do with a document: make it, make and sign a new one or only if one likes, sign an additional one, or leave it as signed. */
export type DocumentAction = 'make' | 'sign-again' | 'may-sign-again' | 'add' | 'keep'

const WHEN_SIGNED: Readonly<Record<DocumentId, { action: DocumentAction; fact: SourcedFact }>> = {
  'trust-agreement': {
    action: 'keep',
    fact: {
      text: 'Do not sign it again.',
      source: 'Irrevocable Trust Agreement, Article 3; W.S. 4-10-602(a)',
    },
  },
  'schedule-a': {
    action: 'keep',
    fact: {
      text: 'It is part of the agreement, and is initialed as it was when the agreement was signed.',
      source: 'Schedule A - Beneficiary Schedule; Irrevocable Trust Agreement, Article 3',
    },
  },
  'trustee-appointment': {
    action: 'add',
    fact: {
      text: 'A trustee who takes office accepts in writing. What a serving trustee has signed stays as it is.',
      source: 'Irrevocable Trust Agreement, Article 12; W.S. 4-10-701, 4-10-704',
    },
  },
  'certificate-of-trust': {
    action: 'sign-again',
    fact: {
      text: 'It gives the trustee’s name and address. Any trustee may sign a new one, to show to banks and others from now on.',
      source: 'W.S. 4-10-1014',
    },
  },
  'assignment-of-assets': {
    action: 'add',
    fact: {
      text: 'Another assignment lists all the property. It assigns only what earlier ones did not. It confirms the rest, whose transfer dates do not change. It does not replace the earlier one: keep both.',
      source: 'Assignment of Assets; Irrevocable Trust Agreement, Article 2',
    },
  },
  'pour-over-will': {
    action: 'sign-again',
    fact: {
      text: 'The will says that it revokes all earlier wills. It does so once it is signed before two witnesses.',
      source: 'Pour-Over Will; W.S. 2-6-112, 2-6-117',
    },
  },
  'power-of-attorney': {
    action: 'sign-again',
    fact: {
      text: 'A new power of attorney revokes an earlier one only if it says so: list the earlier one, by date and agent, on the line provided for it.',
      source: 'W.S. 3-9-110(f)',
    },
  },
  'health-care-directive': {
    action: 'sign-again',
    fact: {
      text: 'If two directives conflict, the later one controls. The principal can revoke the designation of an agent only by a signed writing; divorce, annulment or legal separation revokes that of a spouse.',
      source: 'W.S. 35-22-404',
    },
  },
  'ein-instructions': {
    action: 'make',
    fact: {
      text: 'Nobody signs it. If the responsible party changes, Form 8822-B is filed within 60 days.',
      source: 'EIN Application Instructions',
    },
  },
}

/** What is signed in addition only for the answers that it adds: an address, for one, asks nobody to accept or assign again. */
const ADDS: Readonly<Partial<Record<DocumentId, { for: RegExp; otherwise: SourcedFact }>>> = {
  'trustee-appointment': {
    for: /^(trusteeName$|trustees\/)/,
    otherwise: { text: 'What a serving trustee has signed stays as it is.', source: 'W.S. 4-10-701' },
  },
  'assignment-of-assets': {
    for: /^assets/,
    otherwise: { text: 'What has been transferred stays transferred.', source: 'Assignment of Assets' },
  },
}

/** What is asked of a document that prints these answers, of which an event changes each. Pure. */
export function actionFor(
  document: DocumentId,
  trust: TrustRecord,
  answers: readonly Pick<TouchedAnswer, 'path' | 'what'>[],
  event?: LifeEvent,
): { action: DocumentAction; fact?: SourcedFact } {
  if (!isFixedBySigning(trust, document) && document !== 'ein-instructions') return { action: 'make' }
  const adds = ADDS[document]
  if (event === 'name') {
    if (adds) return { action: 'keep', fact: adds.otherwise }
    const { action, fact } = WHEN_SIGNED[document]
    return { action: action === 'sign-again' ? 'may-sign-again' : action, fact }
  }
  // An asset that is gone before it was assigned adds nothing.
  const isAdded = ({ path, what }: (typeof answers)[number]) =>
    adds?.for.test(path) && !(path.startsWith('assets/') && what === 'remove')
  return !adds || answers.some(isAdded) ? WHEN_SIGNED[document] : { action: 'keep', fact: adds.otherwise }
}

const SPOUSE_BENEFICIARY: SourcedFact = {
  text: 'A beneficiary whom Schedule A describes as the grantor’s spouse ceases to be one when the marriage ends by divorce or annulment. The share passes as if the beneficiary had died on that date.',
  source: 'Irrevocable Trust Agreement, Articles 4 and 9',
}
const SPOUSE_TRUSTEE: SourcedFact = {
  text: 'A trustee who is the grantor’s spouse ceases to serve when the marriage ends by divorce or annulment, and does not serve as successor trustee after that.',
  source: 'Irrevocable Trust Agreement, Article 12',
}
const SUCCESSION: SourcedFact = {
  text: 'The agreement states who fills a vacancy, in this order: the successor trustee whom it names, then a person whom the beneficiaries appoint, then one whom a court appoints. The grantor appoints nobody.',
  source: 'Irrevocable Trust Agreement, Article 12; W.S. 4-10-704',
}
const FORMS: SourcedFact = {
  text: 'Retirement accounts and life insurance pass to those named on their own forms. No document here changes those forms.',
  source: 'Assignment of Assets',
}
const ELSEWHERE: SourcedFact = {
  text: 'The sections cited here are from Wyoming law. Another state may require more of a will, a power of attorney or a health care directive. Ask an attorney there.',
}
const NEW_NAME: SourcedFact = { text: 'If your own name changes, change it in Grantor Information too.' }

const serves = (trust: TrustRecord, name: string) => {
  const { lead, others } = servingTrustees(trust)
  return [lead, ...others].some((trustee) => sameName(trustee.name, name))
}
const mayServe = (trust: TrustRecord, name: string) => serves(trust, name) || sameName(trust.backupTrusteeName, name)
const takes = ({ beneficiaries = [] }: TrustRecord, name: string, relationship?: string) =>
  beneficiaries.some((one) => sameName(one.name, name) && (!relationship || one.relationship === relationship))

const mayBe = (named: string | undefined, name: string) => (name === '' ? !isBlank(named) : sameName(named, name))

/** `name` is empty where no answer names the spouse, who may be anybody: each rule says for itself whom it is about. */
const ofDivorce = (trust: TrustRecord, name: string): SourcedFact[] => [
  ...when(takes(trust, name, 'spouse'), SPOUSE_BENEFICIARY),
  ...when(name === '' || mayServe(trust, name), SPOUSE_TRUSTEE, SUCCESSION),
  {
    text: 'Divorce revokes what a will leaves to the former spouse, as the law provides.',
    source: 'W.S. 2-6-118',
  },
  ...when(mayBe(trust.dpoa_agentName, name), {
    text: 'The authority of an agent who is the spouse ends when an action for divorce, annulment or legal separation is filed, unless the document says otherwise.',
    source: 'W.S. 3-9-110(b)(iii)',
  }),
  ...when(mayBe(trust.hcd_agentName, name), {
    text: 'Divorce, annulment or legal separation revokes the designation of the spouse as health care agent.',
    source: 'Health Care Directive; W.S. 35-22-404',
  }),
  FORMS,
  {
    text: 'A Wyoming law of 2023 may also revoke, on divorce, transfers to a former spouse in other instruments. An attorney can say what it reaches.',
    source: 'Laws of Wyoming 2023, Senate Enrolled Act 100',
  },
  NEW_NAME,
]

/** What follows from the death of the grantor: the documents say it, and nobody signs them again. */
const OF_GRANTORS_DEATH: readonly SourcedFact[] = [
  {
    text: 'The trust continues. Under most types of distribution it is now divided, as the agreement says.',
    source: 'Irrevocable Trust Agreement, Article 5',
  },
  { text: 'An agent’s authority under the power of attorney ends with the principal’s death.', source: 'W.S. 3-9-110' },
  {
    text: 'The will leaves to the trustee what is still outside the trust and passes by will. The executor asks the court to admit the will to probate.',
    source: 'Pour-Over Will; W.S. 2-6-103',
  },
  FORMS,
]

function ofDeath(trust: TrustRecord, name: string): SourcedFact[] {
  if (sameName(name, trust.grantorName)) return [...OF_GRANTORS_DEATH]
  return [
    ...when(takes(trust, name), {
      text: isFixedBySigning(trust, 'trust-agreement')
        ? 'The agreement says who takes the share of a beneficiary who has died. No new schedule is needed.'
        : 'The signed agreement says who takes the share of a beneficiary who has died. Before it is signed, the answers can name somebody else.',
      source: 'Irrevocable Trust Agreement, Article 9',
    }),
    ...when(mayServe(trust, name), SUCCESSION),
    ...when(
      spousesIn(trust).some((one) => sameName(one.name, name)),
      FORMS,
    ),
  ]
}

/** What the documents and the law say about an event, as far as it concerns this record. Facts, never advice. Pure. */
export function legalNotesOf(
  event: LifeEvent,
  trust: TrustRecord,
  about: string | null = null,
  signed: AnswersSigned = {},
): readonly SourcedFact[] {
  const name = subjectName(event, trust, about) ?? ''
  switch (event) {
    case 'marriage':
      return [
        {
          text: 'A surviving spouse may take a share of the probate estate against the will. Property that the trust received before the death is not part of it.',
          source: 'W.S. 2-5-101; Estate of George, 2011 WY 157',
        },
        HOMESTEAD,
        FORMS,
        NEW_NAME,
      ]
    case 'divorce':
      return ofDivorce(trust, name)
    case 'birth':
      return ofBirth(signed['trust-agreement'] ?? trust)
    case 'grandchild':
      return ofGrandchild(signed['trust-agreement'] ?? trust, isSigned(trust, 'trust-agreement'))
    case 'death':
      return ofDeath(trust, name)
    case 'serving':
      return ofServing(isSigned(trust, 'trust-agreement'), SUCCESSION)
    case 'taking':
      return ofTaking(isSigned(trust, 'trust-agreement'))
    case 'home-bought':
      return ofHomeBought(trust)
    case 'asset-bought':
      return [
        {
          text: 'Each kind of property moves into the trust in its own way. The funding plan says how.',
          source: 'Assignment of Assets',
        },
        FORMS,
      ]
    case 'family':
      return ofFamily(trust)
    case 'name':
      return NAME_CHANGED
    case 'home-sold':
    case 'asset-sold':
      return ofSale(trust, about, about === null || isBound(about, trust, signed))
    case 'move':
      return [
        {
          text: 'The agreement continues to name Wyoming law, wherever the grantor lives. Another state may apply its own law to creditors, taxes or land.',
          source: 'Irrevocable Trust Agreement, Article 20; W.S. 4-10-107',
        },
        {
          text: 'At least one trustee must live in Wyoming, have a place of business there, or administer the trust there.',
          source: 'Irrevocable Trust Agreement, Article 12; W.S. 34-1-139(b)',
        },
        ELSEWHERE,
      ]
  }
}
