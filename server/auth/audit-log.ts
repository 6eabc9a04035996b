import { randomInt } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { AccountEventKind } from '#api/account-event.ts'
import { isOfDeletedAccount } from '../db/database-errors.ts'
import type { Store } from '../db/store.ts'
import { PLACEHOLDER_UID } from '../db/tables.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'

/**
 * The network of an address, without what identifies a household: of IPv4 without the last number, of IPv6 the first three
 * groups. Takes the result of {@link clientAddress}, in which an IPv6 address is a network already.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const [bare = ''] = address.split('/')
  if (!isIPv6(bare)) return 'unknown'
  return `${bare.split(':').slice(0, 3).join(':')}::/48`
}

const SIGNED_IN: readonly AccountEventKind[] = [
  ...(['signed-up', 'signed-in', 'google-signed-up', 'google-signed-in'] as const),
  'address-verified',
]

/** Events of accounts: stored with the account for its owner, and logged by the server without a name. */
export function createAuditLog(
  store: Pick<Store, 'recordEvent' | 'hasEventFrom'>,
  log: Log,
  count: Metrics['event'] = () => {},
  longestPause = 500,
) {
  const pending = new Set<Promise<void>>()

  /** Only logs, for an event that is already stored. */
  function logOnly(event: AccountEventKind): void {
    log.info('account', { what: event })
    count(event)
  }

  /** Resolves when the event is stored. An error is logged and not thrown. */
  async function record(uid: string, event: AccountEventKind, address: string, about?: string): Promise<void> {
    logOnly(event)
    await store
      .recordEvent(uid, { event, network: networkOf(address), ...(about !== undefined && { about }) })
      .catch((error: Error) => {
        if (isOfDeletedAccount(error)) log.info('the account of an event is deleted', { what: event })
        else log.error('an account event could not be stored', { what: event, error: error.name })
      })
  }

  return {
    record,
    logOnly,
    /** Only logs: the stored events were deleted with the account. */
    deleted(): void {
      log.info('account', { what: 'deleted' })
      count('deleted')
    },
    /** Records a failed attempt after a random delay, with the same write whether or not the account or link exists. */
    recordLater(
      findUid: () => Promise<string | undefined>,
      event: AccountEventKind,
      address: string,
      about?: string,
    ): void {
      const work = pause(randomInt(longestPause / 10, longestPause), undefined)
        .then(findUid)
        .catch(() => undefined)
        .then((uid) => record(uid ?? PLACEHOLDER_UID, event, address, about))
      pending.add(work)
      void work.finally(() => pending.delete(work))
    },
    /** Whether this account has been signed in to from this network before. */
    hasComeFrom: (uid: string, address: string): Promise<boolean> =>
      store.hasEventFrom(uid, networkOf(address), SIGNED_IN),
    /** Resolves when every delayed event is stored. */
    async settled(): Promise<void> {
      await Promise.all(pending)
    },
  }
}
export type AuditLog = ReturnType<typeof createAuditLog>
