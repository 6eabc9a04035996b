import * as z from 'zod/mini'
import { line } from '#domain/formats/text.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { INSTANT, operation, resource } from './operation.ts'
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
  /** Of the pages and of mails; null for an account that has never chosen one. */
  language: z.nullable(Spoken),
  updatedAt: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

export const readProfile = operation({
  method: 'GET',
  path: '/api/users/me',
  access: 'signed-in',
  response: Profile,
  summary: 'Read the profile',
  answer: 'The caller’s profile.',
})

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
  errors: ['foreign-record'],
  summary: 'Change the name or the language',
  description: 'Everything else on the profile is decided by the server.',
  answer: 'The profile as it is now.',
  example: { firstName: 'Anna' },
})

export const profile = resource({
  tag: 'Profile and billing',
  operations: { readProfile, changeProfile },
  schemas: {
    Profile: {
      schema: Profile,
      description: 'The owner of the account.',
      fields: {
        createdAt: INSTANT,
        lastLogin: INSTANT,
        updatedAt: INSTANT,
        trustProgress: 'How far the trust is, in per cent.',
        packageType: 'Which package was bought.',
        language: 'Of the pages and of mails: null for who has never chosen one.',
      },
    },
  },
})
