import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { operation } from './operation.ts'

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
  /** Null for who has never chosen one. */
  language: z.nullable(Spoken),
})
export type SessionUser = z.infer<typeof SessionUser>

/**
 * The switches of this installation that change what the browser shows. `google`: whether Google sign-in is configured;
 * `twoFactor`: whether a second factor and the list of devices are offered; `reviewLinks`: whether owners can make links
 * for readers; absent, it is not.
 */
export const Installation = z.object({
  paymentCheck: z.boolean(),
  google: z.optional(z.boolean()),
  twoFactor: z.optional(z.boolean()),
  reviewLinks: z.optional(z.boolean()),
})
export type Installation = z.infer<typeof Installation>

/** What the server also writes into each page's head, in `<script type="application/json" id="session">`. */
export const Session = z.object({ user: z.nullable(SessionUser), installation: Installation })
export type Session = z.infer<typeof Session>

/** The caller's session; never an error for being signed out. */
export const readSession = operation({ method: 'GET', path: '/api/session', access: 'anyone', response: Session })
