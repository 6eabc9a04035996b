import { useCallback, useEffect } from 'react'
import type { AccountEvent } from '#api/account-event.ts'
import type { ReviewComment, ReviewLink } from '#api/review-links.ts'
import type { ReviewProposal } from '#api/review-proposals.ts'
import { call } from '#web/api/call.ts'
import { useAuth } from '#web/features/account/auth/auth-state.ts'
import { createStore, useStore } from '#web/store.ts'

/** An owner's links for readers, with what came of them. */
export interface OwnerReviews {
  links: readonly ReviewLink[]
  comments: readonly ReviewComment[]
  proposals: readonly ReviewProposal[]
  events: readonly AccountEvent[]
}

interface Known {
  uid: string
  reviews?: OwnerReviews
  failed: boolean
}

const store = createStore<Known | undefined>(undefined)

async function load(uid: string): Promise<void> {
  const known = store.get()
  const before = known?.uid === uid ? known.reviews : undefined
  try {
    const reviews = await call('GET /api/review-links')
    store.set({ uid, reviews, failed: false })
  } catch {
    // The page that is about them says so; beside a step there are none then.
    store.set({ uid, reviews: before, failed: true })
  }
}

/** How often a visible page looks for new comments and proposals while a link works, in milliseconds. */
const LOOK_EVERY = 60_000

/**
 * What the account has, read again by each page that shows it, whenever it becomes visible, and every minute while a link
 * works; what was read before is shown meanwhile.
 */
export function useOwnerReviews() {
  const { user } = useAuth()
  const uid = user?.uid
  const now = useStore(store)
  const reload = useCallback(async () => {
    if (uid) await load(uid)
  }, [uid])
  useEffect(() => {
    void reload()
    // Readers may have remarked while another window was in front.
    const again = () => {
      if (document.visibilityState === 'visible') void reload()
    }
    document.addEventListener('visibilitychange', again)
    const timer = setInterval(() => {
      if (store.get()?.reviews?.links.some((link) => isOpen(link))) again()
    }, LOOK_EVERY)
    return () => {
      document.removeEventListener('visibilitychange', again)
      clearInterval(timer)
    }
  }, [reload])
  const own = now?.uid === uid ? now : undefined
  return { reviews: own?.reviews, failed: own?.failed ?? false, reload }
}

/** The labels of the links, by their ids. */
export const labelsOf = ({ links }: OwnerReviews): ReadonlyMap<string, string> =>
  new Map(links.map(({ id, label }) => [id, label]))

/** What waits for the owner. */
export const openProposals = ({ proposals }: OwnerReviews) => proposals.filter(({ decidedAt }) => decidedAt === null)

/** What is done with leaves its list, and the button in it must not take the reader's place on the page along. */
export function keepFocus(list: 'comments' | 'proposals'): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost) (document.getElementById(list) ?? document.querySelector<HTMLElement>('h1'))?.focus()
}

/** Whether a link can still be opened. */
export const isOpen = ({ revokedAt, expiresAt }: ReviewLink, at = new Date()) =>
  revokedAt === null && expiresAt > at.toISOString()
