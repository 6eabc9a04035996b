import { readDevices, signOutDevice, signOutOtherDevices } from '#api/devices.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { refuseUnlessOffered } from './refuse-unless-offered.ts'

export function serveDevices({ doorway, config, hub, accounts: { devices } }: Parts): void {
  const end = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) hub.endSession(id)
  }

  bindOwn(doorway, readDevices, async ({ caller }) => {
    refuseUnlessOffered(config)
    return { devices: await devices.list(caller) }
  })
  bindOwn(doorway, signOutDevice, async ({ caller, body, address }) => {
    refuseUnlessOffered(config)
    end(await devices.signOut(caller, body.id, address))
    return { devices: await devices.list(caller) }
  })
  bindOwn(doorway, signOutOtherDevices, async ({ caller, address }) => {
    refuseUnlessOffered(config)
    end(await devices.signOutOthers(caller, address))
    return { devices: await devices.list(caller) }
  })
}
