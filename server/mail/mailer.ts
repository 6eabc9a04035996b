import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { isOfDeletedAccount } from '../db/database-errors.ts'
import type { ClaimedMail, ResetRequest } from '../db/mail-outbox.ts'
import type { Store } from '../db/store.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import type { Log } from '../observability/log.ts'
import { fileTransport, type Mail, outboxFolder, smtpTransport, type Transport } from './transports.ts'

/** Replaces a queued request with its mail. */
type PrepareReset = (id: string, request: ResetRequest) => Promise<void>

/** In milliseconds. */
interface Timing {
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

interface MailError extends Error {
  code?: string
  responseCode?: number
  command?: string
}

/** Without the message, in which mail servers repeat the address. */
const fieldsOf = ({ name, code = name, responseCode }: MailError) => ({ code, responseCode })

/** Rejected for its recipient or content. A rejected password or sender is for the operator to fix, and is tried again. */
const isFinal = ({ code, command, responseCode = 0 }: MailError) =>
  responseCode >= 500 && responseCode < 600 && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO'))

/** A tenth less to a tenth more, so that processes do not all try at the same moment. */
const withJitter = (milliseconds: number) => milliseconds * (0.9 + 0.2 * Math.random())

type Outbox = Pick<Store, 'claimMail' | 'retryMail' | 'removeMail' | 'failMail' | 'readReminders'>

/** Sends the queued mail in the database through `transport`, in the background, whichever process queued it. */
export function createDelivery(transport: Transport, outbox: Outbox, log: Log, timing: Timing = TIMING) {
  const stopping = new AbortController()
  const inFlight = new Set<Promise<void>>()
  let prepare: PrepareReset | undefined
  let poll: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isRequested = false

  async function send(mail: Mail): Promise<void> {
    const tooLong = pause(timing.longestSend, undefined, { ref: false }).then(() => {
      throw Object.assign(new Error('Sending took too long.'), { code: 'ETIMEDOUT' })
    })
    await Promise.race([transport.send(mail), tooLong])
  }

  /** Reminders may have been turned off while this one waited. */
  const isUnwanted = async (uid: string, { kind }: Mail) =>
    kind === 'reminder' && !(await outbox.readReminders(uid))?.kinds.length

  async function handle({ id, uid, content }: ClaimedMail): Promise<boolean> {
    if (!content) throw Object.assign(new Error('No key opens the mail.'), { code: 'unreadable' })
    if ('resetRequest' in content) {
      await prepare?.(id, content.resetRequest)
      return false
    }
    // To an unknown address: it was queued so that a known one makes no difference to the database.
    const sends = uid !== PLACEHOLDER_UID && !(await isUnwanted(uid, content.mail))
    if (sends) await send(content.mail)
    await outbox.removeMail(id)
    return sends
  }

  async function attempt(claimed: ClaimedMail): Promise<void> {
    const { id, uid, content, attempts } = claimed
    const kind = (content && 'mail' in content && content.mail.kind) || 'other'
    const left = Date.parse(claimed.expiresAt) - Date.now()
    const giveUp = async ({
      code,
      ...fields
    }: {
      code: string
      responseCode?: number | undefined
      attempts?: number
    }) => {
      log.error('mail could not be sent', { attempts, code, ...fields })
      await outbox.failMail({ id, uid, kind, code: String(fields.responseCode ?? code) })
    }
    if (left <= 0) return giveUp({ attempts: attempts - 1, code: 'expired' })
    try {
      if (await handle(claimed)) log.info('mail sent', { attempts })
    } catch (thrown) {
      const error = thrown as MailError
      if (isOfDeletedAccount(error)) return outbox.removeMail(id)
      const delay = withJitter(timing.pauses[Math.min(attempts, timing.pauses.length) - 1] ?? HOUR)
      if (isFinal(error) || delay >= left) return giveUp(fieldsOf(error))
      log.warn('mail could not be sent yet', { attempts, ...fieldsOf(error) })
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

  /** One run at a time: the transport has as many connections as one run sends mails at once. */
  function run(): Promise<void> {
    isRequested = true
    running ??= (async () => {
      try {
        for (; isRequested; await sendAllDue()) isRequested = false
      } finally {
        running = undefined
      }
    })()
    return running
  }

  /** Sends due mail after `delay` milliseconds. Returns at once. Without `start`, another process sends it. */
  function sendDue(delay = 0): void {
    if (!prepare || stopping.signal.aborted) return
    // A timer can fire a millisecond early, and would find nothing due.
    const work = pause(delay && delay + 2, undefined, { signal: stopping.signal, ref: false })
      .then(run)
      .catch((error: Error) => {
        // The lease ends, and the next look finds the mail again.
        if (!stopping.signal.aborted) log.warn('the mail outbox cannot be reached', { error: error.name })
      })
    inFlight.add(work)
    void work.finally(() => inFlight.delete(work))
  }

  return {
    sendDue,
    /** Sends due mail from now on, and looks for more every few seconds. */
    start(prepareReset: PrepareReset): void {
      prepare = prepareReset
      poll = setInterval(sendDue, timing.poll).unref()
      sendDue()
    },
    /** Resolves when every send that `sendDue` has started is finished. */
    async settled(): Promise<void> {
      await Promise.all(inFlight)
    },
    /** Finishes the mail in flight within a few seconds, and leaves the rest to the next process. */
    async close(): Promise<void> {
      stopping.abort()
      clearInterval(poll)
      await Promise.race([Promise.all(inFlight), pause(timing.longestClose, undefined, { ref: false })])
      if (inFlight.size > 0) log.warn('mail was still being sent when the server stopped', { batches: inFlight.size })
      transport.close()
    },
  }
}
export type Mailer = ReturnType<typeof createDelivery>

/** Mail through SMTP_URL; without one, into files. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir, isPrivate }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'isPrivate'>,
  outbox: Outbox,
  log: Log,
): Mailer {
  if (smtpUrl !== undefined) return createDelivery(smtpTransport(smtpUrl, mailFrom), outbox, log)
  const folder = outboxFolder(dataDir)
  if (!isPrivate) log.warn('mail is written to files and not sent, because SMTP_URL is not set', { folder })
  return createDelivery(fileTransport(folder, mailFrom, log), outbox, log)
}
