import {
  beginSecondFactor,
  confirmSecondFactor,
  makeRecoveryCodes,
  readSecondFactor,
  turnOffSecondFactor,
} from '#api/second-factor.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { refuseUnlessOffered } from './refuse-unless-offered.ts'

export function serveSecondFactor({ doorway, config, accounts: { secondFactor, verification } }: Parts): void {
  bindOwn(doorway, readSecondFactor, async ({ caller }) => {
    refuseUnlessOffered(config)
    return secondFactor.read(caller.uid)
  })
  bindOwn(doorway, beginSecondFactor, async ({ caller, body }) => {
    refuseUnlessOffered(config)
    await verification.check(caller)
    return secondFactor.begin(caller, body)
  })
  bindOwn(doorway, confirmSecondFactor, async ({ caller, body, address }) => {
    refuseUnlessOffered(config)
    await verification.check(caller)
    return { recoveryCodes: await secondFactor.confirm(caller, body.code, address) }
  })
  bindOwn(doorway, makeRecoveryCodes, async ({ caller, body, address }) => {
    refuseUnlessOffered(config)
    return { recoveryCodes: await secondFactor.newCodes(caller, body, address) }
  })
  bindOwn(doorway, turnOffSecondFactor, async ({ caller, body, address }) => {
    refuseUnlessOffered(config)
    await secondFactor.turnOff(caller, body, address)
    return {}
  })
}
