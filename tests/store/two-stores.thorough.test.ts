import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { FIRST_KEY, SECOND_KEY } from '#server/db/key-rotation.contract.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { silentLog } from '#server/observability/log.ts'
import type { Notifier } from '#server/realtime/hub.ts'
import { createNotifier } from '#server/realtime/notifier.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

let postgres: Awaited<ReturnType<typeof launchPostgres>>
const databases: Database[] = []
const notifiers: Notifier[] = []
let stores: [Store, Store]
async function open(...keys: (typeof FIRST_KEY)[]): Promise<Store> {
  const database = await openPostgres(postgres.url, silentLog)
  databases.push(database)
  return openStore(database, keys)
}
beforeAll(async () => {
  postgres = await launchPostgres()
  stores = [await open(FIRST_KEY), await open(SECOND_KEY, FIRST_KEY)]
})
afterAll(async () => {
  for (const notifier of notifiers) await notifier.stop()
  for (const database of databases) await database.close()
  await postgres.stop()
})

const users = Array.from({ length: 8 }, () => `u-${randomUUID()}`)
const entry = (id: string) => ({ beneficiaries: { put: [{ id, name: id, relationship: 'child' as const }] } })

test('two processes that save for the same users at once keep all of it, in versions without gaps', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `b-${index}`)
  const saves = users.flatMap((uid) => ids.map((id, index) => ({ uid, patch: entry(id), store: stores[index % 2] })))
  const changes = await Promise.all(
    saves.map(({ uid, patch, store }) => store?.changeTrust({ uid, patchId: randomUUID(), patch })),
  )
  expect(changes.every((change) => change?.repeated === false)).toBe(true)
  for (const uid of users) {
    const { version, record } = await stores[0].readTrust(uid)
    expect(version).toBe(ids.length)
    expect(new Set(record?.beneficiaries?.map(({ id }) => id))).toEqual(new Set(ids))
    const versions = (await stores[1].changesSince(uid, 0, 100)).map((change) => change.version)
    expect(versions).toEqual(ids.map((_, index) => index + 1))
  }
})

test('the same write at both at once is applied once, beside others', async () => {
  for (let time = 0; time < 10; time += 1) {
    const before = await Promise.all(users.map((uid) => stores[0].trustVersion(uid)))
    const writes = users.map((uid) => ({ uid, patchId: randomUUID(), patch: { trustName: `Once ${time}` } }))
    const answers = await Promise.all(stores.flatMap((store) => writes.map((write) => store.changeTrust(write))))
    expect(answers.filter(({ repeated }) => !repeated).length).toBe(users.length)
    for (const [index, uid] of users.entries()) expect(await stores[1].trustVersion(uid)).toBe((before[index] ?? 0) + 1)
  }
})

test('no number goes back to the old key during the encryption with a new one', async () => {
  const [old, current] = stores
  for (const uid of users)
    await old.changeTrust({ uid, patchId: randomUUID(), patch: { grantorSsn: '914637285', county: 'Teton' } })
  let over = false
  const saving = users.map(async (uid) => {
    for (let time = 0; !over; time += 1)
      await current.changeTrust({ uid, patchId: randomUUID(), patch: { county: `Teton ${time}` } })
  })
  // A row that is being written to is left for the next time.
  let left = Number.POSITIVE_INFINITY
  try {
    for (let time = 0; left > 0 && time < 100; time += 1) left = (await current.reencrypt()).rows
  } finally {
    over = true
    await Promise.all(saving)
  }
  expect(left).toBe(0)
  const only = await open(SECOND_KEY, FIRST_KEY)
  const { rows, unreadable } = await only.reencrypt()
  expect({ rows, unreadable }).toEqual({ rows: 0, unreadable: 0 })
  for (const uid of users) expect((await only.readTrust(uid)).record?.grantorSsn).toBe('914637285')
})

/** The notifier of a process that listens, and what it has received. */
async function listening() {
  const received: string[] = []
  const sendVersions = vi.fn(async () => {})
  const hub = {
    deliverUpTo: (uid: string, version: number) => void received.push(`${uid} ${version}`),
    endSession: () => {},
    sendVersions,
  }
  const notifier = createNotifier(postgres.url, hub, silentLog, () => {})
  notifiers.push(notifier)
  await vi.waitFor(() => expect(sendVersions).toHaveBeenCalled())
  return { notifier, received }
}

test('notifies the others and not itself, until it stops', async () => {
  const [first, second] = [await listening(), await listening()]
  first.notifier.notify({ uid: 'both', version: 1 })
  await vi.waitFor(() => expect(second.received).toEqual(['both 1']))
  second.notifier.notify({ uid: 'back', version: 2 })
  await vi.waitFor(() => expect(first.received).toEqual(['back 2']))

  // Also of the last save of a process that stops.
  second.notifier.notify({ uid: 'last', version: 3 })
  await second.notifier.stop()
  await vi.waitFor(() => expect(first.received).toEqual(['back 2', 'last 3']))
})

test('of several versions the latest is sent, in whatever order they came', async () => {
  const [first, second] = [await listening(), await listening()]
  for (const version of [1, 3, 2]) first.notifier.notify({ uid: 'again', version })
  await vi.waitFor(() => expect(second.received).toContain('again 3'))
  // The next notice comes after all of these.
  first.notifier.notify({ uid: 'next', version: 1 })
  await vi.waitFor(() => expect(second.received).toContain('next 1'))
  expect(second.received.filter((notice) => notice.startsWith('again')).at(-1)).toBe('again 3')
})
