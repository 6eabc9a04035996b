import type { DocumentId } from '#domain/trust/documents.ts'
import { BENEFICIARY_LABELS, SCALAR_LABELS } from '#domain/trust/questions/field-labels.ts'
import type { TrustField, TrustRecord } from '#domain/trust/record.ts'
import { runsIn } from './build.ts'
import { type Block, type Comment, type Doc, type Numbered, numbered, type Run, runsOf, textOf } from './model.ts'
import { trustAgreement } from './trust-agreement/build.ts'

/** What a clause rests on when it is drafted freely: usual practice for the instrument, no statute. */
const PRACTICE = 'Drafting practice'

/**
 * What clauses rest on when they cite nothing themselves, by the start of their headings; the other clauses that cite
 * nothing rest on `else`. An entry whose heading the complete sample family lacks fails `tests/docx/reference.test.ts`.
 */
export const CLAUSE_SOURCES: Readonly<
  Record<DocumentId, { clauses?: Readonly<Record<string, string>>; else: string }>
> = {
  'trust-agreement': {
    clauses: {
      'PARTIES AND PURPOSE': 'W.S. 4-10-402, 4-10-403: intention, capacity, beneficiaries',
      'ARTICLE 2. TRANSFER AND TRUST PROPERTY': 'W.S. 4-10-401: transfer of property to a trustee',
      'ARTICLE 3. IRREVOCABILITY': 'W.S. 4-10-602(a): revocable unless expressly irrevocable',
      'ARTICLE 4. BENEFICIARIES': 'W.S. 4-10-403: definite beneficiaries',
      'ARTICLE 5. DISTRIBUTIONS': 'W.S. 4-10-504, 4-10-814, according to the distribution type chosen',
      'ARTICLE 7. MINORS': 'W.S. 4-10-816(a)(xxi)',
      'ARTICLE 8. CHARITABLE': 'Internal Revenue Code sections 170(c) and 2055(a); W.S. 4-10-414',
      'ARTICLE 9. DEATH': 'W.S. 2-4-101 for heirs',
      'ARTICLE 10. SPENDTHRIFT': 'W.S. 4-10-502 to 4-10-507.1',
      'ARTICLE 11. DURATION': 'W.S. 34-1-139, with the termination event given',
      'ARTICLE 12. TRUSTEES': 'W.S. 4-10-701 to 4-10-707',
      '12.3 Successor trustees': 'W.S. 4-10-704: filling a vacancy as the terms provide',
      '12.5 A trustee in Wyoming': 'W.S. 34-1-139(b): a trustee linked to Wyoming',
      'ARTICLE 13. TRUSTEE POWERS': 'W.S. 4-10-815, 4-10-816',
      'ARTICLE 14. LIMITS': 'Internal Revenue Code sections 2036 and 2042; W.S. 4-10-802',
      '14.1 A trustee who is a Beneficiary': 'W.S. 4-10-814: a trustee’s discretionary payments to himself or herself',
      'ARTICLE 15. DUTIES': 'W.S. 4-10-802 to 4-10-813',
      '15.3 Annual report': 'W.S. 4-10-813: the report to the qualified beneficiaries',
      'ARTICLE 16. COMPENSATION': 'W.S. 4-10-702, 4-10-708, 4-10-709, 4-10-1008',
      'ARTICLE 17. TRUST PROTECTOR': 'W.S. 4-10-710 to 4-10-712',
      'ARTICLE 18. TAX': 'Internal Revenue Code; no result is promised',
      'ARTICLE 20. GOVERNING LAW': 'W.S. 4-10-107, 4-10-108',
      '20.1 Governing law': 'W.S. 4-10-107: the law that the terms designate',
      'ARTICLE 22. EXECUTION': 'W.S. 32-3-115 for the acknowledgments; no statute requires a witness or a notary',
      'SCHEDULE B': 'W.S. 4-10-401: property transferred',
    },
    else: PRACTICE,
  },
  'certificate-of-trust': {
    clauses: {
      Title: 'W.S. 4-10-1014',
      'NOT REVOKED': 'W.S. 4-10-1014: the statement required by that section',
    },
    else: PRACTICE,
  },
  'trustee-appointment': {
    clauses: {
      'ARTICLE 1.': 'W.S. 4-10-701',
      '4.1 The Grantor': 'W.S. 4-10-103(a)(xxxv): the settlor is not a qualified trustee',
      'ARTICLE 4.': 'W.S. 4-10-103(a)(xxxv)',
      'ARTICLE 6.': 'W.S. 4-10-702, 4-10-705 to 4-10-709',
    },
    else: PRACTICE,
  },
  'schedule-a': { else: PRACTICE },
  'assignment-of-assets': {
    clauses: {
      'ARTICLE 1.': 'W.S. 4-10-401: transfer of property to a trustee',
      'ARTICLE 2.': 'The assets listed, in the groups of the questionnaire',
      '2.3 Brokerage': 'W.S. 4-10-402(a): title in the trustee’s name',
      'ARTICLE 4.': 'Tax-favored accounts cannot be assigned',
    },
    else: PRACTICE,
  },
  'pour-over-will': {
    clauses: {
      Title: 'W.S. 2-6-112',
      DECLARATION: 'W.S. 2-6-101: who may make a will; 2-6-117: revocation',
      'ARTICLE 4.': 'W.S. 2-6-103',
      '4.1 The gift': 'W.S. 2-6-103',
      'ARTICLE 6.': 'W.S. 3-2-107',
      'ARTICLE 8.': 'W.S. 2-6-112, 2-6-114',
      '8.1 Signature': 'W.S. 2-6-112',
      'OATH OF THE WITNESSES': 'W.S. 2-6-114',
    },
    else: PRACTICE,
  },
  'power-of-attorney': { else: 'The statutory form, W.S. 3-9-301' },
  'health-care-directive': {
    clauses: { 'SIGNATURE OF THE PRINCIPAL': 'W.S. 35-22-403', Title: 'W.S. 35-22-401 to 35-22-416' },
    else: PRACTICE,
  },
  'ein-instructions': { else: 'Form SS-4 and its instructions' },
}

/** One heading of a document with the blocks under it, up to the next heading. */
export interface Clause {
  /** With its number, as printed; `Title` for a title. */
  heading: string
  /** Where the heading stands among the document's blocks. */
  at: number
  /** A section under an article. */
  nested: boolean
  blocks: readonly Block[]
  /** The statutes that it cites, else its entry in {@link CLAUSE_SOURCES}. */
  source: string
}

const WYOMING = String.raw`\d+-\d+-\d+(?:\.\d+)?(?:\([a-z0-9]+\))*`
const FEDERAL = String.raw`\d+[A-Z]?(?:\([a-zA-Z0-9]+\))*`
const AND = '(?:, and |, | and | through | to )'
const listOf = (section: string) => `${section}(?:${AND}${section})*`
/** Sections of Wyoming's statutes, of the United States Code and, in both word orders, of the Internal Revenue Code. */
const CITATION = new RegExp(
  [
    `W\\.S\\. ${listOf(WYOMING)}`,
    `\\d+ U\\.S\\.C\\. ${FEDERAL}`,
    `(?:Internal Revenue )?Code (?<after>sections? ${listOf(FEDERAL)})`,
    `(?<before>sections? ${listOf(FEDERAL)}) of the Code`,
  ].join('|'),
  'g',
)

function citationsIn(text: string): string[] {
  const found = [...text.matchAll(CITATION)].map(([citation, ...rest]) => {
    const code = rest.slice(0, 2).find(Boolean)
    return code ? `Code ${code}` : citation
  })
  return [...new Set(found)]
}

function headingOf({ block, number }: Numbered): string | undefined {
  if (block.kind === 'title') return 'Title'
  if (block.kind !== 'article' && block.kind !== 'section' && block.kind !== 'heading') return undefined
  return number ? `${number} ${block.text}` : block.text
}

const wordsOf = (block: Block) => (block.kind === 'fill' ? block.label : runsIn(block).map(textOf).join('\n'))

/** The clauses of a document, each with what it rests on. */
export function clausesOf(doc: Doc, id: DocumentId): Clause[] {
  const { clauses = {}, else: otherwise } = CLAUSE_SOURCES[id]
  const found: (Omit<Clause, 'blocks' | 'source'> & { blocks: Block[] })[] = []
  for (const [at, entry] of numbered(doc).entries()) {
    const heading = headingOf(entry)
    if (heading !== undefined) found.push({ heading, at, nested: entry.block.kind === 'section', blocks: [] })
    else if (entry.block.kind !== 'toc') found.at(-1)?.blocks.push(entry.block)
  }
  return found.map((clause) => {
    const text = clause.blocks.map(wordsOf).join('\n').replaceAll('\u00A0', ' ')
    const cited = citationsIn(text)
    // A section does not inherit: what its article rests on need not be what the section rests on.
    const written = Object.entries(clauses).find(([start]) => clause.heading.startsWith(start))?.[1]
    return { ...clause, source: cited.length > 0 ? cited.join('; ') : (written ?? otherwise) }
  })
}

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
const nameOf = (field: TrustField): string => GROUPS[field] ?? SCALAR_LABELS[field as keyof typeof SCALAR_LABELS]

function answerOf({ source, blank }: Run): string[] {
  const from = source ?? blank
  if (!from) return []
  const detail =
    source?.detail === 'distributionAge' || source?.detail === 'ein' ? BENEFICIARY_LABELS[source.detail] : ''
  return [detail ? `${nameOf(from.field)} (${detail})` : nameOf(from.field)]
}

function noteOf({ heading, blocks, source }: Clause): string {
  const depends = Object.entries(DEPENDS_ON).find(([start]) => heading.startsWith(start))?.[1] ?? []
  const printed = blocks.flatMap(runsIn).flatMap((runs) => runsOf(runs).flatMap(answerOf))
  const answers = [...new Set([...depends.map(nameOf), ...printed])]
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
