import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fromQuotedPrintable, outboxFolder } from './transports.ts'

/** For tests: a decoded mail. */
export interface ReadMail {
  /** By lower-case name, unfolded, as written. */
  headers: Record<string, string>
  text: string
  html: string
  /** The address that the text leads to. */
  link: string
  token: string
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(source)
  if (!end) return { headers: {}, body: source }
  const lines = source
    .slice(0, end.index)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
  const pairs = lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')])
  return { headers: Object.fromEntries(pairs), body: source.slice(end.index + end[0].length) }
}

function decoded(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : body
}

/** Reads a mail of two parts, plain text and HTML. Throws for anything else. */
export function readMail(source: string): ReadMail {
  const { headers, body } = split(source)
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  if (!boundary) throw new Error(`This is not a mail of two parts: ${headers['content-type']}`)
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r?\n/, '')))
  const partOf = (type: string): string => {
    const part = parts.find((one) => one.headers['content-type'] === `${type}; charset=utf-8`)
    if (!part) throw new Error(`The mail has no part ${type}.`)
    return decoded(part.headers['content-transfer-encoding'] ?? '', part.body).replace(/\r?\n$/, '')
  }
  const text = partOf('text/plain')
  const link = /https?:\S+/.exec(text)?.[0] ?? ''
  return { headers, text, html: partOf('text/html'), link, token: /#token=([^&]+)/.exec(link)?.[1] ?? '' }
}

const TIMEOUT = 15_000

/** For tests: the newest mail to this address, in the outbox below `dataDir`, whose link leads to `page`. Waits for it. */
export async function mailInOutbox(dataDir: string, address: string, page: string): Promise<ReadMail> {
  const folder = outboxFolder(dataDir)
  for (const deadline = Date.now() + TIMEOUT; Date.now() < deadline; await pause(10)) {
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort()
    for (const file of files.reverse()) {
      const mail = readMail(await readFile(join(folder, file), 'utf8'))
      if (mail.headers.to === address && mail.link.includes(`${page}#token=`)) return mail
    }
  }
  throw new Error(`No mail to ${address} with a link to ${page} came within fifteen seconds.`)
}
