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
const SHORTEST_WORD = 4

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
    .some((word) => word.length >= SHORTEST_WORD && written.some((text) => text.includes(word)))
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
  const without = message('one without')
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
