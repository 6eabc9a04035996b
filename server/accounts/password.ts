import { argon2 as derive, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refuse } from '../refuse.ts'

const argon2 = promisify(derive)

/** OWASP's least for argon2id; memory in KiB. */
export const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const AT_ONCE = 2
const MOST_WAITING = 200

let running = 0
const waiting: (() => void)[] = []

/** Hashing takes whole processor cores: more than two at once would only slow every other request. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING)
    throw new Refuse('too-many-requests', 'The server is busy. Please try again in a moment.', { retryAfter: 10 })
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function digest(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  // The same characters typed on another keyboard can come as other code points.
  const message = Buffer.from(password.normalize('NFKC'))
  return inTurn(() => argon2('argon2id', { message, nonce, tagLength: 32, ...cost }))
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** `password` in the usual notation, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await digest(password, salt, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

const NOTATION = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = NOTATION.exec(stored) ?? []
  if (!hash) return false
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await digest(password, Buffer.from(salt, 'base64'), cost), Buffer.from(hash, 'base64'))
}
