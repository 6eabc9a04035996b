import { deleteAccount, exportPersonalData, type PersonalData, readAccount, readActivity } from '#api/account.ts'
import { PERSONAL_DATA_FORMAT } from '#domain/import/personal-data.ts'
import type { Caller } from '../auth/sessions.ts'
import { profileOf } from '../auth/user-account.ts'
import { exportSlots, streamOf } from './export-slots.ts'
import { authenticatedRoute, JsonFile, type RouteContext } from './middleware/route.ts'
import { sessionOf } from './session.ts'

export function accountRoutes(context: RouteContext): void {
  const { accounts, store, stripe, hub } = context

  authenticatedRoute(context, readAccount, async ({ caller }) => ({
    hasPassword: await accounts.hasPassword(caller.uid),
  }))

  authenticatedRoute(context, readActivity, async ({ caller }) => ({ events: await store.readActivity(caller.uid) }))

  const takeSlot = exportSlots(context)
  authenticatedRoute(context, exportPersonalData, async ({ caller, body, address, hangUp }) => {
    await accounts.reauthenticateForExport(caller, body, address)
    const slot = await takeSlot(caller.uid)
    try {
      await accounts.auditLog.record(caller.uid, 'data-exported', address)
      const texts = jsonOf(store, caller, await personalDataOf(context, caller))
      return new JsonFile('kinstead-my-data.json', streamOf(texts, slot, hangUp))
    } catch (error) {
      await slot.release()
      throw error
    }
  })

  authenticatedRoute(context, deleteAccount, async ({ caller, body, headers, address, setCookies }) => {
    const checkouts = stripe ? await store.openPayments(caller.uid) : []
    for (const id of await accounts.deleteAccount(caller, body, address)) hub.endSession(id)
    // Nobody pays for an account that is not there. The owner does not wait for it.
    void stripe?.end(checkouts)
    const { cookies } = await accounts.signOut({ headers, address })
    setCookies(cookies)
    return sessionOf(context, null)
  })
}

/** Everything but the history, which can be many times longer. */
async function personalDataOf(
  { store, accounts, now }: RouteContext,
  caller: Caller,
): Promise<Omit<PersonalData, 'changes'>> {
  const { uid } = caller
  const trust = await store.readTrust(uid)
  const { since, recoveryCodesLeft } = await accounts.secondFactor.read(uid)
  const reviewLinks = await store.readReviewLinks(uid)
  const payments = await store.readPayments(uid)
  const signedDocuments = await store.readSignedDocuments(uid)
  const reminders = await store.readReminders(uid)
  const mailFailures = await store.readMailFailures(uid)
  return {
    format: PERSONAL_DATA_FORMAT,
    exportedAt: now().toISOString(),
    profile: await profileOf(store, caller),
    trust,
    restores: await store.readRestores(uid),
    documentCopies: await store.readDownloads(uid),
    ...(signedDocuments.length > 0 && { signedDocuments }),
    healthCareDirective: await store.readDirective(uid),
    billing: await store.readBilling(uid),
    purchases: await store.readPurchases(uid),
    ...(payments.length > 0 && { payments }),
    ...(reminders && { reminders: { ...reminders, kinds: [...reminders.kinds] } }),
    logins: await accounts.loginsOf(uid),
    // Without the id, which is part of a session's authentication.
    sessions: (await accounts.sessionsOf(uid)).map(({ id, ...session }) => session),
    ...(since && { secondFactor: { since, recoveryCodesLeft } }),
    accountEvents: await store.readEvents(uid),
    ...(mailFailures.length > 0 && { mailFailures }),
    ...(reviewLinks.length > 0 && {
      reviewLinks,
      reviewComments: await store.readReviewComments(uid),
      reviewProposals: await store.readReviewProposals(uid),
    }),
  }
}

/** Changes in memory at a time. */
const PAGE = 50

/** The JSON of everything, with one page of the history in memory at a time. */
async function* jsonOf(
  store: RouteContext['store'],
  { uid }: Caller,
  data: Omit<PersonalData, 'changes'>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(data).slice(0, -1)},"changes":[`
  const last = data.trust.version
  for (let after = 0; after < last; ) {
    const page = await store.changesSince(uid, after, PAGE, last)
    const end = page.at(-1)
    if (!end) break
    yield (after === 0 ? '' : ',') + page.map((change) => JSON.stringify(change)).join(',')
    after = end.version
  }
  yield ']}'
}
