import { argon2 as derive, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { COST } from '#server/accounts/password.ts'

const argon2 = promisify(derive)
const nonce = randomBytes(16)

/** One hash of a password with the server's own parameters, and nothing else. */
export const bareHash = (password: string): Promise<Buffer> =>
  argon2('argon2id', { message: Buffer.from(password), nonce, tagLength: 32, ...COST })
