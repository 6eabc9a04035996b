import * as z from 'zod/mini'
import { LANGUAGES } from '#domain/product.ts'
import { operation, resource } from './operation.ts'

/** A {@link Language}. */
export const Spoken = z.enum(LANGUAGES, 'This must be en or es.')

export const SessionUser = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.string(),
  hasPaid: z.boolean(),
  packageType: z.nullable(z.string()),
  language: z.nullable(Spoken),
  operator: z.optional(z.boolean()),
})
export type SessionUser = z.infer<typeof SessionUser>

/** The settings of this installation that change what the browser shows. An absent one is off. */
export const Installation = z.object({
  paymentCheck: z.boolean(),
  stripe: z.optional(z.boolean()),
  google: z.optional(z.boolean()),
  twoFactor: z.optional(z.boolean()),
  reviewLinks: z.optional(z.boolean()),
  noMail: z.optional(z.boolean()),
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
  summary: 'Read who is signed in',
  description: '`user` is null without a session.',
})

export const session = resource({
  tag: 'Signing in',
  operations: { readSession },
  schemas: {
    Session: { schema: Session, description: 'The signed-in user, and the settings of the installation.' },
    SessionUser: {
      schema: SessionUser,
      description: 'The signed-in user.',
      fields: {
        uid: 'The id of the account.',
        emailVerified:
          'Whether the address is verified. Always true where this installation does not verify addresses.',
        packageType: 'The package that was bought.',
        language: 'The language of pages and emails; null until it is chosen.',
        operator: 'Whether the account is an operator’s. Absent for all others.',
      },
    },
    Installation: {
      schema: Installation,
      description: 'The settings of the installation that change what is shown. An absent one is off.',
      fields: {
        paymentCheck: 'The builder requires a paid account.',
        stripe: 'Packages are paid through Stripe.',
        google: 'Sign-in through Google is offered.',
        twoFactor: 'A second factor and the list of devices are offered.',
        reviewLinks: 'Owners can create review links.',
        noMail: 'No email is sent: it waits in files for the operator.',
      },
    },
  },
})
