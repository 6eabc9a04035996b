import type { DocumentId } from '#domain/trust/documents.ts'
import { runsIn } from './build.ts'
import { type Block, type Doc, type Numbered, numbered, textOf } from './model.ts'
/** What a clause rests on when it is drafted freely: usual practice for the instrument, no statute. */
export const PRACTICE = 'Drafting practice'

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
