import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Store } from './store.ts'

/** What every store must do with the trails of accounts; called inside its contract. */
export function trailContract(store: () => Store): void {
  test('keeps the trail of each account apart, in order', async () => {
    const [ann, tom] = [`u-${randomUUID()}`, `u-${randomUUID()}`]
    const began = new Date().toISOString()
    for (const event of ['signed-up', 'signed-out', 'signed-in'] as const) {
      await store().noteEvent(ann, { event, network: '203.0.113.0/24' })
      await new Promise((done) => setTimeout(done, 2))
    }
    await store().noteEvent(tom, { event: 'sign-in-failed', network: '2001:db8:1::/48' })
    const events = await store().readEvents(ann)
    expect(events.map(({ event }) => event)).toEqual(['signed-up', 'signed-out', 'signed-in'])
    expect(events.every(({ at, network }) => at >= began && network === '203.0.113.0/24')).toBe(true)
    expect(await store().readEvents(tom)).toMatchObject([{ event: 'sign-in-failed', network: '2001:db8:1::/48' }])
  })

  test('keeps a hundred of one kind and from one network in a day', async () => {
    const uid = `u-${randomUUID()}`
    const network = '203.0.113.0/24'
    for (let time = 0; time < 103; time += 1) await store().noteEvent(uid, { event: 'data-exported', network })
    await store().noteEvent(uid, { event: 'signed-out', network })
    await store().noteEvent(uid, { event: 'data-exported', network: '2001:db8:1::/48' })
    const events = await store().readEvents(uid)
    const counts = Object.groupBy(events, ({ event, network }) => `${event} ${network}`)
    expect(Object.values(counts).map((of) => of?.length)).toEqual([100, 1, 1])
  })

  test('knows from where an owner came in, after thousands of newer events', async () => {
    const uid = `u-${randomUUID()}`
    const [home, away] = ['203.0.113.0/24', '198.51.100.0/24']
    await store().noteEvent(uid, { event: 'signed-in', network: home })
    await new Promise((done) => setTimeout(done, 2))
    const failed = { event: 'sign-in-failed', network: away } as const
    // Each from a network of its own: of one network a hundred a day are kept.
    for (let network = 0; network < 1_200; network += 1)
      await store().noteEvent(uid, { ...failed, network: `10.${network >> 8}.${network & 255}.0/24` })
    expect((await store().readEvents(uid)).every(({ network }) => network.startsWith('10.'))).toBe(true)
    const comesFrom = (whose: string, network: string) =>
      store().hasComeFrom(whose, network, ['signed-up', 'signed-in'])
    expect(await comesFrom(uid, home)).toBe(true)
    expect(await comesFrom(uid, away)).toBe(false)
    expect(await comesFrom(`u-${randomUUID()}`, home)).toBe(false)
  })
}
