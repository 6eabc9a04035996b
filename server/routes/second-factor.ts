import {
  beginSecondFactor,
  confirmSecondFactor,
  finishSignIn,
  makeRecoveryCodes,
  readDevices,
  readSecondFactor,
  signOutDevice,
  signOutOtherDevices,
  turnOffSecondFactor,
} from '#api/second-factor.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, publicRoute, type RouteContext } from './middleware/route.ts'
import { applySignIn, sessionOf } from './session.ts'

export function secondFactorRoutes(context: RouteContext): void {
  const { accounts, config, hub } = context
  const { devices, secondFactor, verification } = accounts

  function requireTwoFactor(): void {
    if (!config.twoFactor)
      throw new ApiError('two-factor-not-offered', 'Two-factor authentication is not offered in this installation.')
  }

  publicRoute(context, finishSignIn, async ({ body, headers, address, setCookies }) => {
    requireTwoFactor()
    const signedIn = await accounts.finishSignIn(body.code, { headers, address })
    applySignIn(hub, setCookies, signedIn)
    return sessionOf(context, signedIn)
  })

  authenticatedRoute(context, readSecondFactor, async ({ caller }) => {
    requireTwoFactor()
    return secondFactor.read(caller.uid)
  })

  authenticatedRoute(context, beginSecondFactor, async ({ caller, body }) => {
    requireTwoFactor()
    await verification.check(caller)
    return secondFactor.begin(caller, body)
  })

  authenticatedRoute(context, confirmSecondFactor, async ({ caller, body, address }) => {
    requireTwoFactor()
    await verification.check(caller)
    return { recoveryCodes: await secondFactor.confirm(caller, body.code, address) }
  })

  authenticatedRoute(context, makeRecoveryCodes, async ({ caller, body, address }) => {
    requireTwoFactor()
    return { recoveryCodes: await secondFactor.newCodes(caller, body, address) }
  })

  authenticatedRoute(context, turnOffSecondFactor, async ({ caller, body, address }) => {
    requireTwoFactor()
    await secondFactor.turnOff(caller, body, address)
    return {}
  })

  const endStreams = (sessionIds: readonly string[]) => {
    for (const id of sessionIds) hub.endSession(id)
  }

  authenticatedRoute(context, readDevices, async ({ caller }) => {
    requireTwoFactor()
    return { devices: await devices.list(caller) }
  })

  authenticatedRoute(context, signOutDevice, async ({ caller, body, address }) => {
    requireTwoFactor()
    endStreams(await devices.signOut(caller, body.id, address))
    return { devices: await devices.list(caller) }
  })

  authenticatedRoute(context, signOutOtherDevices, async ({ caller, address }) => {
    requireTwoFactor()
    endStreams(await devices.signOutOthers(caller, address))
    return { devices: await devices.list(caller) }
  })
}
