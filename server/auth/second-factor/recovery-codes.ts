import { createHash, randomBytes } from 'node:crypto'

const AMOUNT = 10
/** Without those that are taken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

function newCode(): string {
  const letters: string[] = []
  // A byte above the last whole multiple would make the first letters likelier.
  const fair = 256 - (256 % LETTERS.length)
  while (letters.length < LENGTH)
    for (const byte of randomBytes(LENGTH))
      if (byte < fair && letters.length < LENGTH) letters.push(LETTERS[byte % LETTERS.length] ?? '')
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** Ten new ones, such as `k7mq-2xw9-h4td-8rfn`: 79 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: AMOUNT }, newCode)

/** What was typed, without what does not count. */
export const bareCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]/g, '')

/** What is kept of a code. It is drawn by lot and long, so that no slow hash is needed to hide it. */
export const recoveryHash = (uid: string, code: string): string =>
  createHash('sha256')
    .update(`${uid}\n${bareCode(code)}`)
    .digest('base64url')
