import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { ClaimedMail, ResetRequest } from '../db/mail-outbox.ts'
import type { Store } from '../db/store.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { isOfDeletedAccount } from '../db/write-errors.ts'
import type { Log } from '../observability/log.ts'
import type { Carrier, Mail } from './mail.ts'
import { outboxCarrier, outboxIn } from './outbox.ts'
import { smtpCarrier } from './smtp.ts'

/** Replaces a queued request by the mail that answers it. */
export type PrepareReset = (id: string, request: ResetRequest) => Promise<void>

/** Sends the mail that waits in the database, from whichever process queued it. */
export interface Mailer {
  /** Sends due mail from now on, and looks for more every few seconds. */
  start(prepareReset: PrepareReset): void
  /** Sends, after `delay` milliseconds, what is due then. Returns at once; without `start` the next process sends it. */
  sendDue(delay?: number): void
  /** Resolves when all that `sendDue` was called for has been tried. */
  settled(): Promise<void>
  /** Finishes what is being sent, within a few seconds, and leaves the rest to the next process. */
  close(): Promise<void>
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** In milliseconds. */
export interface Timing {
  /** How long to wait after each failed attempt; the last one repeats until the mail runs out. */
  pauses: readonly number[]
  poll: number
  /** Longer than a send may take: after it, another process takes the mail of one that died. */
  lease: number
  longestSend: number
  longestClose: number
}
export const TIMING: Timing = {
  pauses: [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR],
  poll: 10 * SECOND,
  lease: 75 * SECOND,
  longestSend: MINUTE,
  longestClose: 5 * SECOND,
}
const AT_ONCE = 3

interface MailFault extends Error {
  code?: string
  responseCode?: number
  command?: string
}

/** The fault's message is left out: mail servers repeat the address in it. */
const fieldsOf = ({ name, code = name, responseCode }: MailFault) => ({ code, responseCode })

/** Rejected for its recipient or content. A rejected password or sender is the operator's to mend, and is tried again. */
const isFinal = ({ code, command, responseCode = 0 }: MailFault) =>
  responseCode >= 500 && responseCode < 600 && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO'))

/** A tenth less to a tenth more, so that processes do not all try at the same moment. */
const withJitter = (milliseconds: number) => milliseconds * (0.9 + 0.2 * Math.random())

type Outbox = Pick<Store, 'claimMail' | 'retryMail' | 'removeMail'>

/** Sends through `carrier`, in the background. */
export function createDelivery(carrier: Carrier, outbox: Outbox, log: Log, timing: Timing = TIMING): Mailer {
  const stopping = new AbortController()
  const underWay = new Set<Promise<void>>()
  let prepare: PrepareReset | undefined
  let poll: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false

  async function carry(mail: Mail): Promise<void> {
    const ended = new AbortController()
    const tooLong = pause(timing.longestSend, undefined, { ref: false, signal: ended.signal }).then(() => {
      throw Object.assign(new Error('Sending took too long.'), { code: 'ETIMEDOUT' })
    })
    await Promise.race([carrier.carry(mail), tooLong]).finally(() => ended.abort())
  }

  async function handle({ id, uid, content }: ClaimedMail): Promise<boolean> {
    if (!content) throw Object.assign(new Error('No key opens the mail.'), { code: 'unreadable' })
    if ('resetRequest' in content) {
      await prepare?.(id, content.resetRequest)
      return false
    }
    // To an unknown address: it was queued so that a known one makes no difference to the database.
    if (uid !== PLACEHOLDER_UID) await carry(content.mail)
    await outbox.removeMail(id)
    return uid !== PLACEHOLDER_UID
  }

  async function attempt(claimed: ClaimedMail): Promise<void> {
    const { id, attempts } = claimed
    const left = Date.parse(claimed.expiresAt) - Date.now()
    const giveUp = async (fields: object) => {
      log.error('mail could not be sent', { attempts, ...fields })
      await outbox.removeMail(id)
    }
    if (left <= 0) return giveUp({ attempts: attempts - 1, code: 'expired' })
    try {
      if (await handle(claimed)) log.info('mail sent', { attempts })
    } catch (thrown) {
      const fault = thrown as MailFault
      if (isOfDeletedAccount(fault)) return outbox.removeMail(id)
      const delay = withJitter(timing.pauses[Math.min(attempts, timing.pauses.length) - 1] ?? HOUR)
      if (isFinal(fault) || delay >= left) return giveUp(fieldsOf(fault))
      log.warn('mail could not be sent yet', { attempts, ...fieldsOf(fault) })
      await outbox.retryMail(claimed, delay)
      setTimeout(sendDue, delay + 2).unref()
    }
  }

  async function sendAllDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const claimed = await outbox.claimMail(AT_ONCE, timing.lease)
      if (claimed.length === 0) return
      await Promise.all(claimed.map(attempt))
    }
  }

  /** One run at a time: the carrier has as many connections as one run sends mails at once. */
  function run(): Promise<void> {
    isWanted = true
    running ??= (async () => {
      try {
        for (; isWanted; await sendAllDue()) isWanted = false
      } finally {
        running = undefined
      }
    })()
    return running
  }

  function sendDue(delay = 0): void {
    if (!prepare || stopping.signal.aborted) return
    // A timer can fire a millisecond early, and would find nothing due.
    const work = pause(delay && delay + 2, undefined, { signal: stopping.signal, ref: false })
      .then(run)
      .catch((fault: Error) => {
        // The lease ends, and the next look finds the mail again.
        if (!stopping.signal.aborted) log.warn('the mail outbox is out of reach', { fault: fault.name })
      })
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  return {
    sendDue,
    start(prepareReset) {
      prepare = prepareReset
      poll = setInterval(sendDue, timing.poll).unref()
      sendDue()
    },
    async settled() {
      await Promise.all(underWay)
    },
    async close() {
      stopping.abort()
      clearInterval(poll)
      await Promise.race([Promise.all(underWay), pause(timing.longestClose, undefined, { ref: false })])
      if (underWay.size > 0) log.warn('mail was still being sent when the server stopped', { batches: underWay.size })
      carrier.close()
    },
  }
}

/** Mail through SMTP_URL; without one, into files. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir, isPrivate }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'isPrivate'>,
  outbox: Outbox,
  log: Log,
): Mailer {
  if (smtpUrl !== undefined) return createDelivery(smtpCarrier(smtpUrl, mailFrom), outbox, log)
  const folder = outboxIn(dataDir)
  if (!isPrivate) log.warn('mail is written to files and not sent, because SMTP_URL is not set', { folder })
  return createDelivery(outboxCarrier(folder, mailFrom, log), outbox, log)
}
