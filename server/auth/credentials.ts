import { AsyncLocalStorage } from 'node:async_hooks'
import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_LENGTH } from '#api/limits.ts'
import { isEmail } from '#domain/formats/text-rules.ts'
import { type Message, message } from '#domain/message.ts'
import { product } from '#domain/product.ts'
import { ApiError } from '../errors.ts'

export function checkEmail(email: string): void {
  if (!isEmail(email)) throw new ApiError('invalid-email', 'The email address is badly formatted.', { field: 'email' })
}

let list: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.least))
}

/** The most used passwords of published breaches in lower case, as far as they are long enough. Loaded at the first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= load()
  return list
}

/** The owner of the new password. */
export interface Owner {
  email: string
  /** One text for each name, or one with all of them. */
  names: readonly string[]
}

/** Shorter words occur in longer ones by chance, as Ann in planning. */
const MIN_WORD_LENGTH = 4

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersIn = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '')
const withoutTail = (text: string) => text.replace(/[^\p{L}]+$/u, '')

const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const spelledOut = (text: string) => folded(text).replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)

function holdsWord(password: string, words: readonly string[]): boolean {
  const written = [lettersIn(password), lettersIn(spelledOut(password))]
  return words
    .map(lettersIn)
    .some((word) => word.length >= MIN_WORD_LENGTH && written.some((text) => text.includes(word)))
}

async function isCommon(password: string): Promise<boolean> {
  const typed = folded(password)
  // One, two or three characters, repeated.
  if (new Set(typed).size <= 3) return true
  const common = await commonPasswords()
  // Attackers try a number or a sign at the end first.
  return common.has(typed) || common.has(withoutTail(typed))
}

async function weakness(password: string, { email, names }: Owner): Promise<Message | undefined> {
  const { least, most } = PASSWORD_LENGTH
  if (password.length < least) return message('Password should be at least {least} characters', { least })
  if (password.length > most) return message('Password should be at most {most} characters', { most })
  const guessed = (why: Message, other: Message) =>
    message('This password is easy to guess, because {why}. Please choose {other}.', { why, other })
  const another = message('another one, such as three or four unrelated words')
  const without = message('a password without it')
  if (await isCommon(password)) return guessed(message('many people use it'), another)
  if (holdsWord(password, [product.name]))
    return guessed(message('it contains the name {name}', { name: product.name }), without)
  if (holdsWord(password, [email, email.split('@')[0] ?? '']))
    return guessed(message('it contains your email address'), without)
  if (
    holdsWord(
      password,
      names.flatMap((name) => [name, ...name.split(/\s+/)]),
    )
  )
    return guessed(message('it contains your name'), without)
  return undefined
}

/** Throws `weak-password` for a password that is too short, too long, or easy to guess. */
export async function checkNewPassword(password: string, owner: Owner): Promise<void> {
  const reason = await weakness(password, owner)
  if (reason !== undefined) throw new ApiError('weak-password', reason, { field: 'password' })
}

/** OWASP's minimum for argon2id, the library's default algorithm; memory in KiB, and passes over it. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const MAX_WAITING = 200

let running = 0
const waiting: (() => void)[] = []

/** Hashing takes a processor core each: more than two at once would only slow every other request. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING)
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
const normalized = (password: string) => password.normalize('NFKC')

/** `password` in the usual notation, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalized(password), COST))

/** Throws where `stored` is not in the notation of {@link hashPassword}. */
export const isPassword = (password: string, stored: string): Promise<boolean> =>
  inTurn(() => verify(stored, normalized(password)))

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
