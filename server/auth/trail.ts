import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { AccountEventKind } from '#api/account-event.ts'
import { NOBODY } from '../db/nobody.ts'
import { isOfDeletedAccount } from '../db/refused-writes.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { networkOf } from './network-of.ts'

/** Writes down what happens to accounts: for the owner with the account, and for the log without a name. */
export interface Trail {
  /** Fulfilled when the event is kept. One that cannot be kept is logged and holds nobody up. */
  note(uid: string, event: AccountEventKind, address: string, about?: string): Promise<void>
  /** For the log alone: the event itself has been kept already. */
  kept(event: AccountEventKind): void
  /** Notes a failed attempt at a moment that nobody can know, with the same write whether there is such an account or link, or not. */
  noteLater(findUid: () => Promise<string | undefined>, event: AccountEventKind, address: string, about?: string): void
  /** For the log alone: the account's own trail has gone with it. */
  deleted(): void
  /** Whether somebody has come into this account from this network before. */
  hasComeFrom(uid: string, address: string): Promise<boolean>
  /** Fulfilled when all that was put off is kept. */
  settled(): Promise<void>
}

const CAME_IN: readonly AccountEventKind[] = [
  ...(['signed-up', 'signed-in', 'google-signed-up', 'google-signed-in'] as const),
  'address-verified',
]

export function createTrail(
  store: Pick<Store, 'noteEvent' | 'hasComeFrom'>,
  log: Log,
  count: Metrics['event'] = () => {},
  longestPause = 500,
): Trail {
  const underWay = new Set<Promise<void>>()

  function kept(event: AccountEventKind): void {
    log.info('account', { what: event })
    count(event)
  }

  async function note(uid: string, event: AccountEventKind, address: string, about?: string): Promise<void> {
    kept(event)
    await store
      .noteEvent(uid, { event, network: networkOf(address), ...(about !== undefined && { about }) })
      .catch((fault: Error) => {
        if (isOfDeletedAccount(fault)) log.info('the account of an event is deleted', { what: event })
        else log.error('an account event could not be kept', { what: event, fault: fault.name })
      })
  }

  return {
    note,
    kept,
    deleted() {
      log.info('account', { what: 'deleted' })
      count('deleted')
    },
    noteLater(findUid, event, address, about) {
      const work = pause(randomInt(longestPause / 10, longestPause), undefined)
        .then(findUid)
        .catch(() => undefined)
        .then((uid) => note(uid ?? NOBODY, event, address, about))
      underWay.add(work)
      void work.finally(() => underWay.delete(work))
    },
    hasComeFrom: (uid, address) => store.hasComeFrom(uid, networkOf(address), CAME_IN),
    async settled() {
      await Promise.all(underWay)
    },
  }
}
