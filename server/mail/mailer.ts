import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Log } from '../observability/log.ts'
import type { MailBacklog } from '../observability/metrics.ts'
import type { Carrier, Mail } from './mail.ts'
import { outboxCarrier, outboxIn } from './outbox.ts'
import { smtpCarrier } from './smtp.ts'

export interface Mailer {
  /** Takes the mail and returns at once. It is sent in the background, again when that fails; what becomes of it is only logged. */
  send(mail: Mail): void
  backlog(): MailBacklog
  /** Gives what is waiting a last try, and waits a few seconds at most for what is on its way. */
  close(): Promise<void>
}

/** How long to wait before each further try, in milliseconds: a link in a mail is good for an hour. */
const PAUSES: readonly number[] = [2_000, 15_000, 60_000, 300_000]
const LONGEST_CLOSE = 5_000
const MOST_WAITING = 1_000

interface MailFault extends Error {
  code?: string
  responseCode?: number
}

/** The fault's message is left out: mail servers repeat the address in it. */
const fieldsOf = ({ code, responseCode }: MailFault) => ({ code, responseCode })
/** The mail server will say no again. */
const isFinal = ({ responseCode = 0 }: MailFault) => responseCode >= 500 && responseCode < 600

/** Sends through `carrier`, in the background. */
export function createDelivery(carrier: Carrier, log: Log, pauses = PAUSES, longestClose = LONGEST_CLOSE): Mailer {
  const stopping = new AbortController()
  /** With the time at which each was queued, oldest first. */
  const underWay = new Map<Promise<void>, Date>()

  async function deliver(mail: Mail): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const isLast = stopping.signal.aborted || tries > pauses.length
      try {
        await carrier.carry(mail)
        return log.info('mail sent', { tries })
      } catch (fault) {
        const fields = { tries, ...fieldsOf(fault as MailFault) }
        if (isLast || isFinal(fault as MailFault)) return log.error('mail could not be sent', fields)
        log.warn('mail could not be sent yet', fields)
      }
      await pause(pauses[tries - 1], undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    }
  }

  return {
    send(mail) {
      if (underWay.size >= MOST_WAITING) return log.error('mail could not be sent', { code: 'too many are waiting' })
      const delivery = deliver(mail)
      underWay.set(delivery, new Date())
      void delivery.finally(() => underWay.delete(delivery))
    },
    backlog: () => ({ waiting: underWay.size, oldest: underWay.values().next().value }),
    async close() {
      stopping.abort()
      await Promise.race([Promise.all(underWay.keys()), pause(longestClose, undefined, { ref: false })])
      if (underWay.size > 0) log.error('mail could not be sent before stopping', { mails: underWay.size })
      carrier.close()
    },
  }
}

/** Mail through SMTP_URL; without one, into files. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir, isPrivate }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'isPrivate'>,
  log: Log,
): Mailer {
  if (smtpUrl !== undefined) return createDelivery(smtpCarrier(smtpUrl, mailFrom), log)
  const folder = outboxIn(dataDir)
  if (!isPrivate) log.warn('mail is written to files and not sent, because SMTP_URL is not set', { folder })
  return createDelivery(outboxCarrier(folder, mailFrom, log), log)
}
