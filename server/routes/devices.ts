import { readDevices, signOutDevice, signOutOtherDevices } from '#api/devices.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'
import { requireTwoFactor } from './second-factor.ts'

export function deviceRoutes(context: RouteContext): void {
  const { config, hub } = context
  const { devices } = context.accounts
  const end = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) hub.endSession(id)
  }

  authenticatedRoute(context, readDevices, async ({ caller }) => {
    requireTwoFactor(config)
    return { devices: await devices.list(caller) }
  })

  authenticatedRoute(context, signOutDevice, async ({ caller, body, address }) => {
    requireTwoFactor(config)
    end(await devices.signOut(caller, body.id, address))
    return { devices: await devices.list(caller) }
  })

  authenticatedRoute(context, signOutOtherDevices, async ({ caller, address }) => {
    requireTwoFactor(config)
    end(await devices.signOutOthers(caller, address))
    return { devices: await devices.list(caller) }
  })
}
