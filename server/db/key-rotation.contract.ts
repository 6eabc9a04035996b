import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DataKey } from '../setting-kinds.ts'
import type { Store } from './store.ts'

export const FIRST_KEY: DataKey = { id: 'first', key: Buffer.alloc(32, 1) }
export const SECOND_KEY: DataKey = { id: 'second', key: Buffer.alloc(32, 2) }

/** How every store replaces a key; called inside its contract, as the last. */
export function keyRotationContract(reopen: (keys: readonly DataKey[]) => Promise<Store>): void {
  const write = (store: Store, uid: string, patch: object) => store.changeTrust({ uid, patchId: randomUUID(), patch })

  test('it does not open without a key that was used', async () => {
    await expect(reopen([SECOND_KEY])).rejects.toThrow(/DATA_KEY lacks the right key 'first'/)
    await expect(reopen([{ id: 'first', key: Buffer.alloc(32, 9) }])).rejects.toThrow(/'first', 'second'/)
  })

  test('everything is encrypted with a new key, and only then does the store open without the old one', async () => {
    const uid = `u-${randomUUID()}`
    const both = { grantorSsn: '123-45-6789', einResponsiblePartySSN: '987-65-4321' }
    const old = await reopen([FIRST_KEY, SECOND_KEY])
    for (let n = 0; n < 120; n += 1)
      await write(old, n < 60 ? uid : `${uid}-${n}`, { ...both, trustName: `Trust ${n}` })
    // A text that only looks like an encrypted value needs no key.
    await write(old, uid, { customRules: '"sealed:third:' })
    await old.beginFactor(uid, 'KEYOFANAUTHENTICATOR')
    const mail = { to: 'ann@alder.example', subject: 'S', text: 'T', html: '<p>' }
    await old.queueMail({ uid, mail, expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
    const scan = {
      id: randomUUID(),
      document: 'pour-over-will',
      name: 'will.pdf',
      mediaType: 'application/pdf' as const,
    }
    // Bytes that are no text.
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0xff, 0xfe, 0x00, 0x80])])
    await old.createProfile({ uid, firstName: 'Ann', lastName: 'Alder', email: `${uid}@alder.example` })
    await old.beginSignedDocument(uid, { ...scan, size: content.length })
    await old.addSignedPiece(uid, { id: scan.id, piece: 0, content })
    const before = await old.readTrust(uid)
    const history = await old.changesSince(uid, 0, 100)

    const store = await reopen([SECOND_KEY, FIRST_KEY])
    await expect(reopen([SECOND_KEY])).rejects.toThrow(/DATA_KEY lacks the right key 'first'/)
    const again = await reopen([SECOND_KEY, FIRST_KEY])
    expect(await again.readTrust(uid)).toEqual(before)
    const { rows, unreadable } = await again.reencrypt()
    expect(unreadable).toBe(0)
    expect(rows).toBeGreaterThanOrEqual(120 + 61 + 1 + 1 + 1)
    expect(await again.reencrypt()).toEqual({ rows: 0, unreadable: 0 })
    expect(store).not.toBe(again)

    const without = await reopen([SECOND_KEY])
    expect(await without.readTrust(uid)).toEqual(before)
    expect(await without.changesSince(uid, 0, 100)).toEqual(history)
    expect(await without.readFactor(uid)).toEqual({ key: 'KEYOFANAUTHENTICATOR', confirmedAt: null })
    expect(await without.readSignedPiece(uid, scan.id, 0)).toEqual(content)
    expect((await without.claimMail(10, 0)).map(({ content }) => content)).toContainEqual({ mail })
    expect((await without.readTrust(`${uid}-100`)).record).toMatchObject(both)
    // Forgotten: another key may have its id.
    await reopen([{ id: 'first', key: Buffer.alloc(32, 9) }, SECOND_KEY])
  })

  test('a key is not forgotten while writes come during the encryption', async () => {
    const store = await reopen([
      { id: 'third', key: Buffer.alloc(32, 3) },
      SECOND_KEY,
      { id: 'first', key: Buffer.alloc(32, 9) },
    ])
    const uids = Array.from({ length: 20 }, () => `u-${randomUUID()}`)
    for (const uid of uids) await write(store, uid, { grantorSsn: '111-22-3333' })
    const next = await reopen([
      SECOND_KEY,
      { id: 'third', key: Buffer.alloc(32, 3) },
      { id: 'first', key: Buffer.alloc(32, 9) },
    ])
    const [{ unreadable }] = await Promise.all([
      next.reencrypt(),
      ...uids.map((uid, n) => write(next, uid, { trustName: `Trust ${n}` })),
    ])
    expect(unreadable).toBe(0)
    const alone = await reopen([SECOND_KEY])
    for (const [n, uid] of uids.entries())
      expect((await alone.readTrust(uid)).record).toMatchObject({ grantorSsn: '111-22-3333', trustName: `Trust ${n}` })
  })
}
