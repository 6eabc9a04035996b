import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from '#server/mail/read-mail.ts'

export interface Received extends ReadMail {
  from: string
  to: readonly string[]
}

export interface MailServer {
  url: string
  /** All that came, oldest first. */
  received: readonly Received[]
  /** The newest mail to this address after the first `known` of them. Waits for it, and fails after fifteen seconds. */
  mailTo(address: string, known?: number): Promise<Received>
  /** From now on, what it answers to a mail in place of taking it. */
  answer(fault: { responseCode: number; message: string } | null): void
  stop(): Promise<void>
}

const PATIENCE = 15_000

/** A real mail server on a port of this machine. */
export async function receiveMail(port = 0): Promise<MailServer> {
  const received: Received[] = []
  let fault: { responseCode: number; message: string } | null = null
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
        if (fault) return done(Object.assign(new Error(fault.message), { responseCode: fault.responseCode }))
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ ...readMail(source), from, to: envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
  })
  // A client that goes away in the middle is no fault of the tests.
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    async mailTo(wanted, known = 0) {
      const own = () => received.filter(({ to }) => to.includes(wanted)).slice(known)
      for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await pause(10)) {
        const newest = own().at(-1)
        if (newest) return newest
      }
      throw new Error(`No mail to ${wanted} came within fifteen seconds.`)
    },
    answer(given) {
      fault = given
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
