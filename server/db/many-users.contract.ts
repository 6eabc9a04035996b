import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Store } from './store.ts'

const AWKWARD = ['{"a"}', '\\', '"', 'NULL', '{}', ',', '\u0000', '\ud800', '’ 𝔘', '"grantorSsn":"sealed:x"', '$1 $&']

/** What every store must do for many who save at once; called inside its contract. */
export function manyUsersContract(store: () => Store): void {
  const person = () => `u-${randomUUID()}`

  test('of many who save at once each gets their own answer and keeps their own words, to the letter', async () => {
    const users = Array.from({ length: 40 }, (_, number) => ({ uid: person(), text: AWKWARD[number % AWKWARD.length] }))
    const saves = users.flatMap(({ uid, text }) =>
      [{ trustName: text }, { customRules: uid }].map((patch) => ({ uid, patch })),
    )
    const changes = await Promise.all(
      saves.map(({ uid, patch }) => store().changeTrust({ uid, patchId: randomUUID(), patch })),
    )
    expect(changes.map(({ patch }) => patch)).toEqual(saves.map(({ patch }) => patch))
    for (const { uid, text } of users) {
      const state = await store().readTrust(uid)
      expect(state).toMatchObject({ version: 2, record: { uid, trustName: text, customRules: uid } })
      expect((await store().changesSince(uid, 0, 10)).map(({ version }) => version)).toEqual([1, 2])
    }
  })

  test('the same two who save and begin at once in either order never wait for each other', async () => {
    const pairs = Array.from({ length: 30 }, () => [person(), person()])
    const both = pairs.flatMap(([one = '', other = '']) => [one, other, other, one])
    const [made] = await Promise.all([
      Promise.all(both.map((uid) => store().changeTrust({ uid, patchId: randomUUID(), patch: {} }))),
      Promise.all(both.toReversed().map((uid) => store().createTrust(uid, randomUUID()))),
    ])
    expect(made.length).toBe(both.length)
    for (const uid of both) expect(await store().trustVersion(uid)).toBeGreaterThanOrEqual(2)
  })

  test('numbers and texts that look like encrypted values come back as they were', async () => {
    const uid = person()
    expect(await store().readTrust(uid)).toEqual({ version: 0, record: null })
    const numbers = { grantorSsn: '914637285', einResponsiblePartySSN: '914-63-7286' }
    for (const text of AWKWARD) {
      await store().changeTrust({
        uid,
        patchId: randomUUID(),
        patch: { ...numbers, trustName: text, customRules: text },
      })
      expect((await store().readTrust(uid)).record).toMatchObject({ ...numbers, trustName: text })
    }
  })
}
