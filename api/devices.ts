import * as z from 'zod/mini'
import { INSTANT, operation, resource } from './operation.ts'

/**
 * A browser in which the caller is signed in. `id` names it here and is no part of its session. `browser` and `system`
 * are words, '' when it does not say; `address` is its network address at sign-in, '' when unknown. Instants are ISO 8601
 * in UTC; of use, only the day is recorded.
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
  errors: ['two-factor-not-offered'],
  summary: 'Read where the caller is signed in',
  answer: 'Every device, the caller’s own first.',
})

/** A device of another user changes nothing either. */
export const signOutDevice = operation({
  method: 'POST',
  path: '/api/devices/sign-out',
  access: 'signed-in',
  request: z.strictObject({ id: z.string('This must be text.').check(z.maxLength(100, 'There is no such device.')) }),
  response: Devices,
  errors: ['two-factor-not-offered'],
  summary: 'Sign a device out',
  description: 'Its session and its live streams end at once. A device that is not there changes nothing.',
  answer: 'The devices that are left.',
  example: { id: 'the-id-of-a-device' },
})

export const signOutOtherDevices = operation({
  method: 'POST',
  path: '/api/devices/sign-out-others',
  access: 'signed-in',
  response: Devices,
  errors: ['two-factor-not-offered'],
  summary: 'Sign out everywhere else',
  answer: 'The device that is left.',
})

export const devices = resource({
  tag: 'Second factor and devices',
  operations: { readDevices, signOutDevice, signOutOtherDevices },
  schemas: {
    Device: {
      schema: Device,
      description: 'A browser in which the owner is signed in.',
      fields: {
        id: 'Names the device here, and is no part of its session.',
        browser: 'In words, empty when it does not say.',
        system: 'In words, empty when it does not say.',
        address: 'Its network address at sign-in.',
        signedInAt: INSTANT,
        lastUsedAt: { description: 'To the day.', ...INSTANT },
        current: 'The one that asks.',
      },
    },
  },
})
