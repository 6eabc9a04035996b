import type { MouseEvent, ReactNode } from 'react'
import type { TableBlock } from '#documents/model.ts'
import type { Piece } from './paginate.ts'
import { directionOf, PieceView, type Slice, TableView } from './piece-view.tsx'
import { TextRuns, useTextRendering } from './text-runs.tsx'

/** A piece, or a part of it, in its place on a page. */
export interface Placed extends Slice {
  piece: number
}

interface PageTextProps {
  pieces: readonly Piece[]
  placed: readonly Placed[]
}

type Group =
  | { kind: 'table'; block: TableBlock; placed: Placed[] }
  | { kind: 'items' | 'contents' | 'single'; placed: Placed[] }

function kindOf({ entry, part }: Piece): 'items' | 'contents' | 'single' {
  if (part === 'contents-line') return 'contents'
  return entry.block.kind === 'item' ? 'items' : 'single'
}

/** Neighbors that make one list or one table. */
function groupsOf(pieces: readonly Piece[], placed: readonly Placed[]): Group[] {
  const groups: Group[] = []
  for (const each of placed) {
    const piece = pieces[each.piece]
    if (!piece) continue
    const last = groups.at(-1)
    const { block } = piece.entry
    if (block.kind === 'table') {
      if (last?.kind === 'table' && last.block === block) last.placed.push(each)
      else groups.push({ kind: 'table', block, placed: [each] })
    } else if (last && last.kind !== 'single' && last.kind === kindOf(piece)) last.placed.push(each)
    else groups.push({ kind: kindOf(piece), placed: [each] })
  }
  return groups
}

/** The text of one page: headings, paragraphs, lists and tables. */
export function PageText({ pieces, placed }: PageTextProps): ReactNode {
  return groupsOf(pieces, placed).map((group) => {
    const key = `${group.kind} ${group.placed[0]?.piece} ${group.placed[0]?.from ?? 0}`
    if (group.kind === 'table')
      return <PartOfTable key={key} block={group.block} pieces={pieces} placed={group.placed} />
    if (group.kind === 'items')
      return (
        <ol key={key} className="items">
          {group.placed.map((each) => (
            <Item key={each.piece} piece={pieces[each.piece]} placed={each} />
          ))}
        </ol>
      )
    if (group.kind === 'contents')
      return (
        <ol key={key} className="contents">
          {group.placed.map((each) => (
            <ContentsLine key={each.piece} piece={pieces[each.piece]} at={each.piece} />
          ))}
        </ol>
      )
    return group.placed.map((each) => {
      const piece = pieces[each.piece]
      return (
        piece && <PieceView key={each.piece} piece={piece} at={each.piece} slice={{ from: each.from, to: each.to }} />
      )
    })
  })
}

function PartOfTable({ block, pieces, placed }: PageTextProps & { block: TableBlock }) {
  const head = placed.find(({ piece }) => pieces[piece]?.part === 'table-head')
  const rows = placed.flatMap(({ piece }) => {
    const row = pieces[piece]?.part === 'row' ? pieces[piece]?.at : undefined
    return row === undefined ? [] : [{ row, piece }]
  })
  return <TableView block={block} head={head?.piece} rows={rows} />
}

function Item({ piece, placed }: { piece: Piece | undefined; placed: Placed }) {
  const block = piece?.entry.block
  if (block?.kind !== 'item') return null
  const continued = placed.from !== undefined && placed.from > 0
  return (
    <li data-piece={placed.piece} className={continued ? 'continued' : undefined} dir={directionOf(block.runs)}>
      {!continued && <span className="letter">{piece?.entry.number}</span>}
      {!continued && ' '}
      <span data-words>
        <TextRuns block={block} runs={block.runs} from={placed.from} to={placed.to} />
      </span>
    </li>
  )
}

function ContentsLine({ piece, at }: { piece: Piece | undefined; at: number }) {
  const { measuring, anchors, follow } = useTextRendering()
  if (!piece?.line) return null
  const { text, anchor } = piece.line
  const id = `${anchors}${anchor}`
  // A change of the address would be taken for a new page.
  const lead = (event: MouseEvent) => {
    event.preventDefault()
    follow(id)
  }
  return (
    <li data-piece={at}>
      {measuring ? (
        text
      ) : (
        <a href={`#${id}`} onClick={lead}>
          {text}
        </a>
      )}
    </li>
  )
}
