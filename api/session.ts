import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { operation, resource } from './operation.ts'

/** A {@link Language}. */
export const Spoken = z.enum(['en', 'es'] satisfies Language[], 'This must be en or es.')

/** Who is signed in, as far as the page needs to know. */
export const SessionUser = z.object({
  uid: z.string(),
  email: z.string(),
  /** False while nobody has shown that the address is theirs, in an installation that asks for it. */
  emailVerified: z.boolean(),
  displayName: z.string(),
  hasPaid: z.boolean(),
  packageType: z.nullable(z.string()),
  /** Null for an account that has never chosen one. */
  language: z.nullable(Spoken),
})
export type SessionUser = z.infer<typeof SessionUser>

/** The settings of this installation that change what the browser shows. An absent switch is off. */
export const Installation = z.object({
  paymentCheck: z.boolean(),
  google: z.optional(z.boolean()),
  twoFactor: z.optional(z.boolean()),
  reviewLinks: z.optional(z.boolean()),
})
export type Installation = z.infer<typeof Installation>

/** The server also writes this into each page's head, in `<script type="application/json" id="session">`. */
export const Session = z.object({ user: z.nullable(SessionUser), installation: Installation })
export type Session = z.infer<typeof Session>

export const readSession = operation({
  method: 'GET',
  path: '/api/session',
  access: 'anyone',
  response: Session,
  summary: 'Who is signed in',
  description: 'Never an error for being signed out: `user` is null then.',
  answer: 'The caller’s session, and the switches of this installation.',
})

export const session = resource({
  tag: 'Signing in',
  operations: { readSession },
  schemas: {
    Session: { schema: Session, description: 'Who is signed in, and the switches of the installation.' },
    SessionUser: {
      schema: SessionUser,
      description: 'Who is signed in, as far as a page needs to know.',
      fields: {
        uid: 'The account’s own name for programs.',
        emailVerified: 'The owner has shown that the address is theirs, or this installation does not ask for it.',
        hasPaid: 'A package was bought.',
        packageType: 'Which package.',
        language: 'Of the pages and of mails: null for who has never chosen one.',
      },
    },
    Installation: {
      schema: Installation,
      description: 'The switches of the installation that change what is shown.',
      fields: {
        paymentCheck: 'Whether the builder asks for a paid account.',
        google: 'Whether sign-in through Google is set up; absent, it is not.',
        twoFactor: 'Whether a second factor and the list of devices are offered; absent, they are not.',
        reviewLinks: 'Whether owners can make links for readers; absent, they cannot.',
      },
    },
  },
})
