import { type Line, linesOf } from '../lines.ts'
import type { Block } from '../model.ts'
import { paragraph, ruled } from './paragraph.ts'

function lineXml(line: Line, keepNext: boolean): string {
  const kept = { keepNext, keepLines: true }
  if (line.kind === 'rule') return ruled({ style: 'Rule', ...kept }, line.label)
  if (line.kind === 'stamp') return paragraph({ style: 'Stamp', ...kept }, { text: line.label })
  return paragraph({ style: line.strong ? 'SignatureRole' : 'SignatureText', ...kept }, line.runs)
}

/** A signature or notary block whose lines stay on one page. */
export function signedXml(block: Extract<Block, { kind: 'signature' | 'notary' }>): string {
  const lines = linesOf(block)
  return lines.map((line, at) => lineXml(line, at < lines.length - 1)).join('')
}
