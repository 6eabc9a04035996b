import { AsyncLocalStorage } from 'node:async_hooks'
import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../errors.ts'

/** OWASP's minimum for argon2id, the library's default algorithm; memory in KiB, and passes over it. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const MOST_WAITING = 200

let running = 0
const waiting: (() => void)[] = []

/** Hashing takes a processor core each: more than two at once would only slow every other request. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING)
    throw new ApiError('too-many-requests', 'The server is busy. Please try again in a moment.', { retryAfter: 10 })
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

// Keyboards differ in the code points that they send for the same character.
const message = (password: string) => password.normalize('NFKC')

/** `password` in the usual notation, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(message(password), COST))

/** Throws where `stored` is not in the notation of {@link hashPassword}. */
export const isPassword = (password: string, stored: string): Promise<boolean> =>
  inTurn(() => verify(stored, message(password)))

const readyHash = new AsyncLocalStorage<{ password: string; hash: string }>()
const verified = new AsyncLocalStorage<{ hash?: string }>()

/** Hashes before `work` begins: inside its transaction every other write to SQLite would wait for the hash. */
export async function withHash<T>(password: string, work: () => Promise<T>): Promise<T> {
  return readyHash.run({ password, hash: await hashPassword(password) }, work)
}

/** Runs a sign-in and sets `seen.hash` to the stored hash that it verifies. */
export const withVerifiedHash = <T>(seen: { hash?: string }, signIn: () => Promise<T>): Promise<T> =>
  verified.run(seen, signIn)

/** For better-auth. */
export const passwordHashing = {
  hash(password: string): Promise<string> {
    const ready = readyHash.getStore()
    return ready?.password === password ? Promise.resolve(ready.hash) : hashPassword(password)
  },
  verify({ password, hash: stored }: { password: string; hash: string }): Promise<boolean> {
    const seen = verified.getStore()
    if (seen) seen.hash = stored
    return isPassword(password, stored)
  },
}
