import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Request } from '@playwright/test'

/** Social security numbers that stand nowhere else, as they are asked for: one as digits, one with its dashes. */
export const canaries = { grantorSsn: '914637285', einResponsiblePartySSN: '923-58-4176' } as const

/** The ways in which a number can be written down. */
const waysOf = (number: string): string[] => {
  const digits = number.replaceAll('-', '')
  const dashed = digits.replace(/(\d{3})(\d{2})(\d{4})/, '$1-$2-$3')
  const plain = [
    digits,
    dashed,
    dashed.replaceAll('-', ' '),
    dashed.replaceAll('-', '%2D'),
    [...digits].reverse().join(''),
  ]
  return [
    ...plain,
    ...plain.flatMap((way) => [
      Buffer.from(way).toString('base64').replace(/=+$/, ''),
      Buffer.from(way).toString('hex'),
    ]),
  ]
}
const ways = Object.values(canaries).flatMap(waysOf)

/** The ways in which a text betrays a canary. */
export const canariesIn = (text: string): string[] => ways.filter((way) => text.includes(way))

/** Which files below a directory betray one, read as bytes. */
export const filesWithCanaries = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => canariesIn(readFileSync(file, 'latin1')).length > 0)

/** What a browser and a server say to each other: what may hold a number of the owner's, and what may not. */
export interface Traffic {
  /** Request lines, headers of both sides, the console. */
  outside: string[]
  /** Answers of rejected requests. */
  rejections: string[]
  /** Bodies of the owner's requests and of the answers to them, by method and path. */
  bodies: { of: string; text: string }[]
}

export function recordTraffic(context: BrowserContext): Traffic {
  const traffic: Traffic = { outside: [], rejections: [], bodies: [] }
  context.on('console', (message) => traffic.outside.push(`console: ${message.text()}`))
  context.on('request', (request: Request) => {
    traffic.outside.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())}`)
    const of = `${request.method()} ${new URL(request.url()).pathname}`
    traffic.bodies.push({ of, text: request.postData() ?? '' })
  })
  context.on('response', async (response) => {
    traffic.outside.push(`${response.status()} ${JSON.stringify(await response.allHeaders().catch(() => ({})))}`)
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return
    const text = await response.text().catch(() => '')
    if (response.status() >= 400) traffic.rejections.push(text)
    traffic.bodies.push({ of: `${response.request().method()} ${new URL(response.url()).pathname}`, text })
  })
  return traffic
}
