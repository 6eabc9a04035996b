import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '#server/observability/log.ts'
import type { Notifier } from '#server/realtime/hub.ts'
import { createNotifier } from '#server/realtime/notifier.ts'
import { launchPostgres } from '#tests/postgres/launch.ts'

let postgres: Awaited<ReturnType<typeof launchPostgres>>
const notifiers: Notifier[] = []
beforeAll(async () => {
  postgres = await launchPostgres()
})
afterAll(async () => {
  for (const notifier of notifiers) await notifier.stop()
  await postgres.stop()
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
