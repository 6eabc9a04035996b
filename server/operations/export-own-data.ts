import { exportOwnData, type OwnData } from '#contract/account.ts'
import { OWN_DATA_FORMAT } from '#domain/import/own-data-format.ts'
import type { Caller } from '../accounts/sessions.ts'
import { callerOf } from './bind.ts'
import type { Parts } from './parts.ts'
import { profileOf } from './session-of.ts'

type Sources = Pick<Parts, 'store' | 'accounts' | 'now'>

async function ownData({ store, accounts, now }: Sources, caller: Caller): Promise<OwnData> {
  const { uid } = caller
  const trust = await store.readTrust(uid)
  const { since, recoveryCodesLeft } = await accounts.secondFactor.read(uid)
  const reviewLinks = await store.readReviewLinks(uid)
  return {
    format: OWN_DATA_FORMAT,
    exportedAt: now().toISOString(),
    profile: await profileOf(store, caller),
    trust,
    changes: await store.changesSince(uid, 0, trust.version),
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

/** Answers a file to save, which the others do not. */
export function serveExportOwnData({ doorway, ...sources }: Parts): void {
  doorway.app.get(exportOwnData.path, async (c) => {
    const caller = await callerOf(c.req.raw.headers, doorway)
    for (const line of caller.cookies) c.header('set-cookie', line, { append: true })
    c.header('content-disposition', 'attachment; filename="kinstead-my-data.json"')
    const { headers } = c.req.raw
    const address = doorway.addressOf(c.env?.incoming?.socket.remoteAddress, headers.get('x-forwarded-for'))
    await sources.accounts.trail.note(caller.uid, 'data-exported', address)
    return c.json(await ownData(sources, caller))
  })
}
