import { own } from '../compose.ts'
import type { Runs, TableBlock } from '../model.ts'

/** What a person initials by hand, each line with room for the initials; nothing is ever ticked in advance. */
export function initialsTable(
  caption: string,
  subject: string,
  choices: readonly Runs[],
  remark?: { head: string; of: (at: number) => Runs },
): TableBlock {
  const mark = own('(________)')
  return {
    kind: 'table',
    caption,
    head: ['Initials', subject, ...(remark ? [remark.head] : [])],
    widths: remark ? [14, 54, 32] : [14, 86],
    rows: choices.map((choice, at) => [mark, choice, ...(remark ? [remark.of(at)] : [])]),
  }
}
