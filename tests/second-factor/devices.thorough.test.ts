import { beforeAll, expect, test } from 'vitest'
import { readDevices, signOutDevice, signOutOtherDevices } from '#api/second-factor.ts'
import { readTrust } from '#api/trust.ts'
import { cookieOf, type Person } from '#server/try-out.ts'
import { describeOnBoth, type Served } from '../store/on-both.ts'
import { PASSWORD } from './setting-up.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

describeOnBoth(
  'the list of devices',
  (served) => {
    let server: Served['server']
    beforeAll(() => {
      ;({ server } = served())
    })

    async function elsewhere({ email }: Person, userAgent = FIREFOX): Promise<string> {
      const answer = await server.ask(
        { method: 'POST', path: '/api/sign-in' },
        { email, password: PASSWORD },
        { 'user-agent': userAgent },
      )
      return cookieOf(answer.headers)
    }
    const list = async (cookie: string) =>
      readDevices.response.parse((await server.ask(readDevices, undefined, { cookie })).body).devices
    const isIn = async (cookie: string) => (await server.ask(readTrust, undefined, { cookie })).status === 200

    test('names each in words, its own first', async () => {
      const ann = await server.signUp('ann', PASSWORD)
      const other = await elsewhere(ann)
      const [own, second, ...more] = await list(ann.cookie)
      expect(own).toMatchObject({ current: true, browser: '', system: '' })
      expect(second).toMatchObject({ current: false, browser: 'Firefox', system: 'Windows' })
      expect(more).toEqual([])
      expect((await list(other)).map(({ id }) => id)).toEqual([second?.id, own?.id])
      for (const { signedInAt, lastUsedAt } of [own, second].filter((one) => one !== undefined))
        expect([signedInAt, lastUsedAt].every((at) => Math.abs(Date.now() - Date.parse(at)) < 60_000)).toBe(true)
    })

    test('signs one out at once, and no other', async () => {
      const ann = await server.signUp('one', PASSWORD)
      const [first, second] = [await elsewhere(ann), await elsewhere(ann)]
      // Asked before, so that the server has the sessions in its memory.
      expect([await isIn(first), await isIn(second)]).toEqual([true, true])
      const [{ id = '' } = {}] = await list(first)
      const answer = await server.ask(signOutDevice, { id }, { cookie: ann.cookie })
      expect(signOutDevice.response.parse(answer.body).devices.length).toBe(2)
      expect([await isIn(first), await isIn(second), await isIn(ann.cookie)]).toEqual([false, true, true])
      expect((await server.store.readEvents(ann.uid)).at(-1)).toMatchObject({ event: 'device-signed-out' })
    })

    test('signs out everywhere else', async () => {
      const ann = await server.signUp('else', PASSWORD)
      const others = [await elsewhere(ann), await elsewhere(ann), await elsewhere(ann)]
      const answer = await server.ask(signOutOtherDevices, undefined, { cookie: ann.cookie })
      expect(signOutOtherDevices.response.parse(answer.body).devices).toMatchObject([{ current: true }])
      expect(await Promise.all(others.map(isIn))).toEqual([false, false, false])
      expect(await isIn(ann.cookie)).toBe(true)
      expect((await server.store.readEvents(ann.uid)).at(-1)).toMatchObject({ event: 'other-devices-signed-out' })
    })

    test('lets nobody sign out, or see, the devices of another', async () => {
      const [ann, tom] = [await server.signUp('hers', PASSWORD), await server.signUp('his', PASSWORD)]
      const [{ id = '' } = {}] = await list(ann.cookie)
      for (const guess of [id, ann.uid, '', 'x']) {
        const answer = await server.ask(signOutDevice, { id: guess }, { cookie: tom.cookie })
        expect(answer).toMatchObject({ status: 200, body: { devices: [{ current: true }] } })
        expect(JSON.stringify(answer.body)).not.toContain(id)
      }
      await server.ask(signOutOtherDevices, undefined, { cookie: tom.cookie })
      expect(await isIn(ann.cookie)).toBe(true)
    })

    test('reveals nothing by which a session could be recognized', async () => {
      const ann = await server.signUp('told', PASSWORD)
      const { body } = await server.ask(readDevices, undefined, { cookie: ann.cookie })
      const caller = await server.accounts.caller(new Headers({ cookie: ann.cookie }))
      const token = decodeURIComponent(ann.cookie.split('=')[1] ?? '').split('.')[0] ?? ''
      for (const secret of [caller?.sessionId ?? 'none', token]) expect(JSON.stringify(body)).not.toContain(secret)
    })
  },
  { twoFactor: true },
)
