import { request as requestPlain } from 'node:http'
import { request as requestOverTls } from 'node:https'

interface ReadEvent {
  event: string
  data: unknown
}

/** For tests: one open stream, as a browser keeps it. */
export interface Reading {
  status: number
  /** The event after those already taken. Waits for it, and fails after fifteen seconds. */
  next(): Promise<ReadEvent>
  /** Events that came and were not taken. */
  readonly waiting: readonly ReadEvent[]
  /** Fulfilled when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

const TIMEOUT = 15_000

function parse(block: string): ReadEvent | undefined {
  const event = /^event: (.*)$/m.exec(block)?.[1]
  const data = /^data: (.*)$/m.exec(block)?.[1]
  return event && data ? { event, data: JSON.parse(data) } : undefined
}

export function readEvents(url: string, cookie: string): Promise<Reading> {
  const request = url.startsWith('https:') ? requestOverTls : requestPlain
  return new Promise((opened, failed) => {
    const asked = request(url, { headers: { cookie }, agent: false }, (answer) => {
      const waiting: ReadEvent[] = []
      let notify = () => {}
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        const blocks = `${rest}${text}`.split('\n\n')
        rest = blocks.pop() ?? ''
        waiting.push(...blocks.flatMap((block) => parse(block) ?? []))
        notify()
      })
      const ended = new Promise<void>((done) => answer.on('close', done))
      async function next(): Promise<ReadEvent> {
        const deadline = AbortSignal.timeout(TIMEOUT)
        while (waiting.length === 0) {
          if (deadline.aborted) throw new Error('No event came within fifteen seconds.')
          await new Promise<void>((done) => {
            notify = done
            setTimeout(done, 50)
          })
        }
        return waiting.shift() as ReadEvent
      }
      opened({ status: answer.statusCode ?? 0, next, waiting, ended, close: () => asked.destroy() })
    })
    asked.on('error', failed)
    asked.end()
  })
}
