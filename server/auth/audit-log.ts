import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AccountEventKind } from '#api/account-event.ts'
import type { Store } from '../db/store.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import { isOfDeletedAccount } from '../db/write-errors.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { networkOf } from './network-of.ts'

/** What happens to accounts: stored with the account for its owner, and written to the server's log without a name. */
export interface AuditLog {
  /** Resolves when the event is stored. One that cannot be stored is logged, and fails nothing. */
  record(uid: string, event: AccountEventKind, address: string, about?: string): Promise<void>
  /** Only writes to the server's log, for an event that has been stored already. */
  logOnly(event: AccountEventKind): void
  /** Records a failed attempt at a random moment, with the same write whether the account or link exists or not. */
  recordLater(
    findUid: () => Promise<string | undefined>,
    event: AccountEventKind,
    address: string,
    about?: string,
  ): void
  /** Only writes to the server's log: the account's audit log has been deleted with it. */
  deleted(): void
  /** Whether somebody has signed in to this account from this network before. */
  hasComeFrom(uid: string, address: string): Promise<boolean>
  /** Resolves when everything that was put off is stored. */
  settled(): Promise<void>
}

const SIGNED_IN: readonly AccountEventKind[] = [
  ...(['signed-up', 'signed-in', 'google-signed-up', 'google-signed-in'] as const),
  'address-verified',
]

export function createAuditLog(
  store: Pick<Store, 'recordEvent' | 'hasEventFrom'>,
  log: Log,
  count: Metrics['event'] = () => {},
  longestPause = 500,
): AuditLog {
  const pending = new Set<Promise<void>>()

  function logOnly(event: AccountEventKind): void {
    log.info('account', { what: event })
    count(event)
  }

  async function record(uid: string, event: AccountEventKind, address: string, about?: string): Promise<void> {
    logOnly(event)
    await store
      .recordEvent(uid, { event, network: networkOf(address), ...(about !== undefined && { about }) })
      .catch((fault: Error) => {
        if (isOfDeletedAccount(fault)) log.info('the account of an event is deleted', { what: event })
        else log.error('an account event could not be kept', { what: event, fault: fault.name })
      })
  }

  return {
    record,
    logOnly,
    deleted() {
      log.info('account', { what: 'deleted' })
      count('deleted')
    },
    recordLater(findUid, event, address, about) {
      const work = pause(randomInt(longestPause / 10, longestPause), undefined)
        .then(findUid)
        .catch(() => undefined)
        .then((uid) => record(uid ?? PLACEHOLDER_UID, event, address, about))
      pending.add(work)
      void work.finally(() => pending.delete(work))
    },
    hasComeFrom: (uid, address) => store.hasEventFrom(uid, networkOf(address), SIGNED_IN),
    async settled() {
      await Promise.all(pending)
    },
  }
}
