import { useSearchParams } from 'react-router'
import { BEFORE_SIGNING, SUMMARY } from '#domain/trust/routes.ts'

/** A page that lists answers and leads to their questions, and the button there that saves and leads back to it. */
export interface WayBack {
  path: string
  label: string
}

const ways = {
  summary: { path: SUMMARY, label: 'Save and return to summary' },
  'before-signing': { path: BEFORE_SIGNING, label: 'Save and return to Before You Sign' },
} as const satisfies Record<string, WayBack>

export type CameFrom = keyof typeof ways

/** The path of a question, opened from that page. */
export function openedFrom(from: CameFrom, path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}from=${from}`
}

/** The page from which this question was opened, where it is one that can be returned to. */
export function useWayBack(): WayBack | undefined {
  const [search] = useSearchParams()
  const from = search.get('from')
  return from === 'summary' || from === 'before-signing' ? ways[from] : undefined
}
