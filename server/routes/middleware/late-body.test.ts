import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#api/account.ts'
import { signOut } from '#api/auth.ts'
import { changeTrust } from '#api/trust.ts'
import { temporaryDir, tryOut } from '../../try-out.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof tryOut>>
beforeEach(async () => {
  place = temporaryDir()
  server = await tryOut(place.dir)
})
afterEach(async () => {
  await server.close()
  place.remove()
})

/** A save of which the server has the headers and the first byte. `finish` sends the rest and answers the status. */
async function begunSave(cookie: string, patch: object): Promise<{ finish(): Promise<number> }> {
  const bytes = new TextEncoder().encode(JSON.stringify(patch))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const answer = server.app.request(changeTrust.path, {
    method: changeTrust.method,
    headers: { cookie, 'content-type': 'application/json' },
    body: readable,
    duplex: 'half',
  } as RequestInit)
  // Taken only once somebody reads, which is after the session was looked at.
  await writer.write(bytes.subarray(0, 1))
  return {
    async finish() {
      await writer.write(bytes.subarray(1))
      await writer.close()
      return (await answer).status
    },
  }
}

test('a body that arrives after the account was deleted is rejected, and leaves nothing', async () => {
  const ann = await server.signUp('ann')
  const save = await begunSave(ann.cookie, { trustName: 'Late' })
  const gone = await server.ask(deleteAccount, { password: 'a long password' }, { cookie: ann.cookie })
  expect(gone.status).toBe(200)
  expect(await save.finish()).toBe(401)
  expect(await server.store.readTrust(ann.uid)).toEqual({ version: 0, record: null })
})

test('so is one that comes after the session ended, and one in time is taken', async () => {
  const ann = await server.signUp('ann')
  const [late, soon] = [
    await begunSave(ann.cookie, { trustName: 'Late' }),
    await begunSave(ann.cookie, { trustName: 'Soon' }),
  ]
  expect(await soon.finish()).toBe(200)
  await server.ask(signOut, undefined, { cookie: ann.cookie })
  expect(await late.finish()).toBe(401)
  expect((await server.store.readTrust(ann.uid)).record).toMatchObject({ trustName: 'Soon' })
})
