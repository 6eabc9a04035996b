import { randomUUIDv7 } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { backOff } from '#web/sync/back-off.ts'
import type { Account } from './accounts.ts'
import type { Page } from './page.ts'

export interface Tally {
  /** Milliseconds from sending a save to its acknowledgement, and to the change on the user's open page. */
  saved: number[]
  shown: number[]
  /** Saves that the server put off with 503 and Retry-After; they are sent again under the same key. */
  putOff: number
  failures: string[]
}

const PATIENCE = 15_000

export const keptOpen = () => new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

interface Answer {
  status: number
  version: number
  /** Seconds. */
  retryAfter: number
}

function send(port: number, agent: Agent, cookie: string, key: string, body: string): Promise<Answer> {
  return new Promise((answered, failed) => {
    const headers = {
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': key,
    }
    const options = { agent, port, host: '127.0.0.1', path: '/api/trust', method: 'PATCH', headers, timeout: PATIENCE }
    const asked = request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        const retryAfter = Number(answer.headers['retry-after'] ?? 0)
        answered({ status, version: status === 200 ? JSON.parse(text).version : 0, retryAfter })
      })
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer within 15 seconds')))
    asked.on('error', failed)
    asked.end(body)
  })
}

const patchOf = (number: number) =>
  JSON.stringify({
    trustName: `The Alder Family Dynasty Trust ${number}`,
    grantorSsn: String(100_000_000 + number),
    assets: {
      put: [{ id: `asset-${number % 20}`, name: `Account ${number}`, type: 'bank_account', ownership: 'sole' }],
    },
  })

/** A user who fills in answers: a save every so many seconds, give or take a half, and each must show on the open page. */
export async function keepSaving(
  { cookie }: Account,
  page: Page,
  { port, agent, every, tally, isOver }: { port: number; agent: Agent; every: number; tally: Tally; isOver(): boolean },
): Promise<void> {
  /** As a page does: the same save again, not before the server asked for it. */
  async function save(body: string): Promise<Answer> {
    const key = randomUUIDv7()
    for (let failures = 1; ; failures += 1) {
      const answer = await send(port, agent, cookie, key, body)
      if (answer.status !== 503 || answer.retryAfter === 0) return answer
      tally.putOff += 1
      await pause(Math.max(answer.retryAfter * 1_000, backOff(failures, Math.random())))
    }
  }
  await pause(Math.random() * every * 1_000)
  for (let number = 1; !isOver(); number += 1) {
    const began = performance.now()
    let lookAway = () => {}
    const shown = new Promise<boolean>((done) => {
      page.onVersion(() => done(true))
      lookAway = () => done(false)
    })
    const answer = await save(patchOf(number)).catch((fault: Error) => fault.message)
    if (typeof answer === 'string' || answer.status !== 200)
      tally.failures.push(`a save: ${typeof answer === 'string' ? answer : answer.status}`)
    else {
      tally.saved.push(performance.now() - began)
      setTimeout(lookAway, PATIENCE).unref()
      if ((await shown) && page.version() >= answer.version) tally.shown.push(performance.now() - began)
    }
    const next = performance.now() + every * 1_000 * (0.5 + Math.random())
    while (!isOver() && performance.now() < next) await pause(Math.min(1_000, Math.max(1, next - performance.now())))
  }
}
