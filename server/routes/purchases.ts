import { buyPackage, changeBilling, isPastMonth, readBilling } from '#api/purchases.ts'
import { planOf, upgradePrice } from '#content/plans.ts'
import { addDays } from '#domain/formats/calendar-date.ts'
import { profileOf } from '../auth/user-account.ts'
import { isTestAccount } from '../config.ts'
import { ApiError } from '../errors.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'
import { sessionOf } from './session.ts'

export function purchaseRoutes(context: RouteContext): void {
  const { config, store, now } = context

  authenticatedRoute(context, buyPackage, async ({ caller, body, patchId }) => {
    if (config.stripe) throw new ApiError('payment-required', 'Here, packages are paid for on Stripe’s page.')
    const plan = planOf(body.plan)
    if (!plan) throw new ApiError('invalid-field', 'There is no such package.', { field: 'plan' })
    const from = planOf(body.from)
    const price = from ? upgradePrice(from, plan) : plan.price
    if (price === undefined) throw new ApiError('invalid-field', 'This package is not an upgrade.', { field: 'plan' })
    // Creates a missing profile, which is then marked as paid.
    const { uid, email } = await profileOf(store, caller)
    if (!isTestAccount(config, { uid, email }))
      await store.buy({ uid, orderKey: patchId, plan: { ...plan, price }, from: from?.id })
    const bought = await store.readPurchases(uid)
    return { session: await sessionOf(context, caller), purchase: bought.at(-1) ?? null }
  })

  authenticatedRoute(context, readBilling, ({ caller }) => store.readBilling(caller.uid))

  authenticatedRoute(context, changeBilling, ({ caller, body }) => {
    // It may still be yesterday in the user's time zone.
    const yesterday = addDays(now().toISOString().slice(0, 10), -1)
    if (isPastMonth(body.expiryDate, yesterday))
      throw new ApiError('invalid-field', 'The expiry date is in the past.', { field: 'expiryDate' })
    return store.saveBilling(caller.uid, body)
  })
}
