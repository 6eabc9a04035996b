import { useMemo } from 'react'
import { type NavigateFunction, useLocation, useSearchParams } from 'react-router'
import type { CalendarDate } from '#domain/formats/calendar-date.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Remaining } from '#domain/trust/remaining.ts'
import { BUILDER, DASHBOARD, SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { useToday } from '#web/components/times.ts'

/** A page that a question, or another page, can be opened from; of a list and of a change in life with its query. */
export type CameFrom =
  | 'summary'
  | 'before-signing'
  | 'next'
  | 'next-blank'
  | `${'beneficiaries' | 'assets' | 'change'}:${string}`

/** Where to go on to, and the question to point at there. */
interface Destination {
  path: string
  question?: string | undefined
}

/** The button that saves a question and leads back to where it was opened from, or on to the next unanswered one. */
export interface WayBack {
  label: string
  /** `trust` is the trust with what was just saved. */
  destination: (trust: TrustRecord) => Destination | Promise<Destination>
  /** It continues to the next unanswered question, also after "later". */
  continuesToNext?: true
}

/** Goes on after a save: the way back that was pressed, else where Next leads. */
export async function goOn(
  navigate: NavigateFunction,
  back: WayBack | undefined,
  trust: TrustRecord,
  next: (trust: TrustRecord) => string,
): Promise<void> {
  const { path, question }: Destination = back ? await back.destination(trust) : { path: next(trust) }
  void navigate(path, question === undefined ? undefined : { state: { question } })
}

/** The path of a question or a page, opened from that page; the path alone where nothing leads back. */
export function openedFrom(from: CameFrom | undefined, path: string): string {
  if (from === undefined) return path
  const [page = '', hash] = path.split('#')
  return `${page}${page.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}${hash === undefined ? '' : `#${hash}`}`
}

const CHANGE = 'change:' as const

/** The query of the page about a change in life that a question was opened from, which says which change it is. */
const changeOf = (from: string | null) => (from?.startsWith(CHANGE) ? from.slice(CHANGE.length) : undefined)

/** The page about a change in life, to open another from; `undefined` before a change is chosen. */
export function useChangeHere(): CameFrom | undefined {
  const [search] = useSearchParams()
  return search.has('event') ? `${CHANGE}${search}` : undefined
}

/** The path of the page about a change in life that this one was opened from, if it was. */
export function useChangeOpenedFrom(): string | undefined {
  const [search] = useSearchParams()
  const change = changeOf(search.get('from'))
  return change === undefined ? undefined : `${SOMETHING_CHANGED}?${change}`
}

/** Whether the page with this query was opened because somebody died or is no longer the spouse: others take that person's place. */
export function isReplacing(search: string): boolean {
  const event = new URLSearchParams(changeOf(new URLSearchParams(search).get('from'))).get('event')
  return event === 'death' || event === 'divorce'
}

/** The path of what is to be answered or done next; a question is opened with the button that goes on to the one after it. */
export const pathToNext = ({ path, question, part }: Destination & { part?: Remaining['part'] }): string =>
  question === undefined ? path : openedFrom(part === 'signing' ? 'next-blank' : 'next', path)

/** The next question, or else the next blank or task before signing: in the order of the dashboard. */
export async function nextUnanswered(
  trust: TrustRecord,
  path: string,
  today: CalendarDate,
  from: 'question' | 'blank',
) {
  const { nextAfter, remainingOf } = await import('#domain/trust/remaining.ts')
  const next = nextAfter(remainingOf(trust, { today }), path, trust)
  if (next?.part === 'questions') return next
  const blanks = await import('#web/features/documents/blanks.tsx')
    .then(async ({ blanksOf, questionsOf }) => questionsOf(await blanksOf(trust), trust))
    .catch(() => [])
  const later = nextAfter(remainingOf(trust, { today, blanks }), path, trust, from)
  return later?.part === 'signing' ? later : undefined
}

const LABELS = {
  summary: 'Save and return to summary',
  'before-signing': 'Save and return to Before You Sign',
  next: 'Save and go to the next unanswered question',
  'next-blank': 'Save and go to the next unanswered question',
  beneficiaries: 'Save and return to the list',
  assets: 'Save and return to the list',
  change: 'Save and return to what changed',
}

/** The way back from this question, where it was opened from a page that can be returned to. */
export function useWayBack(): WayBack | undefined {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const from = search.get('from') ?? ''
  const edited = search.get('edit')
  const today = useToday()
  return useMemo(() => {
    const [page = '', query] = from.split(':')
    if (!Object.hasOwn(LABELS, page)) return undefined
    const label = LABELS[page as keyof typeof LABELS]
    if (page === 'next' || page === 'next-blank')
      return {
        label,
        continuesToNext: true,
        destination: async (trust: TrustRecord) => {
          const here = edited === null ? pathname : `${pathname}?edit=${encodeURIComponent(edited)}`
          const next = await nextUnanswered(trust, here, today, page === 'next' ? 'question' : 'blank')
          // What remains has no question: the dashboard names it, with its copies known.
          return next ? { path: pathToNext(next), question: next.question } : { path: DASHBOARD }
        },
      }
    const path = page === 'change' ? SOMETHING_CHANGED : `${BUILDER}/${page}`
    return {
      label,
      // From the page of an entry's details, the list shows the row of that entry.
      destination: () => ({ path: query ? `${path}?${query}` : path, question: pathname.split('/')[3] }),
    }
  }, [from, edited, pathname, today])
}
