import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../observability/log.ts'
import { type Carrier, messageOf } from './mail.ts'
import { writtenOut } from './quoted-printable.ts'

export const outboxIn = (dataDir: string) => join(dataDir, 'outbox')

/** Writes each mail to a file of its own, for an installation without a mail server. The links in them work, so only the owner may read them. */
export function outboxCarrier(folder: string, from: string, log: Log): Carrier {
  return {
    async carry(mail) {
      const { createTransport } = await import('nodemailer')
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await writer.sendMail(messageOf(mail, from))
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed when it is whole, so that nobody who looks into the folder meets half a mail.
      await writeFile(`${file}.part`, writtenOut(message.toString()), { mode: 0o600, flag: 'wx' })
      await rename(`${file}.part`, file)
      log.warn('a mail was written to a file, because SMTP_URL is not set', { file })
    },
    close() {},
  }
}
