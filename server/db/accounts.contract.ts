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

const mail = { to: 'canary@alder.example', subject: 'S', text: 'https://x.example#token=canary-token', html: '<p>' }
const soon = (minutes = 60) => new Date(Date.now() + minutes * 60_000).toISOString()

/** What every store must do with mail that waits; called inside its contract. */
export function mailOutboxContract(storeOf: () => Store, everythingStored: () => Promise<string>): void {
  const claimAll = (lease = 60_000) => storeOf().claimMail(1_000, lease)
  async function queue(uid = `u-${randomUUID()}`): Promise<string> {
    await storeOf().queueMail({ uid, mail, expiresAt: soon() })
    return uid
  }

  test('queued mail is encrypted, complete when claimed, and gone when removed', async () => {
    const uid = await queue()
    expect(await storeOf().mailBacklog()).toMatchObject({ waiting: 1 })
    const stored = await everythingStored()
    const found = ['queuedMail', mail.to, 'canary-token'].filter((word) => stored.includes(word))
    expect(found).toEqual(['queuedMail'])
    const [claimed] = await claimAll()
    expect(claimed).toMatchObject({ uid, attempts: 1, content: { mail } })
    await storeOf().removeMail(claimed?.id ?? '')
    expect(await storeOf().mailBacklog()).toEqual({ waiting: 0, oldestSeconds: 0 })
  })

  test('of many that claim at once each mail has one claimant, until its lease ends', async () => {
    const uids = await Promise.all(Array.from({ length: 20 }, () => queue()))
    const claims = await Promise.all(Array.from({ length: 10 }, () => storeOf().claimMail(3, 300)))
    const claimed = [...claims.flat(), ...(await claimAll(300))]
    expect(claimed.map(({ uid }) => uid).toSorted()).toEqual(uids.toSorted())
    expect(await claimAll()).toEqual([])
    const again: string[] = []
    await expect.poll(async () => again.push(...(await claimAll()).map(({ uid }) => uid))).toBe(uids.length)
    expect(again.toSorted()).toEqual(uids.toSorted())
    for (const { id } of claimed) await storeOf().removeMail(id)
  })

  test('a retry waits, and one of a process whose lease ended changes nothing', async () => {
    await queue()
    const [first] = await claimAll(0)
    const [second] = await claimAll(0)
    if (!first || !second) throw new Error('The mail was not claimed.')
    expect(second).toMatchObject({ id: first.id, attempts: 2 })
    await storeOf().retryMail(first, 3_600_000)
    const [third] = await claimAll()
    expect(third).toMatchObject({ id: first.id, attempts: 3 })
    await storeOf().retryMail({ id: first.id, attempts: 3 }, 3_600_000)
    expect(await claimAll()).toEqual([])
    await storeOf().removeMail(first.id)
  })

  test('a link and its mail replace the request together, or not at all', async () => {
    const resetRequest = { email: mail.to, address: '192.0.2.1', language: 'en' } as const
    await storeOf().queueResetRequest(resetRequest, 0, soon())
    const [asked] = await claimAll()
    expect(asked).toMatchObject({ uid: 'nobody', content: { resetRequest } })
    const uid = `u-${randomUUID()}`
    const link = { uid, tokenHash: randomUUID(), expiresAt: soon(), request: asked?.id ?? '' }
    const broken = { ...mail, toJSON: () => expect.fail('no mail') }
    await expect(storeOf().storeResetLink({ ...link, mail: broken })).rejects.toThrow('no mail')
    // No database takes this for an id, so that the last of the three writes fails.
    const request = { toPostgres: () => expect.fail('no id') } as never
    await expect(storeOf().storeResetLink({ ...link, mail, request })).rejects.toThrow()
    expect(await storeOf().readResetLink(link.tokenHash)).toBeNull()
    expect(await claimAll()).toEqual([])
    await storeOf().storeResetLink({ ...link, mail })
    expect(await storeOf().readResetLink(link.tokenHash)).toBe(uid)
    const waiting = await claimAll()
    expect(waiting).toMatchObject([{ uid, expiresAt: link.expiresAt, content: { mail } }])
    for (const { id } of waiting) await storeOf().removeMail(id)
    expect((await storeOf().mailBacklog()).waiting).toBe(0)
  })

  test('a notice of a second factor is queued with the change, and not without one', async () => {
    const uid = `u-${randomUUID()}`
    const notice = { uid, mail, expiresAt: soon() }
    const waiting = async () => (await storeOf().mailBacklog()).waiting
    expect(await storeOf().removeFactor(uid, undefined, notice)).toBe(false)
    expect(await storeOf().replaceRecoveryCodes(uid, ['c'], undefined, notice)).toBe(false)
    expect(await storeOf().confirmFactor(uid, 'KEY', 1, ['c'], undefined, notice)).toBe(false)
    expect(await waiting()).toBe(0)
    await storeOf().beginFactor(uid, 'KEY')
    expect(await storeOf().confirmFactor(uid, 'KEY', 1, ['c'], undefined, notice)).toBe(true)
    expect(await storeOf().replaceRecoveryCodes(uid, ['d'], undefined, notice)).toBe(true)
    expect(await storeOf().removeFactor(uid, undefined, notice)).toBe(true)
    expect(await waiting()).toBe(3)
    for (const { id } of await claimAll()) await storeOf().removeMail(id)
  })
}
