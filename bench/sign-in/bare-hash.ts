import { hash } from '@node-rs/argon2'
import { COST } from '#server/auth/password.ts'

/** One hash of a password by the server's own library with its own parameters, and nothing else. */
export const bareHash = (password: string): Promise<string> => hash(password, COST)
