import { connect, type Socket } from 'node:net'
import { quantile } from '../report/report.ts'

export interface Answer {
  status: number
  /** In the form of a Cookie header. */
  cookies: string
  body: string
}
type Headers = Readonly<Record<string, string>>

/** Sends requests over persistent connections, one at a time on each. */
export interface HttpClient {
  /** Rejects when the answer's status is not below 300. A body is sent as JSON. */
  request(method: string, path: string, headers?: Headers, body?: unknown): Promise<Answer>
  close(): void
}

interface Waiting {
  done(answer: Answer): void
  failed(error: Error): void
}
const HEAD_ENDS = '\r\n\r\n'
const NONE: Buffer = Buffer.alloc(0)

/** The decoded body; `undefined` until the last chunk has arrived. */
function unchunked(bytes: Buffer): string | undefined {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16)
    const next = end + 2 + size + 2
    if (next > bytes.length) return undefined
    if (size === 0) return Buffer.concat(parts).toString('utf8')
    parts.push(bytes.subarray(end + 2, end + 2 + size))
    at = next
  }
}

/** The answer at the start of these bytes; `undefined` while it is incomplete. */
function answerIn(bytes: Buffer): Answer | undefined {
  const headLength = bytes.indexOf(HEAD_ENDS)
  if (headLength < 0) return undefined
  const head = bytes.toString('latin1', 0, headLength)
  const status = Number(head.slice(9, 12))
  const after = bytes.subarray(headLength + HEAD_ENDS.length)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  let body: string | undefined = ''
  if (length !== undefined) body = after.length < Number(length) ? undefined : after.toString('utf8')
  else if (/\r\ntransfer-encoding: *chunked/i.test(head)) body = unchunked(after)
  if (body === undefined) return undefined
  const cookies = [...head.matchAll(/\r\nset-cookie: *([^;\r]+)/gi)].map(([, cookie]) => cookie).join('; ')
  return { status, cookies, body }
}

/** One connection, which reconnects if the server has closed it. */
function openConnection(port: number) {
  let socket: Socket | undefined
  let received: Buffer = NONE
  let waiting: Waiting | undefined

  function opened(): Socket {
    if (socket && !socket.destroyed && socket.writable) return socket
    const made = connect(port, '127.0.0.1')
    made.setNoDelay(true)
    received = NONE
    made.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const answer = answerIn(received)
      if (!answer) return
      received = NONE
      const asked = waiting
      waiting = undefined
      asked?.done(answer)
    })
    const failed = (error: Error) => {
      if (made !== socket) return
      socket = undefined
      waiting?.failed(error)
      waiting = undefined
    }
    made.on('error', failed)
    made.on('close', () => failed(Object.assign(new Error('The connection was closed.'), { code: 'ECONNRESET' })))
    socket = made
    return made
  }

  return {
    send: (request: string) =>
      new Promise<Answer>((done, failed) => {
        waiting = { done, failed }
        // Node writes latin1 at half the cost of UTF-8.
        opened().write(request, Buffer.byteLength(request) === request.length ? 'latin1' : 'utf8')
      }),
    close: () => {
      const open = socket
      socket = undefined
      open?.destroy()
    },
  }
}

/** Uses little processor time, because it shares the machine with the server. */
export function httpClient(port: number): HttpClient {
  const all = new Set<ReturnType<typeof openConnection>>()
  const idle: ReturnType<typeof openConnection>[] = []
  return {
    async request(method, path, headers = {}, body) {
      const connection = idle.pop() ?? openConnection(port)
      all.add(connection)
      const text = body === undefined ? '' : JSON.stringify(body)
      const about = text && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
      const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      try {
        const request = `${method} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${given.join('')}${about}\r\n${text}`
        const answer = await connection.send(request).catch((error: NodeJS.ErrnoException) => {
          // A server may close an idle connection just as it is used again.
          if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return connection.send(request)
          throw error
        })
        if (answer.status >= 300)
          throw new Error(`${method} ${path} was answered with ${answer.status}: ${answer.body.slice(0, 200)}`)
        return answer
      } finally {
        idle.push(connection)
      }
    },
    close() {
      for (const connection of all) connection.close()
    },
  }
}

export interface Load {
  /** Concurrent clients; each sends its next request when the last one is answered. */
  clients: number
  /** Milliseconds of the measurement, after a warm-up. */
  duration: number
  /** The number of the request, from 0. */
  work(request: number): Promise<unknown>
}

const WARM_UP = 300

/** Rejects at the first failed request. */
export async function closedLoop({ clients, duration, work }: Load) {
  const from = performance.now() + WARM_UP
  const until = from + duration
  const took: number[] = []
  let sent = 0
  let answered = 0
  const client = async () => {
    for (let began = performance.now(); began < until; began = performance.now()) {
      await work(sent++)
      const now = performance.now()
      if (now >= from && now <= until) answered += 1
      if (began >= from) took.push(now - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: answered / (duration / 1_000), p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
}

/** Runs `work` once for each number below `count` with this many clients. Resolves with the number per second. */
export async function eachOnce(
  count: number,
  clients: number,
  work: (number: number) => Promise<unknown>,
): Promise<number> {
  const began = performance.now()
  let next = 0
  const client = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return count / ((performance.now() - began) / 1_000)
}
