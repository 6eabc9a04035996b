import * as z from 'zod/mini'
import { planIds } from '#domain/plan-ids.ts'
import { operation } from './operation.ts'
import { Session } from './session.ts'

/** The record of a purchase (specification P 3). `id` is `{userId}_{milliseconds}`; `amount` is in whole US dollars; `purchaseDate` is ISO 8601 in UTC. */
export const Purchase = z.object({
  id: z.string(),
  userId: z.string(),
  packageId: z.enum(planIds),
  packageName: z.string(),
  amount: z.number(),
  currency: z.literal('USD'),
  paymentMethod: z.literal('credit_card'),
  purchaseDate: z.string(),
  status: z.literal('completed'),
})
export type Purchase = z.infer<typeof Purchase>

/**
 * Buys a package for the caller, once: title, amount and time are the server's, no card is charged and none is sent.
 * Repeated, with the same key or by someone who has paid already, it changes nothing. With `from`, the package that the
 * caller has, it upgrades to a larger one for the difference of the prices; a caller who has another package keeps it. Answers the session as it then
 * is, with `hasPaid`, and what the caller has bought; `purchase` is null for who counts as paid without having bought.
 */
export const buyPackage = operation({
  method: 'POST',
  path: '/api/purchases',
  access: 'signed-in',
  request: z.strictObject({
    plan: z.enum(planIds, 'There is no such package.'),
    from: z.optional(z.enum(planIds, 'There is no such package.')),
  }),
  response: z.object({ session: Session, purchase: z.nullable(Purchase) }),
})
