import type { Config } from '../config.ts'
import { redacted } from './redact.ts'

type Fields = Record<string, string | number | boolean | undefined>
type Level = 'info' | 'warn' | 'error'

/** Never hand it a body, a cookie, a name or a number of a user: what is logged is kept and copied. */
export type Log = Record<Level, (event: string, fields?: Fields) => void>

interface Sink {
  isTTY?: boolean
  write(text: string): unknown
}

/** What moves a terminal's cursor, paints in it or begins a new line, written out: an address is decoded, and a line of the log is one line. */
const visible = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`)

const RANK = { info: 0, warn: 1, error: 2, silent: 3 }

/** JSON lines, or plain lines when a person is watching. */
export function createLog(sink: Sink, level: Config['logLevel'] = sink.isTTY ? 'warn' : 'info'): Log {
  const at =
    (own: Level) =>
    (event: string, fields: Fields = {}) => {
      if (RANK[own] < RANK[level]) return
      const time = new Date().toISOString()
      const given = Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'string' ? visible(redacted(value)) : value] as const)
      sink.write(
        sink.isTTY
          ? `${time} ${own} ${event} ${given.map(([name, value]) => `${name}=${value}`).join(' ')}\n`
          : `${JSON.stringify({ time, level: own, event, ...Object.fromEntries(given) })}\n`,
      )
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

export const silentLog: Log = createLog({ write: () => {} }, 'silent')
