import { BENEFICIARY_LABELS, SCALAR_LABELS } from '#domain/trust/questions/field-labels.ts'
import type { TrustField, TrustRecord } from '#domain/trust/record.ts'
import { runsIn } from '../build.ts'
import { type Clause, clausesOf, PRACTICE } from '../clauses.ts'
import { type Comment, type Doc, type Run, runsOf } from '../model.ts'
import { trustAgreement } from './build.ts'

/** Answers on which a clause depends without printing them, by the start of its heading. */
const DEPENDS_ON: Readonly<Record<string, readonly TrustField[]>> = {
  '1.2 Definitions': ['distributionType'],
  '2.1 Transfer to the Trustee': ['trusteeType'],
  '4.1 Beneficiary Schedule': ['beneficiaries'],
  '4.2 Primary and Contingent': ['distributionType'],
  '4.3 Proportions': ['distributionType', 'beneficiaries'],
  '4.4 Children born or adopted later': ['afterbornChildren', 'distributionType', 'beneficiaries'],
  '4.6 Divorce': ['distributionType'],
  '5.1 Distribution provisions': ['distributionType', 'distributionStages', 'beneficiaries'],
  '5.2 Trustee': ['distributionType'],
  '5.4 Controlling provisions': ['distributionType'],
  '5.6 Gifts by direction': ['distributionType'],
  'ARTICLE 6. SHARES': ['beneficiaries'],
  '6.1 Distribution Age': ['beneficiaries', 'distributionStages'],
  '6.2 Effect of the Distribution Age': ['distributionType', 'distributionStages'],
  '8.1 Qualification': ['beneficiaries'],
  '10.5 Material purposes': ['distributionType', 'beneficiaries'],
  '11.2 Termination Date': ['terminationEvent'],
  '11.4 Outer limit': ['terminationEvent'],
  '11.5 Real property': ['distributionType'],
  '11.7 Final distribution': ['distributionType'],
  '12.1 Initial trustee': ['trusteeType', 'beneficiaries'],
  '12.3 Successor trustees': ['backupTrusteeName', 'beneficiaries'],
  '12.6 Who may not serve': ['trusteeType'],
  '12.7 Sole trustee': ['trusteeName', 'beneficiaries'],
  '12.9 Independent Trustee': ['trusteeType'],
  '14.1 A trustee who is a Beneficiary': ['distributionType'],
  '14.2 Reserved Decisions': ['distributionType'],
  '14.3 The Grantor as trustee': ['trusteeType'],
  '16.1 Compensation': ['trusteeType', 'trusteeName'],
  '18.3 Generation-skipping': ['distributionType'],
  '18.4 Income tax': ['beneficiaries'],
  '22.1 Signatures': ['trusteeType', 'beneficiaries'],
  '22.3 Acknowledgments': ['trusteeType', 'beneficiaries'],
}

/** What a field is called where it holds more than one value. */
const GROUPS: Partial<Record<TrustField, string>> = {
  beneficiaries: 'beneficiaries',
  assets: 'assets',
  trustees: 'co-trustees',
  certificateData: 'administrative address',
}
const wordsOf = (field: TrustField): string => GROUPS[field] ?? SCALAR_LABELS[field as keyof typeof SCALAR_LABELS]

function answerOf({ source, blank }: Run): string[] {
  const from = source ?? blank
  if (!from) return []
  const detail =
    source?.detail === 'distributionAge' || source?.detail === 'ein' ? BENEFICIARY_LABELS[source.detail] : ''
  return [detail ? `${wordsOf(from.field)} (${detail})` : wordsOf(from.field)]
}

function noteOf({ heading, blocks, source }: Clause): string {
  const depends = Object.entries(DEPENDS_ON).find(([start]) => heading.startsWith(start))?.[1] ?? []
  const printed = blocks.flatMap(runsIn).flatMap((runs) => runsOf(runs).flatMap(answerOf))
  const answers = [...new Set([...depends.map(wordsOf), ...printed])]
  return [
    ...(source === PRACTICE ? [] : [`Authority: ${source}.`]),
    ...(answers.length > 0 ? [`From the answers: ${answers.join('; ')}.`] : []),
  ].join('\n')
}

const ABOUT =
  'Review copy for an attorney, not for signing. A note at a heading cites the statutes on which the clause rests and the answers that it prints or depends on. A clause without a note reflects drafting practice. The Wyoming statutes were read in the annotated code of October 2022 and then checked for later amendments as far as sources allowed (research of November 2026). The notes are not legal advice.'

/**
 * The agreement with notes in the margin that name for each clause its statutes and the answers it comes from, for the
 * attorney who reads it; its running header says that it is not for signing. Pure.
 */
export function attorneyCopy(trust: TrustRecord): Doc {
  const doc = trustAgreement(trust)
  const notes = clausesOf(doc, 'trust-agreement').map((clause): Comment => {
    const text = noteOf(clause)
    return { block: clause.at, text: clause.heading === 'Title' ? [ABOUT, text].filter(Boolean).join('\n') : text }
  })
  return {
    ...doc,
    header: 'ATTORNEY’S REVIEW COPY \u2013 NOT FOR SIGNING',
    comments: notes.filter(({ text }) => text !== ''),
  }
}
