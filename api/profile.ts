import * as z from 'zod/mini'
import { line } from '#domain/formats/schemas.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { operation, resource } from './operation.ts'
import { Spoken } from './session.ts'

/** The user profile (specification P 3). */
export const Profile = z.object({
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  lastLogin: z.nullable(z.iso.datetime()),
  trustProgress: z.number(),
  hasPaid: z.boolean(),
  packageType: z.nullable(z.string()),
  language: z.nullable(Spoken),
  updatedAt: z.nullable(z.iso.datetime()),
})
export type Profile = z.infer<typeof Profile>

export const readProfile = operation({
  method: 'GET',
  path: '/api/users/me',
  access: 'signed-in',
  response: Profile,
  summary: 'Read the profile',
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
  description: 'The server sets everything else in the profile.',
  example: { firstName: 'Anna' },
})

export const profile = resource({
  tag: 'Profile and billing',
  operations: { readProfile, changeProfile },
  schemas: {
    Profile: {
      schema: Profile,
      description: 'The profile of the account.',
      fields: {
        trustProgress: 'In percent.',
        packageType: 'The package that was bought.',
        language: 'The language of pages and emails; null until it is chosen.',
      },
    },
  },
})
