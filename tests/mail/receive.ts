import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { pages } from '#api/pages.ts'
import { type ReadMail, readMail } from '#server/mail/read-mail.ts'

interface Received extends ReadMail {
  from: string
  to: readonly string[]
}

export interface MailServer {
  url: string
  /** All that came, oldest first. */
  received: readonly Received[]
  /**
   * The newest mail to this address after the first `known` of them, the one that confirms the address aside, which
   * everybody gets. Waits for it, and fails after thirty seconds.
   */
  mailTo(address: string, known?: number): Promise<Received>
  /** The newest mail with a link that confirms this address. */
  verificationTo(address: string): Promise<Received>
  /** From now on, what it answers to a mail instead of taking it. */
  answer(error: { responseCode: number; message: string } | null): void
  stop(): Promise<void>
}

/** Longer than the first pause after a failed attempt and the look that follows it. */
const TIMEOUT = 30_000

/** A real mail server on a port of this machine. */
export async function receiveMail(port = 0): Promise<MailServer> {
  const received: Received[] = []
  let error: { responseCode: number; message: string } | null = null
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 500,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        source += text
      })
      stream.on('end', () => {
        if (error) return done(Object.assign(new Error(error.message), { responseCode: error.responseCode }))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ ...readMail(source), from, to: envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
  })
  // A client that goes away in the middle is not an error of the tests.
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.')
  const isVerification = ({ link }: Received) => link.includes(pages.verifyEmail)
  async function newest(wanted: string, verification: boolean, known = 0): Promise<Received> {
    const own = () =>
      received.filter((mail) => mail.to.includes(wanted) && isVerification(mail) === verification).slice(known)
    for (const deadline = Date.now() + TIMEOUT; Date.now() < deadline; await pause(10)) {
      const mail = own().at(-1)
      if (mail) return mail
    }
    throw new Error(`No mail to ${wanted} came within thirty seconds.`)
  }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    mailTo: (wanted, known) => newest(wanted, false, known),
    verificationTo: (wanted) => newest(wanted, true),
    answer(given) {
      error = given
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
