import { isBlank, sameName } from '../../formats/names.ts'
import { stateOf } from '../../formats/us-state.ts'
import { message } from '../../message.ts'
import type { Beneficiary } from '../entries.ts'
import type { TrustRecord } from '../record.ts'
import {
  grantorServes,
  isGrantorsEntry,
  minorNamed,
  onlyTrusteeIsOnlyBeneficiary,
  servingNames,
  servingTrustees,
} from '../who-may-serve.ts'
import { beneficiaryPlace, beneficiaryPlaces, type Finding, placesOf, type Rule } from './finding.ts'

const trusteeQuestion = ({ trusteeType }: TrustRecord) => (trusteeType === 'self' ? 'trusteeType' : 'trusteeName')

/** Where the first trustee is named: until the trustee's step names one, in the certificate's list. */
const leadQuestion = ({ trusteeName }: TrustRecord) => (isBlank(trusteeName) ? 'trustees' : 'trusteeName')

export const grantorAsTrustee: Rule = (trust) => {
  const names = servingNames(trust)
  if (!grantorServes(trust)) return []
  return names.length === 1
    ? [
        {
          id: 'grantor-sole-trustee',
          kind: 'law',
          text: message('{grantor}, the grantor, is the only trustee.', { grantor: trust.grantorName ?? '' }),
          consequence:
            'The agreement gives a grantor who serves as trustee administrative powers only: discretionary payments wait until an independent trustee has accepted. Article 12 has a line for an independent trustee, to be completed before signing: after signing, the grantor may not name one. A grantor can never be a “qualified trustee”.',
          source: 'W.S. 4-10-103(a)(xxxv); Irrevocable Trust Agreement, Articles 12 and 14',
          documents: ['trust-agreement', 'trustee-appointment', 'certificate-of-trust'],
          places: placesOf(trusteeQuestion(trust)),
        },
      ]
    : [
        {
          id: 'grantor-co-trustee',
          kind: 'law',
          text: message('{grantor}, the grantor, is one of the trustees.', { grantor: trust.grantorName ?? '' }),
          consequence:
            'The agreement gives a grantor who serves as trustee administrative powers only: discretionary payments are made by an independent trustee alone and wait until one has accepted. Article 12 has a line for an independent trustee, to be completed before signing: after signing, the grantor may not name one. A grantor can never be a “qualified trustee”.',
          source: 'W.S. 4-10-103(a)(xxxv); Irrevocable Trust Agreement, Articles 12 and 14',
          documents: ['trust-agreement', 'trustee-appointment', 'certificate-of-trust'],
          places: placesOf(...(servingTrustees(trust).self ? [trusteeQuestion(trust)] : []), 'trustees'),
        },
      ]
}

export const soleTrusteeSoleBeneficiary: Rule = (trust) =>
  onlyTrusteeIsOnlyBeneficiary(trust)
    ? [
        {
          id: 'sole-trustee-sole-beneficiary',
          kind: 'doubtful',
          text: message('{name} is the only trustee and the only beneficiary.', { name: servingNames(trust)[0] ?? '' }),
          consequence:
            'There is no trust where one person is sole trustee and sole beneficiary. The documents have lines for a co-trustee, who must accept before the trust takes effect.',
          source: 'W.S. 4-10-403(a)(v)',
          documents: [
            'trust-agreement',
            'trustee-appointment',
            'certificate-of-trust',
            'assignment-of-assets',
            'schedule-a',
          ],
          places: placesOf(trusteeQuestion(trust), 'beneficiaries', 'trustees'),
        },
      ]
    : []

const TO_ONESELF =
  'Under the agreement, a trustee who is a beneficiary may make discretionary payments to himself or herself only for health, education, maintenance or support, and none that would discharge his or her own duty of support. Only an independent trustee may make others.'
const TO_ONESELF_LATER =
  'Under the agreement, a trustee who is a beneficiary may, once the grantor no longer serves as trustee, make discretionary payments to himself or herself only for health, education, maintenance or support, and none that would discharge his or her own duty of support. Only an independent trustee may make others.'

/** Each trustee who takes, with where the trustee was named: a minor does not serve, and a grantor takes nothing. */
export const trusteeAmongBeneficiaries: Rule = (trust, today) => {
  if (soleTrusteeSoleBeneficiary(trust, today).length > 0) return []
  const { lead, others } = servingTrustees(trust)
  const first = { name: lead.name ?? '', id: 'trustee-beneficiary', asked: leadQuestion(trust) }
  const rest = others.map(({ id, name }) => ({ name, id: `trustee-beneficiary ${id}`, asked: 'trustees' }))
  return [first, ...rest].flatMap(({ name, id, asked }): Finding[] => {
    const entries = (trust.beneficiaries ?? []).filter((entry) => sameName(entry.name, name))
    const serves = !sameName(name, trust.grantorName) && !minorNamed(name, trust, trust.trustDate ?? today)
    return serves && entries.length > 0
      ? [
          {
            id,
            kind: 'law',
            text: message('{name} is a trustee and a beneficiary.', { name }),
            consequence: grantorServes(trust) ? TO_ONESELF_LATER : TO_ONESELF,
            source: 'W.S. 4-10-814(b), (c); Irrevocable Trust Agreement, Article 14',
            documents: ['trust-agreement', 'schedule-a'],
            places: [...placesOf(asked), ...beneficiaryPlaces(entries)],
          },
        ]
      : []
  })
}

/** A child, a spouse or another relative of the grantor's name is most likely somebody else: of such an entry it is asked. */
export const grantorAmongBeneficiaries: Rule = (trust) => {
  const entries = (trust.beneficiaries ?? []).filter(({ name }) => sameName(name, trust.grantorName))
  const own = entries.find((entry) => isGrantorsEntry(entry, trust))
  const namesakes = entries.filter((entry) => !isGrantorsEntry(entry, trust))
  return [...(own ? [grantorsOwn(own)] : []), ...(namesakes.length > 0 ? [grantorsNamesake(namesakes)] : [])]
}

const grantorsOwn = (own: Beneficiary): Finding => ({
  id: 'grantor-beneficiary',
  kind: 'doubtful',
  text: message('{name} is the grantor and a beneficiary.', { name: own.name }),
  consequence:
    'A trust that benefits its own grantor is subject to different rules on creditors. This agreement is written for a trust that benefits others.',
  source: 'W.S. 4-10-506, 4-10-510',
  documents: ['trust-agreement', 'schedule-a'],
  places: [beneficiaryPlace(own), ...placesOf('grantorName')],
})

const grantorsNamesake = (entries: readonly Beneficiary[]): Finding => ({
  id: 'grantor-namesake',
  kind: 'doubtful',
  text: message('The grantor and a beneficiary have the same name: {name}.', { name: entries[0]?.name ?? '' }),
  consequence:
    'If this is the same person: a trust that benefits its own grantor is subject to different rules on creditors, and this agreement is written for a trust that benefits others. If not, add Jr. or Sr. or a middle name, so that the documents tell them apart.',
  source: 'W.S. 4-10-506, 4-10-510',
  documents: ['trust-agreement', 'schedule-a'],
  places: [...beneficiaryPlaces(entries), ...placesOf('grantorName')],
})

export const successorServesAlready: Rule = (trust) => {
  const name = trust.backupTrusteeName ?? ''
  if (isBlank(name)) return []
  if (sameName(name, trust.grantorName))
    return [
      {
        id: 'successor-grantor',
        kind: 'doubtful',
        text: message('{name} is the grantor and the successor trustee.', { name }),
        consequence:
          'The agreement does not let the grantor become trustee by succession; the next person in its order serves instead.',
        documents: ['trust-agreement', 'trustee-appointment'],
        places: placesOf('backupTrusteeName', 'grantorName'),
      },
    ]
  return servingNames(trust).some((serving) => sameName(serving, name))
    ? [
        {
          id: 'successor-trustee',
          kind: 'doubtful',
          text: message('{name} is a trustee and the successor trustee.', { name }),
          consequence: 'A successor steps in when no trustee is serving, and no one can succeed himself or herself.',
          documents: ['trust-agreement', 'trustee-appointment'],
          places: placesOf('backupTrusteeName', trusteeQuestion(trust)),
        },
      ]
    : []
}

/** Who acts for somebody, and for whom; one person cannot be both. */
const ACTING_FOR = [
  {
    acting: 'dpoa_agentName',
    person: 'dpoa_principalName',
    both: '{name} is both the principal and the agent under the power of attorney.',
    document: 'power-of-attorney',
  },
  {
    acting: 'hcd_agentName',
    person: 'hcd_principalName',
    both: '{name} is both the principal and the agent under the health care directive.',
    document: 'health-care-directive',
  },
  {
    acting: 'executorName',
    person: 'testatorName',
    both: '{name} is both the testator and the executor of the will.',
    document: 'pour-over-will',
  },
  {
    acting: 'guardianName',
    person: 'testatorName',
    both: '{name} is both the testator and the guardian whom the will nominates.',
    document: 'pour-over-will',
  },
] as const

const ACTS_WHEN = {
  dpoa_agentName: 'An agent acts for somebody else, the principal.',
  hcd_agentName: 'An agent acts for somebody else, the principal.',
  executorName: 'An executor acts after the testator has died.',
  guardianName: 'A guardian whom a will nominates acts after the testator has died.',
} as const

export const actsForThemselves: Rule = (trust) =>
  ACTING_FOR.flatMap(({ acting, person, both, document }): Finding[] =>
    sameName(trust[acting], trust[person])
      ? [
          {
            id: acting,
            kind: 'doubtful',
            text: message(both, { name: trust[acting] ?? '' }),
            consequence: ACTS_WHEN[acting],
            documents: [document],
            places: placesOf(acting, person),
          },
        ]
      : [],
  )

export const agentAndSuccessor: Rule = ({ dpoa_agentName, backupTrusteeName }) =>
  sameName(dpoa_agentName, backupTrusteeName)
    ? [
        {
          id: 'agent-successor',
          kind: 'doubtful',
          text: message('{name} is the agent under the power of attorney and the successor trustee.', {
            name: dpoa_agentName ?? '',
          }),
          consequence:
            'These are two offices with different duties: the agent acts for the principal, and only until the principal’s death; the trustee acts for the beneficiaries.',
          source: 'W.S. 3-9-110, 3-9-114, 4-10-802',
          documents: ['trust-agreement', 'power-of-attorney'],
          places: placesOf('dpoa_agentName', 'backupTrusteeName'),
        },
      ]
    : []

/** The successor whom the answers name, if the agreement lets that person follow: not the grantor, and nobody who serves. */
function successorOf(trust: TrustRecord): string | undefined {
  const { backupTrusteeName: name = '' } = trust
  const { lead, others } = servingTrustees(trust)
  const serves = [lead, ...others].some((trustee) => sameName(trustee.name, name))
  return isBlank(name) || serves || sameName(name, trust.grantorName) ? undefined : name
}

/** Article 12 asks the same of every trustee; silent where the address cannot be read, for it may be in Wyoming. */
export const successorElsewhere: Rule = (trust) => {
  const name = successorOf(trust)
  const state = stateOf(trust.backupTrusteeAddress)
  return name !== undefined && state !== undefined && state !== 'Wyoming'
    ? [
        {
          id: 'successor-elsewhere',
          kind: 'law',
          text: message('The address of {name}, the successor trustee, is in {state}.', { name, state }),
          consequence:
            'The agreement requires that at all times a trustee live in Wyoming, have a place of business there or administer the trust there. If none does when the successor serves, the successor promptly moves the administration to Wyoming, or a co-trustee who meets the requirement is appointed.',
          source: 'Irrevocable Trust Agreement, Article 12',
          documents: ['trust-agreement', 'trustee-appointment'],
          places: placesOf('backupTrusteeName', 'backupTrusteeAddress'),
        },
      ]
    : []
}

/** Minors do not serve, and are found as such. */
export const successorAmongBeneficiaries: Rule = (trust, today) => {
  const name = successorOf(trust)
  if (name === undefined || minorNamed(name, trust, trust.trustDate ?? today)) return []
  const entries = (trust.beneficiaries ?? []).filter((entry) => sameName(entry.name, name))
  return entries.length > 0
    ? [
        {
          id: 'successor-beneficiary',
          kind: 'law',
          text: message('{name} is the successor trustee and a beneficiary.', { name }),
          consequence: TO_ONESELF,
          source: 'W.S. 4-10-814(b), (c); Irrevocable Trust Agreement, Article 14',
          documents: ['trust-agreement', 'schedule-a'],
          places: [...placesOf('backupTrusteeName'), ...beneficiaryPlaces(entries)],
        },
      ]
    : []
}
