import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { directivePatch, type HealthCareDirective } from '#domain/trust/directive.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { TrustRecord } from '#domain/trust/record.ts'
import { samples } from '#samples/families.ts'
import type { DataKey } from '../setting-kinds.ts'
import { auditLogContract, mailOutboxContract, profilesContract, purchasesContract } from './accounts.contract.ts'
import { historyContract } from './history.contract.ts'
import { FIRST_KEY, keyRotationContract, SECOND_KEY } from './key-rotation.contract.ts'
import type { Store } from './store.ts'
import { limitsContract, manyUsersContract } from './trust-writes.contract.ts'

/** A store over data that outlives it, as the contract needs it. */
interface StoreUnderTest {
  store: Store
  /** Closes the store and opens another over the same data. */
  reopen(keys?: readonly DataKey[]): Promise<Store>
  /** Everything that is stored, as text. */
  everythingStored(): Promise<string>
  remove(): Promise<void>
}

/** What every store must do, on any database. */
export function storeContract(name: string, makeStore: (keys: readonly DataKey[]) => Promise<StoreUnderTest>): void {
  describe(`the store on ${name}`, () => {
    let made: StoreUnderTest
    let store: Store
    beforeAll(async () => {
      made = await makeStore([FIRST_KEY])
      store = made.store
    })
    afterAll(() => made.remove())

    const person = () => `u-${randomUUID()}`
    const write = (uid: string, patch: TrustPatch, patchId = randomUUID()) => store.changeTrust({ uid, patchId, patch })

    test('has nothing for a stranger, and reading makes nothing', async () => {
      const uid = person()
      for (let time = 0; time < 2; time += 1) expect(await store.readTrust(uid)).toEqual({ version: 0, record: null })
      expect(await store.trustVersion(uid)).toBe(0)
      expect(await store.readProfile(uid)).toBeNull()
      expect(await store.readDirective(uid)).toBeNull()
    })

    test('begins a trust once', async () => {
      const uid = person()
      const first = await store.createTrust(uid, randomUUID())
      expect(first.change?.version).toBe(1)
      expect(first.state.record).toMatchObject({ uid, currentStep: 1, completed: false, beneficiaries: [], assets: [] })
      await write(uid, { trustName: 'Kept' })
      const second = await store.createTrust(uid, randomUUID())
      expect(second.change).toBeUndefined()
      expect(second.state).toMatchObject({ version: 2, record: { trustName: 'Kept' } })
    })

    test('50 beginnings at once make one trust', async () => {
      const uid = person()
      const all = await Promise.all(Array.from({ length: 50 }, () => store.createTrust(uid, randomUUID())))
      expect(all.filter(({ change }) => change).length).toBe(1)
      expect(await store.trustVersion(uid)).toBe(1)
    })

    test('every sample family comes back as it was written, and is a valid record', async () => {
      for (const [family, patch] of Object.entries(samples)) {
        const uid = person()
        await write(uid, patch)
        const { record } = await store.readTrust(uid)
        expect(TrustRecord.safeParse(record).success, family).toBe(true)
        for (const [field, value] of Object.entries(patch))
          if (typeof value !== 'object') expect(record?.[field as 'trustName'], `${family} ${field}`).toBe(value)
      }
    })

    test('a change merges: fields by field, lists entry by entry, null clears', async () => {
      const uid = person()
      const put = (id: string, entry: string) => ({ id, name: entry, relationship: 'child' as const })
      await write(uid, { trustName: 'A', grantorName: 'B', beneficiaries: { put: [put('1', 'Ann'), put('2', 'Tom')] } })
      await write(uid, { grantorName: null, beneficiaries: { put: [put('3', 'Eve')], remove: ['1'] } })
      const { version, record } = await store.readTrust(uid)
      expect(version).toBe(2)
      expect(record).toMatchObject({ trustName: 'A' })
      expect(record).not.toHaveProperty('grantorName')
      expect(record?.beneficiaries?.map((one) => one.name)).toEqual(['Tom', 'Eve'])
    })

    test('text comes back to the letter', async () => {
      const uid = person()
      const text = 'Ünï 王小明 عائشة 👩‍👧 "quoted" \\ \' ; -- <b>\n\tnext  end'
      await write(uid, { customRules: text, terminationEvent: 'x'.repeat(LIMITS.text) })
      const { record } = await store.readTrust(uid)
      expect(record?.customRules).toBe(text)
      expect(record?.terminationEvent?.length).toBe(LIMITS.text)
    })

    test('200 first writes at once are all stored', async () => {
      const uid = person()
      const ids = Array.from({ length: 200 }, (_, index) => `b-${index}`)
      const changes = await Promise.all(
        ids.map((id) => write(uid, { beneficiaries: { put: [{ id, name: id, relationship: 'child' }] } })),
      )
      expect(changes.map(({ version }) => version).sort((a, b) => a - b)).toEqual(ids.map((_, index) => index + 1))
      const { version, record } = await store.readTrust(uid)
      expect(version).toBe(200)
      expect(new Set(record?.beneficiaries?.map(({ id }) => id))).toEqual(new Set(ids))
    })

    test('a repeated write is applied once and answered alike', async () => {
      const uid = person()
      const patchId = randomUUID()
      const first = await write(uid, { trustName: 'First' }, patchId)
      await write(uid, { trustName: 'Second' })
      const again = await write(uid, { trustName: 'First' }, patchId)
      expect(first.repeated).toBe(false)
      expect(again).toEqual({ ...first, repeated: true })
      expect(await store.readTrust(uid)).toMatchObject({ version: 2, record: { trustName: 'Second' } })
    })

    test('the same write 20 times at once is applied once', async () => {
      const uid = person()
      const patchId = randomUUID()
      const all = await Promise.all(Array.from({ length: 20 }, () => write(uid, { trustName: 'Once' }, patchId)))
      expect(all.filter(({ repeated }) => !repeated).length).toBe(1)
      expect(new Set(all.map(({ version }) => version))).toEqual(new Set([1]))
    })

    test('two people may use the same patch id, and neither sees the other', async () => {
      const [ann, tom] = [person(), person()]
      const patchId = randomUUID()
      await write(ann, { trustName: 'Ann’s' }, patchId)
      await write(tom, { trustName: 'Tom’s' }, patchId)
      expect(await store.readTrust(ann)).toMatchObject({ version: 1, record: { uid: ann, trustName: 'Ann’s' } })
      expect(await store.readTrust(tom)).toMatchObject({ version: 1, record: { uid: tom, trustName: 'Tom’s' } })
      expect((await store.changesSince(ann, 0, 10)).map(({ patch }) => patch)).toEqual([{ trustName: 'Ann’s' }])
    })

    test('the changes since a version come in order, at most as many as asked', async () => {
      const uid = person()
      for (const trustName of ['1', '2', '3', '4']) await write(uid, { trustName })
      const some = await store.changesSince(uid, 1, 2)
      expect(some.map(({ version, patch }) => [version, patch])).toEqual([
        [2, { trustName: '2' }],
        [3, { trustName: '3' }],
      ])
    })

    test('lastUpdated always grows', async () => {
      const uid = person()
      const times: string[] = []
      for (let time = 0; time < 5; time += 1) times.push((await write(uid, {})).lastUpdated)
      expect(new Set(times).size).toBe(5)
      expect([...times].sort()).toEqual(times)
      expect((await store.readTrust(uid)).record?.lastUpdated).toBe(times.at(-1))
    })

    test('the directive and its fields are written together', async () => {
      const uid = person()
      const directive: HealthCareDirective = {
        hcd_principalName: 'Ann',
        hcd_principalAddress: 'Here',
        hcd_agentName: 'Tom',
        hcd_agentAddress: 'There',
      }
      await store.changeTrust({ uid, patchId: randomUUID(), patch: directivePatch(directive) })
      expect(await store.readDirective(uid)).toEqual(directive)
      expect((await store.readTrust(uid)).record).toMatchObject({ ...directive, currentStep: 13 })
      const skipped: HealthCareDirective = { skipped: true }
      await store.changeTrust({ uid, patchId: randomUUID(), patch: directivePatch(skipped) })
      expect(await store.readDirective(uid)).toEqual(skipped)
      expect((await store.readTrust(uid)).record).toMatchObject({ healthCareDirectiveSkipped: true })
    })

    test('social security numbers are plain for the owner and nowhere else', async () => {
      const uid = person()
      const numbers = { grantorSsn: '914637285', einResponsiblePartySSN: '914-63-7286' }
      await write(uid, { ...numbers, grantorName: 'Visible In Store' })
      expect((await store.readTrust(uid)).record).toMatchObject(numbers)
      expect((await store.changesSince(uid, 0, 1))[0]?.patch).toMatchObject(numbers)
      const stored = await made.everythingStored()
      expect(stored).toContain('Visible In Store')
      for (const number of Object.values(numbers)) expect(stored).not.toContain(number)
      await write(uid, { grantorSsn: null })
      expect((await store.readTrust(uid)).record).not.toHaveProperty('grantorSsn')
    })

    test('the same number never looks the same twice', async () => {
      const sealed = async (uid: string) => {
        await write(uid, { grantorSsn: '914637285', trustName: `mark-${uid}` })
        return (await made.everythingStored()).match(/sealed:first:[\w-]+:[\w-]+/g) ?? []
      }
      const all = [...(await sealed(person())), ...(await sealed(person()))]
      expect(all.length).toBeGreaterThan(3)
      expect(new Set(all).size).toBeGreaterThan(3)
    })

    test('of a card only the allowed parts are stored, and the next card replaces it', async () => {
      const uid = person()
      expect(await store.readBilling(uid)).toBeNull()
      const card = { cardLast4: '4242', cardholderName: 'Ann Lee', expiryDate: '04/31' }
      const first = await store.saveBilling(uid, card)
      expect(first).toMatchObject({ ...card, cardMasked: '•••• •••• •••• 4242' })
      expect(await store.readBilling(uid)).toEqual(first)
      await store.saveBilling(uid, { ...card, cardLast4: '0007' })
      expect(await store.readBilling(uid)).toMatchObject({ cardLast4: '0007', cardMasked: '•••• •••• •••• 0007' })
      expect(await store.readBilling(person())).toBeNull()
    })

    const reset = (uid: string, minutes = 60) => {
      const link = { uid, tokenHash: randomUUID(), expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() }
      return store.storeResetLink(link).then(() => link.tokenHash)
    }

    test('a link for a new password is read as often as wanted and taken once', async () => {
      const uid = person()
      const link = await reset(uid)
      for (let time = 0; time < 2; time += 1) expect(await store.readResetLink(link)).toBe(uid)
      const all = await Promise.all(Array.from({ length: 10 }, () => store.takeResetLink(link)))
      expect(all.filter((taker) => taker !== null)).toEqual([uid])
      expect(await store.readResetLink(link)).toBeNull()
    })

    test('a newer link ends the older one of the same user only, and an hour ends each', async () => {
      const [ann, tom] = [person(), person()]
      const [old, other, newer] = [await reset(ann), await reset(tom), await reset(ann)]
      expect(await store.takeResetLink(old)).toBeNull()
      expect([await store.readResetLink(other), await store.readResetLink(newer)]).toEqual([tom, ann])
      const late = await reset(ann, -1)
      expect([await store.readResetLink(late), await store.takeResetLink(late)]).toEqual([null, null])
      expect(await store.takeResetLink('unknown')).toBeNull()
    })

    manyUsersContract(() => store)
    mailOutboxContract(
      () => store,
      () => made.everythingStored(),
    )
    profilesContract(() => store)
    purchasesContract(() => store)

    test('everything is there after reopening, also under a new current key', async () => {
      const uid = person()
      await write(uid, { trustName: 'Kept', grantorSsn: '123456789' })
      store = await made.reopen([SECOND_KEY, FIRST_KEY])
      expect(await store.readTrust(uid)).toMatchObject({
        version: 1,
        record: { trustName: 'Kept', grantorSsn: '123456789' },
      })
      await write(uid, { einResponsiblePartySSN: '123-45-6789' })
      expect(await made.everythingStored()).toContain('sealed:second:')
      expect((await store.readTrust(uid)).record).toMatchObject({
        grantorSsn: '123456789',
        einResponsiblePartySSN: '123-45-6789',
      })
    })

    historyContract(() => store)
    limitsContract(() => store)
    auditLogContract(() => store)
    keyRotationContract(async (keys) => {
      store = await made.reopen(keys)
      return store
    })
  })
}
