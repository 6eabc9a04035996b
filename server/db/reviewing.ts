import type { AccountEvent } from '#api/account-event.ts'
import type { ReviewComment, ReviewLink } from '#api/review-links.ts'

/** A link to keep, with the hashes of its token and of its pass-phrase. */
export interface NewReviewLink extends Pick<ReviewLink, 'id' | 'label' | 'expiresAt'> {
  uid: string
  /** The session that asks for it; throws `SessionEnded` where it does not run. */
  sessionId?: string
  tokenHash: string
  passphraseHash: string | null
}

/** A link that works, as somebody's token has found it. */
export interface OpenReviewLink extends Pick<ReviewLink, 'id' | 'label' | 'expiresAt'> {
  uid: string
  passphraseHash: string | null
}

export interface NewReviewComment extends Pick<ReviewComment, 'step' | 'name' | 'text'> {
  uid: string
  linkId: string
}

/** What the store keeps about links for readers. */
export interface Reviewing {
  /** False, and nothing is kept, when the user has as many links as there may be. */
  keepReviewLink(link: NewReviewLink): Promise<boolean>
  /** The link behind a token, if it works; looked for with the same two reads where there is none. */
  findReviewLink(tokenHash: string): Promise<OpenReviewLink | null>
  /** Newest first. */
  readReviewLinks(uid: string): Promise<ReviewLink[]>
  noteReviewOpening(uid: string, id: string): Promise<void>
  /** Ends a link and keeps its comments. False when there is none that works. */
  revokeReviewLink(uid: string, id: string): Promise<boolean>
  /** Removes a link with its comments. False when there is none. */
  removeReviewLink(uid: string, id: string): Promise<boolean>

  /** The newest hundred lines of the trail about the links, newest first. */
  readReviewEvents(uid: string): Promise<AccountEvent[]>

  /** `ended` when the link works no more, `full` when it has as many comments as there may be. */
  addReviewComment(comment: NewReviewComment): Promise<ReviewComment | 'ended' | 'full'>
  /** Oldest first; those that came through one link, or all. */
  readReviewComments(uid: string, linkId?: string): Promise<ReviewComment[]>
  /** False when there is none. */
  markReviewComment(uid: string, id: string, done: boolean): Promise<boolean>
  /** False when there is none. */
  removeReviewComment(uid: string, id: string): Promise<boolean>
}
