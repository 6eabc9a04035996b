import type { Config } from '../config.ts'

type Fields = Record<string, string | number | boolean | undefined>
type Level = 'info' | 'warn' | 'error'

/** Never log a body, a cookie, a name or a number of a user: logs are stored and copied. */
export type Log = Record<Level, (event: string, fields?: Fields) => void>

interface Sink {
  isTTY?: boolean
  write(text: string): unknown
}

/** Escapes control characters: a path is decoded, and must not start a new line or control a terminal. */
const escapeControls = (text: string) =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`)

const NUMBER = /(?<![\w-])\d{3}(?:[-. +]|%20|%2D)?\d{2}(?:[-. +]|%20|%2D)?\d{4}(?![\w-])/gi
/** With dashes it is recognized between any letters. Nine digits alone may be part of a name. */
const DASHED = /(?<!\d)\d{3}(?:-|%2D)\d{2}(?:-|%2D)\d{4}(?!\d)/gi
const CARD = /(?<![\w-])(?:\d(?:[- +]|%20)?){12,18}\d(?![\w-])/g
const EMAIL = /[^\s/?&=:;,<>"']+(?:@|%40)[^\s/?&=:;,<>"']+/gi

/** Removes what could be a social security number, a card number or an email address. The path of a request can be anything that a user typed. */
export function redact(text: string): string {
  return text
    .replace(CARD, '[number]')
    .replace(NUMBER, '[number]')
    .replace(DASHED, '[number]')
    .replace(EMAIL, '[address]')
}

const RANK = { info: 0, warn: 1, error: 2, silent: 3 }

/** JSON lines, or plain lines when a person is watching. */
export function createLog(sink: Sink, level: Config['logLevel'] = sink.isTTY ? 'warn' : 'info'): Log {
  const at =
    (lineLevel: Level) =>
    (event: string, fields: Fields = {}) => {
      if (RANK[lineLevel] < RANK[level]) return
      const time = new Date().toISOString()
      const shown = Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'string' ? escapeControls(redact(value)) : value] as const)
      sink.write(
        sink.isTTY
          ? `${time} ${lineLevel} ${event} ${shown.map(([name, value]) => `${name}=${value}`).join(' ')}\n`
          : `${JSON.stringify({ time, level: lineLevel, event, ...Object.fromEntries(shown) })}\n`,
      )
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

export const silentLog: Log = createLog({ write: () => {} }, 'silent')
