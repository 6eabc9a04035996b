import { type ReactNode, useId } from 'react'
import { readsFromTheRight } from '#documents/docx/paragraph.ts'
import { linesOf, stampOf } from '#documents/lines.ts'
import { type Block, type Runs, type TableBlock, textOf } from '#documents/model.ts'
import type { Piece } from './paginate.ts'
import { TextRuns, useTextRendering } from './text-runs.tsx'

/** Where a broken piece begins and ends on this page, by offsets into its text. */
export interface Slice {
  from?: number | undefined
  to?: number | undefined
}

export const directionOf = (runs: Runs) => (readsFromTheRight(runs) ? 'rtl' : undefined)

interface HeadingProps {
  /** 1 for articles, 2 for sections. */
  depth: 1 | 2
  number: string | undefined
  anchor: string | undefined
  at: number
  children: string
}

function Heading({ depth, number, anchor, at, children }: HeadingProps) {
  const { level, untitled, measuring, anchors } = useTextRendering()
  const Level = `h${level + depth - (untitled ? 1 : 0)}` as 'h2' | 'h3' | 'h4' | 'h5'
  return (
    <Level
      data-piece={at}
      id={measuring ? undefined : `${anchors}${anchor}`}
      tabIndex={-1}
      className={`heading-${depth}`}
    >
      {number && <span className="number">{number}</span>}
      {number && ' '}
      {children}
    </Level>
  )
}

function Title({ block, at }: { block: Extract<Block, { kind: 'title' }>; at: number }) {
  const { level } = useTextRendering()
  const Level = `h${level}` as 'h2' | 'h3'
  return (
    <div data-piece={at} className="title-block">
      <Level className="title" dir={directionOf(block.title)}>
        <TextRuns block={block} runs={block.title} />
      </Level>
      {block.subtitle && <p className="subtitle">{block.subtitle}</p>}
      {(block.lines ?? []).map((runs) => (
        <p key={textOf(runs)} className="title-line" dir={directionOf(runs)}>
          <TextRuns block={block} runs={runs} />
        </p>
      ))}
    </div>
  )
}

function Signed({ block, at }: { block: Extract<Block, { kind: 'signature' | 'notary' }>; at: number }) {
  const id = useId()
  const stamp = stampOf(block)
  return (
    <div data-piece={at} className="signed-block">
      {linesOf(block).map((runs, line) => {
        // Two witnesses have the same labels, so a line is known by its place.
        const key = `${id}${line}`
        return (
          <p key={key} className="signed" dir={directionOf(runs)}>
            <TextRuns block={block} runs={runs} />
          </p>
        )
      })}
      {stamp && <p className="stamp">{stamp}</p>}
    </div>
  )
}

function paragraphClass(block: Extract<Block, { kind: 'paragraph' }>, afterTable: boolean, continued: boolean): string {
  return ['paragraph', block.look, block.align, afterTable && 'after-table', continued && 'continued']
    .filter(Boolean)
    .join(' ')
}

/** One piece that is neither a table's nor a list's. */
export function PieceView({ piece, at, slice }: { piece: Piece; at: number; slice: Slice }): ReactNode {
  const { block, number, anchor } = piece.entry
  const continued = slice.from !== undefined && slice.from > 0
  switch (block.kind) {
    case 'title':
      return <Title block={block} at={at} />
    case 'toc':
      return (
        <p data-piece={at} className="contents-heading">
          {block.text}
        </p>
      )
    case 'article':
    case 'heading':
    case 'section':
      return (
        <Heading depth={block.kind === 'section' ? 2 : 1} number={number} anchor={anchor} at={at}>
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return (
        <p
          data-piece={at}
          className={paragraphClass(block, piece.afterTable === true, continued)}
          dir={directionOf(block.runs)}
        >
          <span data-words>
            <TextRuns block={block} runs={block.runs} {...slice} />
          </span>
        </p>
      )
    case 'check':
      return (
        <p data-piece={at} className={continued ? 'check continued' : 'check'} dir={directionOf(block.runs)}>
          {!continued && (
            <span role="img" aria-label={block.on ? 'Checked:' : 'Not checked:'} className="box">
              {block.on ? '☒' : '☐'}
            </span>
          )}
          {!continued && ' '}
          <span data-words>
            <TextRuns block={block} runs={block.runs} {...slice} />
          </span>
        </p>
      )
    case 'fill':
      return (
        <p data-piece={at} className="fill">
          <TextRuns block={block} runs={{ text: `${block.label}:\t` }} />
        </p>
      )
    case 'signature':
    case 'notary':
      return <Signed block={block} at={at} />
    default:
      return null
  }
}

interface TableViewProps {
  block: TableBlock
  /** The piece of the table's head, where this part of it is the first. */
  head: number | undefined
  /** The rows of this part, each with its piece. */
  rows: readonly { row: number; piece: number }[]
}

/** A table, or the part of it that is on one page, with its head repeated. */
export function TableView({ block, head, rows }: TableViewProps) {
  const { flowing } = useTextRendering()
  const total = block.widths.reduce((sum, width) => sum + width, 0)
  const align = (at: number) => (block.align?.[at] === 'right' ? 'right' : undefined)
  return (
    <table aria-label={head === undefined ? `${block.caption}, continued` : undefined}>
      {head !== undefined && <caption>{block.caption}</caption>}
      {!flowing && (
        <colgroup>
          {block.widths.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <col key={at} style={{ width: `${(width / total) * 100}%` }} />
          ))}
        </colgroup>
      )}
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
