import { linesOf, stampOf } from '../lines.ts'
import type { Block } from '../model.ts'
import { paragraph } from './paragraph.ts'

/**
 * A signature or notary block that stays on one page. It is one paragraph of several lines: LibreOffice splits a chain
 * of paragraphs that are each kept with the next, but not a paragraph whose lines are kept together.
 */
export function signedXml(block: Extract<Block, { kind: 'signature' | 'notary' }>): string {
  const stamp = stampOf(block)
  const lines = linesOf(block).flatMap((line, at) => [...(at === 0 ? [] : [{ text: '\n' }]), ...line])
  const words = paragraph({ style: 'Signed', keepNext: stamp !== undefined, keepLines: true }, lines)
  return stamp === undefined ? words : words + paragraph({ style: 'Stamp', keepLines: true }, { text: stamp })
}
