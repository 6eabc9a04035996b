import { t } from '@lingui/core/macro'
import { createContext, type ReactNode, useContext } from 'react'
import { Link, useLocation } from 'react-router'
import { type Block, type Run, type Runs, runsOf } from '#documents/model.ts'
import { entryPlace, type QuestionPlace, questionOf, trusteePlace } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { focusField } from '#web/components/link-targets.ts'
import { placeOf } from '#web/features/documents/blanks.tsx'
import { translate } from '#web/i18n/i18n.ts'
import type { Changes } from './live-preview.tsx'

/** How a document's text is put on screen. */
export interface TextRendering {
  /** The level of the document's own title among the page's headings. */
  level: 2 | 3
  /** It has no title, and its headings of the first level take that one's place. */
  untitled?: boolean
  /** The copy that is only measured has no links, no anchors and no marks. */
  measuring?: true
  /** One text without pages, in HTML that is made at build: columns are as wide as their words, for it admits no style attributes. */
  flowing?: true
  placeOf: (run: Run) => RunPlace | undefined
  /** Leads to the heading with this id, where the contents name it. */
  follow: (id: string) => void
  /** What has changed since the preview was opened, and what changed last. */
  changes?: Changes | undefined
  latest?: Changes | undefined
  /** Tells the headings of this preview from those of another on the same page. */
  anchors: string
}

const Context = createContext<TextRendering>({
  level: 2,
  placeOf: () => undefined,
  follow: () => undefined,
  anchors: '',
})
export const TextRenderingProvider = Context.Provider
export const useTextRendering = () => useContext(Context)

interface TextRunsProps {
  block: Block
  runs: Runs
  /** The part that is on this page, by offsets into the text. */
  from?: number | undefined
  to?: number | undefined
}

/** Runs of text: an answer or a blank as a link to its question, what has changed as a mark. */
export function TextRuns({ block, runs, from = 0, to = Number.POSITIVE_INFINITY }: TextRunsProps) {
  const parts = sliceRuns(runsOf(runs), from, to)
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are distinguished by their order
  return parts.map(({ run, text }, at) => <Part key={at} block={block} run={run} text={text} />)
}

function styled(run: Run, inner: ReactNode): ReactNode {
  let styledText = inner
  if (run.underline) styledText = <u>{styledText}</u>
  if (run.italic) styledText = <em>{styledText}</em>
  if (run.bold) styledText = <strong>{styledText}</strong>
  return styledText
}

// A citation such as 4-10-1014 is not broken at the end of a line, here as in the written file.
const CITATION = /(\b\d{1,2}-(?:\d{1,2}-){0,2}\d{3,4}\b)/

function withCitations(text: string): ReactNode {
  return text.split(CITATION).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same citation may come twice in a text
      <span key={at} className="citation">
        {part}
      </span>
    ),
  )
}

/** A tab at the end of a line is a rule to write on. */
function withRule(text: string): ReactNode {
  if (!text.endsWith('\t')) return withCitations(text)
  return (
    <>
      <span className="rule-label">{text.slice(0, -1)}</span>
      <span className="rule">{'\t'}</span>
    </>
  )
}

function Part({ block, run, text }: { block: Block; run: Run; text: string }) {
  const { placeOf, measuring, changes, latest } = useTextRendering()
  const place = placeOf(run)
  const inner = styled(run, withRule(text))
  if (measuring) return place ? <span className={run.blank && 'blank'}>{inner}</span> : inner
  const shown = place ? (
    <Answer place={place} blank={run.blank !== undefined}>
      {inner}
    </Answer>
  ) : run.blank ? (
    <span className="blank">{inner}</span>
  ) : run.source ? (
    <bdi>{inner}</bdi>
  ) : (
    inner
  )
  if (!changes?.get(block)?.has(run)) return shown
  return <mark data-latest={latest?.get(block)?.has(run) || undefined}>{shown}</mark>
}

function Answer({ place, blank, children }: { place: RunPlace; blank: boolean; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={place.path}
      state={{ question: place.question }}
      dir="auto"
      className={blank ? 'answer blank' : 'answer'}
      title={blank ? t`Not answered yet: ${translate(place.label)}` : t`Change ${translate(place.label)}`}
      onClick={(event) => {
        // Beside its own step, a link leads to the question on the same page.
        if (place.path !== pathname) return
        event.preventDefault()
        focusField(place.question)
      }}
    >
      {children}
    </Link>
  )
}

/** The part of runs from one offset of their text to another, in UTF-16 units; each part keeps its style. */
export function sliceRuns(runs: readonly Run[], from: number, to: number): { run: Run; text: string }[] {
  let offset = 0
  return runs.flatMap((run) => {
    const start = offset
    offset += run.text.length
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ run, text }]
  })
}

type RunPlace = QuestionPlace

// The one answer that is asked under another name than the record's.
const ASKED_AS: Readonly<Record<string, string>> = { terminationEvent: 'termination' }
const LISTS = ['beneficiaries', 'assets'] as const

/** Where the answer that a run prints, or waits for, is asked; `undefined` for our own words. */
export function placeOfRun({ blank, source }: Run, trust: TrustRecord): RunPlace | undefined {
  if (blank) {
    const place = placeOf(blank, trust)
    return place && { ...place, label: blank.label }
  }
  if (!source) return undefined
  const { field, entryId, detail } = source
  if (detail) return questionOf(detail, entryId)
  if (field === 'trustees') return trusteePlace(trust, entryId)
  const list = LISTS.find((name) => name === field)
  if (list && entryId !== undefined) return entryPlace(list, entryId)
  const question = ASKED_AS[field] ?? field
  return questionOf(question)
}
