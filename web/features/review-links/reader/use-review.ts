import { useCallback, useEffect, useRef, useState } from 'react'
import type { Review, ReviewComment } from '#api/review-links.ts'
import { type Message, message } from '#domain/message.ts'
import type { PersonDetails } from '#domain/trust/person-details.ts'
import { ApiError, call } from '#web/api/call.ts'
import type { LinkInAddress } from './link-in-address.ts'

type ReviewState =
  | { is: 'asking' }
  | { is: 'opening' }
  /** `why` is the server's own words; `wait`, that there were too many attempts; `typed`, the passphrase that was given; `unsent`, what was written and not taken any more. */
  | { is: 'rejected'; why: Message | string; wait: boolean; typed?: string; unsent?: string }
  | { is: 'unreachable' }
  | { is: 'open'; review: Review }

/** What a reader can do through a link. */
export type ReviewActions = Pick<ReturnType<typeof useReview>, 'send' | 'propose' | 'withdraw' | 'look' | 'copy'>

export type Remark = Pick<ReviewComment, 'step' | 'name' | 'text'>

const MINUTE = 60

/** The server's words, with how long to wait; where the switch was turned off since, it knows nothing of links and says so in words for programs. */
function wordsOf({ code, text, retryAfter = 0 }: ApiError): Message | string {
  if (code === 'not-found') return 'Review links are no longer offered here.'
  if (code !== 'too-many-requests' || retryAfter <= MINUTE) return text
  return message('There were too many attempts. Please try again in {minutes} minutes.', {
    minutes: Math.ceil(retryAfter / MINUTE),
  })
}

const hasEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'invalid-review-link' || error.code === 'not-found')

/** One link, from its opening to its end. */
export function useReview({ token, withPassphrase }: LinkInAddress) {
  const [state, setState] = useState<ReviewState>(withPassphrase ? { is: 'asking' } : { is: 'opening' })
  const passphrase = useRef<string>(undefined)

  const open = useCallback(
    async (given?: string) => {
      passphrase.current = given || undefined
      setState({ is: 'opening' })
      const proof = { token, ...(given && { passphrase: given }) }
      try {
        setState({ is: 'open', review: await call('POST /api/review/open', proof) })
      } catch (error) {
        console.error('The link could not be opened', error)
        const wait = error instanceof ApiError && error.code === 'too-many-requests'
        const isOff = error instanceof ApiError && error.code === 'not-found'
        const typed = given && !isOff && { typed: given }
        setState(
          error instanceof ApiError ? { is: 'rejected', why: wordsOf(error), wait, ...typed } : { is: 'unreachable' },
        )
      }
    },
    [token],
  )

  // The owner sees each opening: one must not count twice.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || withPassphrase) return
    begun.current = true
    void open()
  }, [open, withPassphrase])

  /**
   * Sends something through the link, and shows what it has become. Throws what `call` throws, but for a link that has
   * ended: then the page says so, with what was not sent.
   */
  const through = useCallback(
    async <Answer>(
      ask: (proof: { token: string; passphrase?: string }) => Promise<Answer>,
      shown: (review: Review, answer: Answer) => Review,
      unsent: string,
    ): Promise<Answer | undefined> => {
      try {
        const answer = await ask({ token, ...(passphrase.current && { passphrase: passphrase.current }) })
        setState((now) => (now.is === 'open' ? { is: 'open', review: shown(now.review, answer) } : now))
        return answer
      } catch (error) {
        if (!hasEnded(error)) throw error
        console.error('The link has ended', error)
        setState({ is: 'rejected', why: wordsOf(error), wait: false, unsent })
        return undefined
      }
    },
    [token],
  )

  const send = (remark: Remark): Promise<ReviewComment | undefined> =>
    through(
      (proof) => call('POST /api/review/comment', { ...proof, ...remark }),
      (review, comment) => ({ ...review, comments: [...review.comments, comment] }),
      remark.text,
    )
  const withProposals = (review: Review, { proposals }: Pick<Review, 'proposals'>) => ({ ...review, proposals })
  const propose = (facts: PersonDetails, idempotencyKey: string) =>
    through(
      (proof) => call('POST /api/review/propose', { ...proof, ...facts }, { idempotencyKey }),
      withProposals,
      Object.values(facts).join('\n'),
    )
  const withdraw = (id: string) =>
    through((proof) => call('POST /api/review/withdraw', { ...proof, id }), withProposals, '')

  /** Whether the owner has decided on this proposal: then the answers are read again, for they may have changed. */
  const look = async (id: string): Promise<boolean> => {
    const proof = { token, ...(passphrase.current && { passphrase: passphrase.current }) }
    try {
      const { proposals } = await call('POST /api/review/proposals', proof)
      if (!proposals.some((each) => each.id === id && each.decidedAt !== null)) return false
      // An opening, which the owner sees.
      const review = await call('POST /api/review/open', proof)
      setState((now) => (now.is === 'open' ? { is: 'open', review } : now))
      return true
    } catch (error) {
      // What is being written stays: a link that has ended says so when it is sent.
      console.error('Whether the proposal is decided could not be read', error)
      return false
    }
  }
  /** The answers as they are now, to make an attorney's copy of. */
  const copy = async () => {
    const now = await through(
      (proof) => call('POST /api/review/attorney-copy', proof),
      (review, { record }) => ({ ...review, record }),
      '',
    )
    return now?.record
  }

  return { state, open, look, copy, send, propose, withdraw, again: () => void open(passphrase.current) }
}

/** How often a page in sight asks whether the owner has decided, in milliseconds. */
const LOOK_EVERY = 60_000
/** The same while the owner may be reading what was just sent, and how long that is. */
const LOOK_AT_FIRST = 20_000
const AT_FIRST = 10 * 60_000

/** Looks whether the owner has decided on this proposal, whenever the page comes into sight and every so often while it is. */
export function useDecision(id: string | undefined, look: ReviewActions['look'], onDecided: () => void): void {
  const latest = useRef({ look, onDecided })
  latest.current = { look, onDecided }
  useEffect(() => {
    if (id === undefined) return undefined
    let isLooking = false
    const again = async () => {
      if (isLooking || document.visibilityState === 'hidden') return
      isLooking = true
      if (await latest.current.look(id)) latest.current.onDecided()
      isLooking = false
    }
    const ask = () => void again()
    let timer = setInterval(ask, LOOK_AT_FIRST)
    const later = setTimeout(() => {
      clearInterval(timer)
      timer = setInterval(ask, LOOK_EVERY)
    }, AT_FIRST)
    addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      clearTimeout(later)
      removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [id])
}
