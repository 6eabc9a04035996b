import { product } from '#domain/product.ts'
import { fixed, sentence } from './compose.ts'
import { type Block, type Doc, type Run, type Runs, runsOf } from './model.ts'

type Signed = Extract<Block, { kind: 'signature' | 'notary' }>

/** A rule to write on within a sentence; at the end of a line it is a tab, which a writer draws to the margin. */
export const RULE: Run = fixed('____________________')
const ruled = (label: string): Run => fixed(`${label}:\t`)
const strong = (text: string): Run => ({ text, bold: true })

function notaryLines(block: Extract<Block, { kind: 'notary' }>): Runs[] {
  const hint = block.county ? sentence` (${block.county} County, if signed there)` : []
  const capacity = block.act === 'representative' ? sentence` as ${block.capacity}` : []
  return [
    strong(block.act === 'sworn' ? 'Oath and acknowledgment' : 'Acknowledgment'),
    block.state ? fixed(`State of ${block.state} (change if signed elsewhere)`) : sentence`State of ${RULE}`,
    sentence`County of ${RULE}${hint}`,
    block.act === 'sworn'
      ? block.statement
      : sentence`This record was acknowledged before me on ${RULE} (date) by ${block.signer ?? RULE}${capacity}.`,
    ruled('Signature of notarial officer'),
    ruled('Title of office'),
    ruled('My commission expires'),
  ]
}

/** The lines of a block that is signed, in every format the same. A line that ends in a tab is a rule to write on. */
export function linesOf(block: Signed): (readonly Run[])[] {
  const lines: Runs[] =
    block.kind === 'notary'
      ? notaryLines(block)
      : [
          strong(block.role),
          ...block.lines.map(({ label, printed }) => (printed ? sentence`${fixed(label)}: ${printed}` : ruled(label))),
        ]
  return lines.map(runsOf)
}

/** The words in the box, under the lines, that is left clear for the officer's stamp. */
export function stampOf(block: Signed): string | undefined {
  return block.kind === 'notary' ? 'Official stamp' : undefined
}

// A trust name of thousands of characters in the running header filled page after page.
const MAX_HEADER_LENGTH = 80

/** The line at the head of every page, at most 80 characters long. */
export function runningHeader({ header }: Doc): string {
  const characters = [...header]
  return characters.length <= MAX_HEADER_LENGTH ? header : `${characters.slice(0, MAX_HEADER_LENGTH - 1).join('')}…`
}

/** The line at the foot of every page of every document. */
export const NOT_A_LAW_FIRM = `Prepared with ${product.name} from its user’s answers. ${product.name} is not a law firm and gives no legal advice.`

/** What is on every page of a document of a family that does not exist. */
export const SAMPLE_MARK = 'Sample, not for signing'

/** The document of a family that does not exist, marked at the head and the foot of every page. */
export const asSample = (doc: Doc): Doc => ({
  ...doc,
  title: `Sample: ${doc.title}`,
  header: `${SAMPLE_MARK} | ${doc.header}`,
})
