import * as z from 'zod/mini'
import { line } from '#domain/formats/text.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { operation } from './operation.ts'
import { Spoken } from './session.ts'

/** The user profile (specification P 3). Instants are ISO 8601 in UTC. */
export const Profile = z.object({
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.string(),
  lastLogin: z.nullable(z.string()),
  trustProgress: z.number(),
  hasPaid: z.boolean(),
  packageType: z.nullable(z.string()),
  /** Of the pages and of mails; null for who has never chosen one. */
  language: z.nullable(Spoken),
  updatedAt: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

export const readProfile = operation({ method: 'GET', path: '/api/users/me', access: 'signed-in', response: Profile })

/** Changes the name, or the language of the pages and of mails. Everything else on the profile is decided by the server. */
export const changeProfile = operation({
  method: 'PATCH',
  path: '/api/users/me',
  access: 'signed-in',
  request: z.strictObject({
    firstName: z.optional(line(LIMITS.name, 'First name is required')),
    lastName: z.optional(line(LIMITS.name, 'Last name is required')),
    language: z.optional(Spoken),
  }),
  response: Profile,
})
