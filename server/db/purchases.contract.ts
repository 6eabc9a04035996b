import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Order } from './purchases.ts'
import type { Store } from './store.ts'
import { KeyTaken } from './write-errors.ts'

const pro: Order['plan'] = { id: 'pro', title: 'Pro', price: 199 }
const elite: Order['plan'] = { id: 'elite', title: 'Elite', price: 399 }

/** What every store must do with purchases; called inside its contract. */
export function purchasesContract(store: () => Store): void {
  async function buyer(): Promise<string> {
    const uid = `u-${randomUUID()}`
    await store().createProfile({ uid, firstName: 'Ann', lastName: 'Lee', email: 'ann@lee.example' })
    return uid
  }
  const buy = (uid: string, plan = pro, orderKey = randomUUID()) => store().buy({ uid, orderKey, plan })
  const upgrade = (uid: string, from: Order['from'], orderKey = randomUUID()) =>
    store().buy({ uid, orderKey, plan: { ...elite, price: 200 }, from })

  test('a purchase marks the profile as paid and leaves its record', async () => {
    const uid = await buyer()
    expect(await store().readPurchases(uid)).toEqual([])
    const before = Date.now()
    await buy(uid)
    const [purchase, ...more] = await store().readPurchases(uid)
    expect(more).toEqual([])
    const at = Date.parse(purchase?.purchaseDate ?? '')
    expect(purchase).toEqual({
      id: `${uid}_${at}`,
      userId: uid,
      packageId: 'pro',
      packageName: 'Pro',
      amount: 199,
      currency: 'USD',
      paymentMethod: 'credit_card',
      purchaseDate: new Date(at).toISOString(),
      status: 'completed',
    })
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(Date.now())
    expect(await store().readProfile(uid)).toMatchObject({
      hasPaid: true,
      packageType: 'pro',
      updatedAt: purchase?.purchaseDate,
      firstName: 'Ann',
    })
  })

  test('a later order does not replace a purchase', async () => {
    const uid = await buyer()
    const orderKey = randomUUID()
    await buy(uid, pro, orderKey)
    await buy(uid, pro, orderKey)
    await expect(buy(uid, elite, orderKey)).rejects.toThrow(KeyTaken)
    await buy(uid, elite)
    expect((await store().readPurchases(uid)).map(({ packageId }) => packageId)).toEqual(['pro'])
    expect(await store().readProfile(uid)).toMatchObject({ packageType: 'pro' })
  })

  test('20 orders at once, under one key and under many, make one purchase', async () => {
    const uid = await buyer()
    const orderKey = randomUUID()
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        buy(uid, index % 2 ? pro : elite, index % 4 < 2 ? orderKey : randomUUID()),
      ),
    )
    const [purchase, ...more] = await store().readPurchases(uid)
    expect(more).toEqual([])
    expect(await store().readProfile(uid)).toMatchObject({ hasPaid: true, packageType: purchase?.packageId })
  })

  test('20 upgrades at once make one, and only from the package that one has', async () => {
    const uid = await buyer()
    await upgrade(uid, 'pro')
    expect(await store().readPurchases(uid)).toEqual([])
    await buy(uid)
    await upgrade(uid, 'starter')
    await Promise.all(Array.from({ length: 20 }, () => upgrade(uid, 'pro')))
    const bought = await store().readPurchases(uid)
    expect(bought.map(({ packageId, amount }) => [packageId, amount])).toEqual([
      ['pro', 199],
      ['elite', 200],
    ])
    expect(new Set(bought.map(({ id }) => id)).size).toBe(2)
    expect(await store().readProfile(uid)).toMatchObject({ hasPaid: true, packageType: 'elite' })
  })

  test('purchases of two users are separate, under the same key too', async () => {
    const [ann, tom, eve] = [await buyer(), await buyer(), await buyer()]
    const orderKey = randomUUID()
    await Promise.all([buy(ann, pro, orderKey), buy(tom, elite, orderKey)])
    expect(await store().readPurchases(ann)).toMatchObject([{ userId: ann, amount: 199 }])
    expect(await store().readPurchases(tom)).toMatchObject([{ userId: tom, amount: 399 }])
    expect(await store().readProfile(eve)).toMatchObject({ hasPaid: false, packageType: null })
  })

  test('a purchase without a profile changes nothing', async () => {
    const uid = `u-${randomUUID()}`
    await buy(uid)
    expect(await store().readPurchases(uid)).toEqual([])
  })
}
