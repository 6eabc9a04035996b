import * as z from 'zod/mini'
import { operation } from './operation.ts'

/**
 * A browser in which the caller is signed in. `id` names it here and is no part of its session. `browser` and `system`
 * are words, '' when it does not say; `address` is its network address at sign-in, '' when unknown. Instants are ISO 8601
 * in UTC; of use, only the day is noted.
 */
export const Device = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Device = z.infer<typeof Device>

/** The caller's own first, then the one used last. */
const Devices = z.object({ devices: z.array(Device) })

export const readDevices = operation({
  method: 'GET',
  path: '/api/devices',
  access: 'signed-in',
  response: Devices,
})

/** Ends one device's session and its live streams. One that is not there, or another user's, changes nothing. Answers those that are left. */
export const signOutDevice = operation({
  method: 'POST',
  path: '/api/devices/sign-out',
  access: 'signed-in',
  request: z.strictObject({ id: z.string('This must be text.').check(z.maxLength(100, 'There is no such device.')) }),
  response: Devices,
})

/** Ends every session of the caller but this one. Answers what is left. */
export const signOutOtherDevices = operation({
  method: 'POST',
  path: '/api/devices/sign-out-others',
  access: 'signed-in',
  response: Devices,
})
