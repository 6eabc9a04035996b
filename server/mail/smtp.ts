import type { Transporter } from 'nodemailer'
import { type Carrier, messageOf } from './mail.ts'

const SECOND = 1_000
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** A password for the mail server is not to be read on the way to it. */
function wantsTls(url: string): boolean {
  const { username, hostname } = new URL(url)
  return username !== '' && !LOOPBACK.test(hostname)
}

/** Sends through the mail server at `url`; what its query says goes before what is set here. */
export function smtpCarrier(url: string, from: string): Carrier {
  let transport: Transporter | undefined

  async function open(): Promise<Transporter> {
    // Loaded with the first mail, for most starts of the server send none.
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({
      url,
      pool: true,
      maxConnections: 3,
      // Mail is rare: a connection kept for the next would time out before it comes.
      maxMessages: 1,
      requireTLS: wantsTls(url),
      dnsTimeout: 10 * SECOND,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
    })
    return transport
  }

  return {
    async carry(mail) {
      await (await open()).sendMail(messageOf(mail, from))
    },
    close: () => transport?.close(),
  }
}
