import { buyPackage } from '#api/purchase.ts'
import { planOf, upgradePrice } from '#content/plans.ts'
import { isTestAccount } from '../auth/test-account.ts'
import { Refuse } from '../refuse.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'
import { profileOf, sessionOf } from './session-of.ts'

export const serveBuyPackage = ({ doorway, config, store }: Parts) =>
  bindOwn(doorway, buyPackage, async ({ caller, body, patchId }) => {
    const plan = planOf(body.plan)
    if (!plan) throw new Refuse('invalid-field', 'There is no such package.', { field: 'plan' })
    const from = planOf(body.from)
    const price = from ? upgradePrice(from, plan) : plan.price
    if (price === undefined) throw new Refuse('invalid-field', 'This package is no upgrade.', { field: 'plan' })
    // Makes the profile when it is missing, so that there is something to mark as paid.
    const { uid, email } = await profileOf(store, caller)
    if (!isTestAccount(config, { uid, email }))
      await store.buy({ uid, orderKey: patchId, plan: { ...plan, price }, from: from?.id })
    const bought = await store.readPurchases(uid)
    return { session: await sessionOf(config, store, caller), purchase: bought.at(-1) ?? null }
  })
