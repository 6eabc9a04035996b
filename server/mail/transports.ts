import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { MailKind } from '#api/operator.ts'
import { SECOND } from '../durations.ts'
import type { Log } from '../observability/log.ts'

/** One mail, to one address. */
export interface Mail {
  /** Not sent: for who asks what became of it. */
  kind?: MailKind
  to: string
  subject: string
  text: string
  html: string
  /** The address that ends mails of its kind, with one request. */
  unsubscribe?: string
}

/** Delivers one mail, or throws. */
export interface Transport {
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail in nodemailer's options. */
export function messageOf({ kind: _, unsubscribe, ...mail }: Mail, from: string) {
  return {
    ...mail,
    from,
    // As an object: nodemailer reads a text as a list of addresses.
    to: { name: '', address: mail.to },
    textEncoding: 'quoted-printable' as const,
    // No machine shall answer it.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // RFC 8058.
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** A password for the mail server must not travel in the clear. */
function requiresTls(url: string): boolean {
  const { username, hostname } = new URL(url)
  return username !== '' && !LOOPBACK.test(hostname)
}

/** Sends through the mail server at `url`, whose query overrides the options here. */
export function smtpTransport(url: string, from: string): Transport {
  let transporter: Transporter | undefined

  async function open(): Promise<Transporter> {
    // Loaded with the first mail: most processes send none.
    const { createTransport } = await import('nodemailer')
    transporter ??= createTransport({
      url,
      pool: true,
      maxConnections: 3,
      // Mail is rare: a connection held for the next one would time out first.
      maxMessages: 1,
      requireTLS: requiresTls(url),
      dnsTimeout: 10 * SECOND,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
    })
    return transporter
  }

  return {
    async send(mail) {
      await (await open()).sendMail(messageOf(mail, from))
    },
    close: () => transporter?.close(),
  }
}

/** Decodes a body in quoted-printable. */
export function fromQuotedPrintable(body: string): string {
  const joined = body.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The message with its parts in 8bit, so that a person who opens the file can copy a link. nodemailer has no such option. */
export function inPlainText(message: string): string {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? ''
  const parts = message.split(`--${boundary}`).map((part) => {
    const [head = '', ...body] = part.split(/\n\n/)
    if (!/^Content-Transfer-Encoding: quoted-printable$/m.test(head)) return part
    return [head.replace('quoted-printable', '8bit'), fromQuotedPrintable(body.join('\n\n'))].join('\n\n')
  })
  return parts.join(`--${boundary}`)
}

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox')

/** Writes each mail to a file, for an installation without a mail server. Only the owner may read them, because their links work. */
export function fileTransport(folder: string, from: string, log: Log): Transport {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await writer.sendMail(messageOf(mail, from))
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed once it is complete, so that no reader of the folder finds half a mail.
      await writeFile(`${file}.part`, inPlainText(message.toString()), { mode: 0o600, flag: 'wx' })
      await rename(`${file}.part`, file)
      log.warn('a mail was written to a file, because SMTP_URL is not set', { file })
    },
    close() {},
  }
}
