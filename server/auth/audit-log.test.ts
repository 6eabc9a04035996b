import { expect, test } from 'vitest'
import type { AccountEvent } from '#api/account-event.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { AccountDeleted } from '../db/write-errors.ts'
import { createLog, silentLog } from '../observability/log.ts'
import { createAuditLog } from './audit-log.ts'

type Kept = { uid: string } & Pick<AccountEvent, 'event' | 'network'>
function memory() {
  const kept: Kept[] = []
  return {
    kept,
    recordEvent: async (uid: string, event: Pick<AccountEvent, 'event' | 'network'>) =>
      void kept.push({ uid, ...event }),
    hasEventFrom: async (uid: string, network: string, events: readonly string[]) =>
      kept.some((one) => one.uid === uid && one.network === network && events.includes(one.event)),
  }
}

test('an owner is known by the network that they came in from, and nobody by one that they failed from', async () => {
  const auditLog = createAuditLog(memory(), silentLog)
  await auditLog.record('ann', 'signed-in', '198.51.100.7')
  await auditLog.record('ann', 'sign-in-failed', '203.0.113.9')
  await auditLog.record('tom', 'signed-in', '192.0.2.1')
  const known = ['198.51.100.7', '198.51.100.200', '203.0.113.9', '192.0.2.1', 'unknown']
  expect(await Promise.all(known.map((address) => auditLog.hasComeFrom('ann', address)))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ])
})

test('a failure is written down later, for an unknown address too', async () => {
  const store = memory()
  const auditLog = createAuditLog(store, silentLog, undefined, 20)
  auditLog.recordLater(async () => 'ann', 'sign-in-failed', '203.0.113.9')
  auditLog.recordLater(async () => undefined, 'sign-in-failed', '203.0.113.9')
  auditLog.recordLater(() => Promise.reject(new Error('gone')), 'sign-in-failed', '203.0.113.9')
  expect(store.kept).toEqual([])
  await auditLog.settled()
  expect(store.kept.map(({ uid }) => uid).sort()).toEqual(['ann', PLACEHOLDER_UID, PLACEHOLDER_UID])
})

test('one that cannot be kept holds nobody up, and the log tells of it without a name', async () => {
  const lines: string[] = []
  const log = createLog({ write: (text: string) => lines.push(text) }, 'info')
  const auditLog = createAuditLog({ ...memory(), recordEvent: () => Promise.reject(new Error('disk full')) }, log)
  await auditLog.record('ann-uid', 'signed-in', '203.0.113.9')
  expect(lines.join('')).toContain('an account event could not be kept')
  expect(lines.join('')).not.toMatch(/ann-uid|203\.0/)
})

test('one about an account that is deleted meanwhile is no fault', async () => {
  const lines: string[] = []
  const log = createLog({ write: (text: string) => lines.push(text) }, 'info')
  for (const gone of [{ code: '23503' }, { errcode: 787 }, new AccountDeleted()]) {
    const auditLog = createAuditLog({ ...memory(), recordEvent: () => Promise.reject(gone) }, log)
    await auditLog.record('ann-uid', 'signed-in', '203.0.113.9')
  }
  expect(lines.join('')).toContain('the account of an event is deleted')
  expect(lines.join('')).not.toContain('"level":"error"')
})
