import { exportOwnData, type OwnData } from '#api/account.ts'
import { OWN_DATA_FORMAT } from '#domain/import/own-data-format.ts'
import type { Caller } from '../auth/sessions.ts'
import { exportTurns, streamOf } from './export-turns.ts'
import { bindOwn } from './middleware/bind.ts'
import { JsonFile } from './middleware/json-text.ts'
import type { Parts } from './parts.ts'
import { profileOf } from './session-of.ts'

type Sources = Pick<Parts, 'store' | 'accounts' | 'now'>

/** Everything but the history, which can be many times as long. */
async function ownData({ store, accounts, now }: Sources, caller: Caller): Promise<Omit<OwnData, 'changes'>> {
  const { uid } = caller
  const trust = await store.readTrust(uid)
  const { since, recoveryCodesLeft } = await accounts.secondFactor.read(uid)
  const reviewLinks = await store.readReviewLinks(uid)
  return {
    format: OWN_DATA_FORMAT,
    exportedAt: now().toISOString(),
    profile: await profileOf(store, caller),
    trust,
    restores: await store.readRestores(uid),
    documentCopies: await store.readCopies(uid),
    healthCareDirective: await store.readDirective(uid),
    billing: await store.readBilling(uid),
    purchases: await store.readPurchases(uid),
    logins: await accounts.loginsOf(uid),
    // A session's id is part of how it is recognised, so it stays here.
    sessions: (await accounts.sessionsOf(uid)).map(({ id, ...session }) => session),
    ...(since && { secondFactor: { since, recoveryCodesLeft } }),
    accountEvents: await store.readEvents(uid),
    ...(reviewLinks.length > 0 && { reviewLinks, reviewComments: await store.readReviewComments(uid) }),
  }
}

/** The JSON of all of it, with a page of the history in memory at a time. */
async function* jsonOf(
  store: Sources['store'],
  { uid }: Caller,
  others: Omit<OwnData, 'changes'>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(others).slice(0, -1)},"changes":[`
  const last = others.trust.version
  for (let after = 0; after < last; ) {
    const page = await store.nextChanges(uid, after, last)
    const end = page.at(-1)
    if (!end) break
    yield (after === 0 ? '' : ',') + page.map((change) => JSON.stringify(change)).join(',')
    after = end.version
  }
  yield ']}'
}

/** Answers a file to save, which the others do not. */
export function serveExportOwnData({ doorway, rateLimits, log, ...sources }: Parts): void {
  const begin = exportTurns({ rateLimits, log })
  const { accounts, store } = sources
  bindOwn(doorway, exportOwnData, async ({ caller, body, address, hangUp }) => {
    await accounts.reauthenticateForExport(caller, body, address)
    const turn = await begin(caller.uid)
    try {
      await accounts.auditLog.record(caller.uid, 'data-exported', address)
      const texts = jsonOf(store, caller, await ownData(sources, caller))
      return new JsonFile('kinstead-my-data.json', streamOf(texts, turn, hangUp))
    } catch (fault) {
      await turn.end()
      throw fault
    }
  })
}
