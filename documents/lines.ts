import { own, say } from './compose.ts'
import type { Block, Run, Runs } from './model.ts'

/** One line of a block that is signed: printed words, a label with a rule to write on, or the place of the stamp. */
export type Line =
  | { kind: 'words'; runs: Runs; strong?: true }
  | { kind: 'rule'; label: string }
  | { kind: 'stamp'; label: string }

const RULE: Run = own('____________________')

function notaryLines(block: Extract<Block, { kind: 'notary' }>): Line[] {
  const hint = block.county ? say` (${block.county} County, if signed there)` : []
  const signer = block.signer ?? RULE
  const capacity = block.act === 'representative' ? say` as ${block.capacity}` : []
  return [
    { kind: 'words', runs: own('Acknowledgment'), strong: true },
    { kind: 'words', runs: own('State of Wyoming (change if signed elsewhere)') },
    { kind: 'words', runs: say`County of ${RULE}${hint}` },
    { kind: 'words', runs: say`This record was acknowledged before me on ${RULE} (date) by ${signer}${capacity}.` },
    { kind: 'stamp', label: 'Official stamp' },
    { kind: 'rule', label: 'Signature of notarial officer' },
    { kind: 'rule', label: 'Title of office' },
    { kind: 'rule', label: 'My commission expires' },
  ]
}

/** The lines of a signature or notary block, in every format the same. */
export function linesOf(block: Extract<Block, { kind: 'signature' | 'notary' }>): Line[] {
  if (block.kind === 'notary') return notaryLines(block)
  return [
    { kind: 'words', runs: own(block.role), strong: true },
    ...block.lines.map(
      ({ label, printed }): Line =>
        printed
          ? { kind: 'words', runs: [own(`${label}: `), ...('text' in printed ? [printed] : printed)] }
          : { kind: 'rule', label },
    ),
  ]
}
