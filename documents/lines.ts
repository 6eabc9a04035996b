import { own, say } from './compose.ts'
import { type Block, type Run, type Runs, runsOf } from './model.ts'

type Signed = Extract<Block, { kind: 'signature' | 'notary' }>

/** A rule to write on within a sentence; at the end of a line it is a tab, which a writer draws to the margin. */
export const RULE: Run = own('____________________')
const ruled = (label: string): Run => own(`${label}:\t`)
const strong = (text: string): Run => ({ text, bold: true })

function notaryLines(block: Extract<Block, { kind: 'notary' }>): Runs[] {
  const hint = block.county ? say` (${block.county} County, if signed there)` : []
  const capacity = block.act === 'representative' ? say` as ${block.capacity}` : []
  return [
    strong(block.act === 'sworn' ? 'Oath and acknowledgment' : 'Acknowledgment'),
    block.state ? own(`State of ${block.state} (change if signed elsewhere)`) : say`State of ${RULE}`,
    say`County of ${RULE}${hint}`,
    block.act === 'sworn'
      ? block.statement
      : say`This record was acknowledged before me on ${RULE} (date) by ${block.signer ?? RULE}${capacity}.`,
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
          ...block.lines.map(({ label, printed }) => (printed ? say`${own(label)}: ${printed}` : ruled(label))),
        ]
  return lines.map(runsOf)
}

/** The words in the box, under the lines, that is left clear for the officer's stamp. */
export function stampOf(block: Signed): string | undefined {
  return block.kind === 'notary' ? 'Official stamp' : undefined
}
