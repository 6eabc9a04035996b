import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Store } from './store.ts'

const mail = { to: 'canary@alder.example', subject: 'S', text: 'https://x.example#token=canary-token', html: '<p>' }
const soon = (minutes = 60) => new Date(Date.now() + minutes * 60_000).toISOString()

/** What every store must do with mail that waits; called inside its contract. */
export function mailOutboxContract(storeOf: () => Store, everythingStored: () => Promise<string>): void {
  const claimAll = (lease = 60_000) => storeOf().claimMail(1_000, lease)
  async function queue(uid = `u-${randomUUID()}`): Promise<string> {
    await storeOf().queueMail({ uid, mail, expiresAt: soon() })
    return uid
  }

  test('queued mail is encrypted, complete when claimed, and gone when removed', async () => {
    const uid = await queue()
    expect(await storeOf().mailBacklog()).toMatchObject({ waiting: 1 })
    const stored = await everythingStored()
    const found = ['queuedMail', mail.to, 'canary-token'].filter((word) => stored.includes(word))
    expect(found).toEqual(['queuedMail'])
    const [claimed] = await claimAll()
    expect(claimed).toMatchObject({ uid, attempts: 1, content: { mail } })
    await storeOf().removeMail(claimed?.id ?? '')
    expect(await storeOf().mailBacklog()).toEqual({ waiting: 0, oldestSeconds: 0 })
  })

  test('of many that claim at once each mail has one claimant, until its lease ends', async () => {
    const uids = await Promise.all(Array.from({ length: 20 }, () => queue()))
    const claims = await Promise.all(Array.from({ length: 10 }, () => storeOf().claimMail(3, 300)))
    const claimed = [...claims.flat(), ...(await claimAll(300))]
    expect(claimed.map(({ uid }) => uid).toSorted()).toEqual(uids.toSorted())
    expect(await claimAll()).toEqual([])
    const again: string[] = []
    await expect.poll(async () => again.push(...(await claimAll()).map(({ uid }) => uid))).toBe(uids.length)
    expect(again.toSorted()).toEqual(uids.toSorted())
    for (const { id } of claimed) await storeOf().removeMail(id)
  })

  test('a retry waits, and one of a process whose lease ended changes nothing', async () => {
    await queue()
    const [first] = await claimAll(0)
    const [second] = await claimAll(0)
    if (!first || !second) throw new Error('The mail was not claimed.')
    expect(second).toMatchObject({ id: first.id, attempts: 2 })
    await storeOf().retryMail(first, 3_600_000)
    const [third] = await claimAll()
    expect(third).toMatchObject({ id: first.id, attempts: 3 })
    await storeOf().retryMail({ id: first.id, attempts: 3 }, 3_600_000)
    expect(await claimAll()).toEqual([])
    await storeOf().removeMail(first.id)
  })

  test('a link and its mail replace the request together, or not at all', async () => {
    const resetRequest = { email: mail.to, address: '192.0.2.1', language: 'en' } as const
    await storeOf().queueResetRequest(resetRequest, 0, soon())
    const [asked] = await claimAll()
    expect(asked).toMatchObject({ uid: 'nobody', content: { resetRequest } })
    const uid = `u-${randomUUID()}`
    const link = { uid, tokenHash: randomUUID(), expiresAt: soon(), request: asked?.id ?? '' }
    const broken = { ...mail, toJSON: () => expect.fail('no mail') }
    await expect(storeOf().storeResetLink({ ...link, mail: broken })).rejects.toThrow('no mail')
    // No database takes this for an id, so that the last of the three writes fails.
    const request = { toPostgres: () => expect.fail('no id') } as never
    await expect(storeOf().storeResetLink({ ...link, mail, request })).rejects.toThrow()
    expect(await storeOf().readResetLink(link.tokenHash)).toBeNull()
    expect(await claimAll()).toEqual([])
    await storeOf().storeResetLink({ ...link, mail })
    expect(await storeOf().readResetLink(link.tokenHash)).toBe(uid)
    const waiting = await claimAll()
    expect(waiting).toMatchObject([{ uid, expiresAt: link.expiresAt, content: { mail } }])
    for (const { id } of waiting) await storeOf().removeMail(id)
    expect((await storeOf().mailBacklog()).waiting).toBe(0)
  })

  test('a notice of a second factor is queued with the change, and not without one', async () => {
    const uid = `u-${randomUUID()}`
    const notice = { uid, mail, expiresAt: soon() }
    const waiting = async () => (await storeOf().mailBacklog()).waiting
    expect(await storeOf().removeFactor(uid, undefined, notice)).toBe(false)
    expect(await storeOf().replaceRecoveryCodes(uid, ['c'], undefined, notice)).toBe(false)
    expect(await storeOf().confirmFactor(uid, 'KEY', 1, ['c'], undefined, notice)).toBe(false)
    expect(await waiting()).toBe(0)
    await storeOf().beginFactor(uid, 'KEY')
    expect(await storeOf().confirmFactor(uid, 'KEY', 1, ['c'], undefined, notice)).toBe(true)
    expect(await storeOf().replaceRecoveryCodes(uid, ['d'], undefined, notice)).toBe(true)
    expect(await storeOf().removeFactor(uid, undefined, notice)).toBe(true)
    expect(await waiting()).toBe(3)
    for (const { id } of await claimAll()) await storeOf().removeMail(id)
  })
}
