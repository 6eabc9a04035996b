import type { TrustState } from '#api/trust.ts'
import { checkedChange } from './check-change.ts'
import type { Change, QueueEntry } from './entry.ts'
import type { Before } from './known-record.ts'
import type { Notices } from './notices.ts'
import type { OwnAnswers } from './own-answers.ts'
import type { Clock, Transport } from './ports.ts'
import type { QueueView } from './queue-view.ts'
import type { SaveOutcome } from './saving-state.ts'
import type { Screen } from './screen.ts'
import { verdictOn } from './verdict.ts'
import type { WaitingSaves } from './waiting-saves.ts'

/** Longest wait of a save for the server's answer, in milliseconds. */
const SAVE_WAIT = 4_000

const NO_LONGER = 'You are no longer signed in'
const NO_ROOM = 'The server could not be reached, and this browser has no room to keep them'

interface Ports {
  clock: Clock
  transport: Transport
  newId(): string
}

interface Means {
  view: QueueView
  waiting: WaitingSaves
  screen: Screen
  own: OwnAnswers
  notices: Notices
  /** There is something new to send. */
  stored(): void
  isSessionOver(): boolean
  before(): Before
  /** The server has the trust. */
  created(state: TrustState, before: Before): Promise<void>
  sessionEnded(): void
}

/** Takes a save from a page: on the screen and on the queue at once, then what became of it. */
export class Saver {
  readonly #uid: string
  readonly #ports: Ports
  readonly #signal: AbortSignal
  readonly #means: Means

  constructor(uid: string, ports: Ports, signal: AbortSignal, means: Means) {
    this.#uid = uid
    this.#ports = ports
    this.#signal = signal
    this.#means = means
  }

  async save(wanted: Change): Promise<SaveOutcome> {
    if (this.#signal.aborted) return { saved: false, message: NO_LONGER }
    const { view, waiting, screen, own, stored } = this.#means
    const { clock, newId } = this.#ports
    const now = clock.now()
    const place = { patchId: newId(), uid: this.#uid, order: now, at: new Date(now).toISOString() }
    const checked = checkedChange(wanted)
    if ('refused' in checked) {
      await view.add({ ...structuredClone(wanted), ...place, refused: checked.refused })
      return this.fail(checked.refused.message)
    }
    const entry: QueueEntry = { ...checked.change, ...place }
    own.given(entry.patchId, entry)
    const answer = waiting.wait(entry.patchId)
    const storing = view.add(entry)
    screen.draw()
    const endWait = clock.after(SAVE_WAIT, () => waiting.settle(entry.patchId, { kind: 'later' }))
    const kept = await storing
    stored()
    const progress = await answer
    endWait()
    if (progress.kind === 'made') return screen.saved('account')
    if (progress.kind === 'refused') return this.fail(progress.message)
    return kept ? this.#keptHere() : this.#keptNowhere(entry)
  }

  async create(): Promise<SaveOutcome> {
    const { notices, screen, before, created, sessionEnded } = this.#means
    const known = before()
    try {
      await created(await this.#ports.transport.create(this.#uid, this.#ports.newId()), known)
      return screen.saved('account')
    } catch (error) {
      const signedOut = verdictOn(error).kind === 'session-ended'
      if (signedOut) {
        notices.signInFirst()
        sessionEnded()
      } else notices.creationError()
      return { saved: false, message: error instanceof Error ? error.message : String(error), signedOut }
    }
  }

  fail(message: string): SaveOutcome {
    this.#means.notices.savingError(message)
    return this.#means.screen.failed(message)
  }

  #keptHere(): SaveOutcome {
    const { notices, screen, isSessionOver } = this.#means
    // Someone whose session is over is told so by the page for signing in.
    if (!this.#signal.aborted && !isSessionOver()) notices.limitedConnectivity()
    return screen.saved('device')
  }

  /** Off the screen record, but still there for the user to see. */
  async #keptNowhere(entry: QueueEntry): Promise<SaveOutcome> {
    if (this.#signal.aborted) return { saved: false, message: NO_LONGER }
    await this.#means.view.setAside({ ...entry, refused: { message: NO_ROOM } })
    return this.fail(NO_ROOM)
  }
}
