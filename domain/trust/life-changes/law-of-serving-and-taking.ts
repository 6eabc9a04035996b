import type { SourcedFact } from '../funding-tasks.ts'

const IF_SOMEBODY_DIED: SourcedFact = { text: 'If somebody has died, choose “Somebody died”.' }

const TRUSTEES: readonly SourcedFact[] = [
  {
    text: 'The signed agreement names the trustee and the successor trustee. The grantor may not appoint, remove or replace a trustee, or name another successor.',
    source: 'Irrevocable Trust Agreement, Articles 3 and 12',
  },
  {
    text: 'A trustee may resign by giving at least 30 days’ written notice to the qualified beneficiaries and the co-trustees, or with the approval of a court.',
    source: 'Irrevocable Trust Agreement, Article 12; W.S. 4-10-705',
  },
  {
    text: 'Acting unanimously, the qualified beneficiaries who are charities, or adults who are not incapacitated, may remove a trustee by 30 days’ written notice if they appoint an independent trustee at the same time. A court may remove a trustee on the grounds that the law states.',
    source: 'Irrevocable Trust Agreement, Article 12; W.S. 4-10-706',
  },
]
const NEW_TRUSTEE: SourcedFact = {
  text: 'Once another trustee has accepted in writing, change the trustee in your answers.',
}
const SIGNED_BY_ONE: SourcedFact = {
  text: 'The will names the executor and the guardian; the power of attorney and the health care directive name the agents. Whoever signed one of them can make and sign a new one that names somebody else.',
  source: 'W.S. 2-6-117, 3-9-110, 35-22-404',
}

/** Of somebody else who is to serve; `succession`: who fills a vacancy. */
export const ofServing = (isAgreementSigned: boolean, succession: SourcedFact): SourcedFact[] => [
  ...(isAgreementSigned ? [...TRUSTEES, succession, NEW_TRUSTEE] : []),
  SIGNED_BY_ONE,
  IF_SOMEBODY_DIED,
]

/** Of other beneficiaries, another share or another distribution. */
export const ofTaking = (isAgreementSigned: boolean): SourcedFact[] => [
  ...(isAgreementSigned
    ? [
        {
          text: 'The grantor may not add or remove a beneficiary, or change a share or the distribution. Somebody who is removed from your answers still takes as the signed agreement says.',
          source: 'Irrevocable Trust Agreement, Article 3; W.S. 4-10-602(a)',
        },
        {
          text: 'A beneficiary may disclaim an interest as the law allows, and is then treated as having died before it arose.',
          source: 'Irrevocable Trust Agreement, Article 9',
        },
      ]
    : []),
  IF_SOMEBODY_DIED,
]
