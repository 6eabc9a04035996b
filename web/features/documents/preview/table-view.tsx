import type { TableBlock } from '#documents/model.ts'
import { directionOf } from './piece-view.tsx'
import { TextRuns } from './text-runs.tsx'

interface TableViewProps {
  block: TableBlock
  /** The piece of the table's head, where this part of it is the first. */
  head: number | undefined
  /** The rows of this part, each with its piece. */
  rows: readonly { row: number; piece: number }[]
}

/** A table, or the part of it that stands on one page, with its head repeated. */
export function TableView({ block, head, rows }: TableViewProps) {
  const total = block.widths.reduce((sum, width) => sum + width, 0)
  const align = (at: number) => (block.align?.[at] === 'right' ? 'right' : undefined)
  return (
    <table aria-label={head === undefined ? `${block.caption}, continued` : undefined}>
      {head !== undefined && <caption>{block.caption}</caption>}
      <colgroup>
        {block.widths.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <col key={at} style={{ width: `${(width / total) * 100}%` }} />
        ))}
      </colgroup>
      <thead data-piece={head}>
        <tr>
          {block.head.map((text, at) => (
            <th key={text} scope="col" className={align(at)}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, piece }) => (
          <tr key={row} data-piece={piece}>
            {(block.rows[row] ?? []).map((runs, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={at} className={align(at)} dir={directionOf(runs)}>
                <TextRuns block={block} runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
