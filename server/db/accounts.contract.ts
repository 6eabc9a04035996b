import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { KeyTaken } from './database-errors.ts'
import type { Order } from './purchases.ts'
import type { Store } from './store.ts'

/** What every store must do with profiles; called inside its contract. */
export function profilesContract(store: () => Store): void {
  test('a profile is made once, renamed, and remembers the last login', async () => {
    const uid = `u-${randomUUID()}`
    await store().createProfile({ uid, firstName: 'Ann', lastName: 'Lee', email: 'ann@lee.example' })
    await store().createProfile({ uid, firstName: 'Other', lastName: 'Name', email: 'x@y.example' })
    const first = await store().readProfile(uid)
    expect(first).toMatchObject({
      firstName: 'Ann',
      trustProgress: 0,
      hasPaid: false,
      packageType: null,
      language: null,
      updatedAt: null,
    })
    await store().changeProfile(uid, { lastName: 'Lee-Park' })
    await store().changeProfile(uid, { language: 'es' })
    await store().recordLogin(uid)
    const later = await store().readProfile(uid)
    expect(later).toMatchObject({
      uid,
      firstName: 'Ann',
      lastName: 'Lee-Park',
      language: 'es',
      createdAt: first?.createdAt,
    })
    expect(later?.updatedAt).not.toBeNull()
    expect(Date.parse(later?.lastLogin ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.lastLogin ?? ''))
    await store().recordLogin(uid, 60_000)
    expect((await store().readProfile(uid))?.lastLogin, 'too soon').toBe(later?.lastLogin)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await store().recordLogin(uid, 1)
    expect((await store().readProfile(uid))?.lastLogin).not.toBe(later?.lastLogin)
  })
}

/** The audit logs of every store; called inside its contract. */
export function auditLogContract(store: () => Store): void {
  test('separates the audit logs of accounts, in order', async () => {
    const [ann, tom] = [`u-${randomUUID()}`, `u-${randomUUID()}`]
    const began = new Date().toISOString()
    for (const event of ['signed-up', 'signed-out', 'signed-in'] as const) {
      await store().recordEvent(ann, { event, network: '203.0.113.0/24' })
      await new Promise((done) => setTimeout(done, 2))
    }
    await store().recordEvent(tom, { event: 'sign-in-failed', network: '2001:db8:1::/48' })
    const events = await store().readEvents(ann)
    expect(events.map(({ event }) => event)).toEqual(['signed-up', 'signed-out', 'signed-in'])
    expect(events.every(({ at, network }) => at >= began && network === '203.0.113.0/24')).toBe(true)
    expect(await store().readEvents(tom)).toMatchObject([{ event: 'sign-in-failed', network: '2001:db8:1::/48' }])
  })

  test('stores a hundred of one kind and from one network in a day', async () => {
    const uid = `u-${randomUUID()}`
    const network = '203.0.113.0/24'
    for (let time = 0; time < 103; time += 1) await store().recordEvent(uid, { event: 'data-exported', network })
    await store().recordEvent(uid, { event: 'signed-out', network })
    await store().recordEvent(uid, { event: 'data-exported', network: '2001:db8:1::/48' })
    const events = await store().readEvents(uid)
    const counts = Object.groupBy(events, ({ event, network }) => `${event} ${network}`)
    expect(Object.values(counts).map((of) => of?.length)).toEqual([100, 1, 1])
  })

  test('knows from where an owner came in, after thousands of newer events', async () => {
    const uid = `u-${randomUUID()}`
    const [home, away] = ['203.0.113.0/24', '198.51.100.0/24']
    await store().recordEvent(uid, { event: 'signed-in', network: home })
    await new Promise((done) => setTimeout(done, 2))
    const failed = { event: 'sign-in-failed', network: away } as const
    // Each from a network of its own, because of one network a hundred a day are stored.
    for (let network = 0; network < 1_200; network += 1)
      await store().recordEvent(uid, { ...failed, network: `10.${network >> 8}.${network & 255}.0/24` })
    expect((await store().readEvents(uid)).every(({ network }) => network.startsWith('10.'))).toBe(true)
    const comesFrom = (whose: string, network: string) =>
      store().hasEventFrom(whose, network, ['signed-up', 'signed-in'])
    expect(await comesFrom(uid, home)).toBe(true)
    expect(await comesFrom(uid, away)).toBe(false)
    expect(await comesFrom(`u-${randomUUID()}`, home)).toBe(false)
  })
}

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
