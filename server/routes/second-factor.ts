import {
  beginSecondFactor,
  confirmSecondFactor,
  finishSignIn,
  makeRecoveryCodes,
  readSecondFactor,
  turnOffSecondFactor,
} from '#api/second-factor.ts'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, publicRoute, type RouteContext } from './middleware/route.ts'
import { sessionOf } from './session.ts'

/** Throws `two-factor-not-offered` where the installation does not offer a second factor. */
export function requireTwoFactor({ twoFactor }: Pick<Config, 'twoFactor'>): void {
  if (!twoFactor)
    throw new ApiError('two-factor-not-offered', 'Two-factor authentication is not offered in this installation.')
}

export function secondFactorRoutes(context: RouteContext): void {
  const { accounts, config, hub } = context
  const { secondFactor, verification } = accounts

  publicRoute(context, finishSignIn, async ({ body, headers, address, setCookies }) => {
    requireTwoFactor(config)
    const signedIn = await accounts.finishSignIn(body.code, { headers, address })
    setCookies(signedIn.cookies)
    for (const ended of signedIn.endedSessions) hub.endSession(ended)
    return sessionOf(context, signedIn)
  })

  authenticatedRoute(context, readSecondFactor, async ({ caller }) => {
    requireTwoFactor(config)
    return secondFactor.read(caller.uid)
  })

  authenticatedRoute(context, beginSecondFactor, async ({ caller, body }) => {
    requireTwoFactor(config)
    await verification.check(caller)
    return secondFactor.begin(caller, body)
  })

  authenticatedRoute(context, confirmSecondFactor, async ({ caller, body, address }) => {
    requireTwoFactor(config)
    await verification.check(caller)
    return { recoveryCodes: await secondFactor.confirm(caller, body.code, address) }
  })

  authenticatedRoute(context, makeRecoveryCodes, async ({ caller, body, address }) => {
    requireTwoFactor(config)
    return { recoveryCodes: await secondFactor.newCodes(caller, body, address) }
  })

  authenticatedRoute(context, turnOffSecondFactor, async ({ caller, body, address }) => {
    requireTwoFactor(config)
    await secondFactor.turnOff(caller, body, address)
    return {}
  })
}
