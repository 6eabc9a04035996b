import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMail } from '#server/mail/read-mail.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'
import { runScript } from '../durability/run-script.ts'
import { settingUp } from './setting-up.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof tryOut>>
const { half, someone } = settingUp(() => server)
beforeAll(async () => {
  place = temporaryDir()
  server = await tryOut(place.dir, { twoFactor: true })
})
afterAll(async () => {
  await server.close()
  place.remove()
})

const mails = () => {
  const folder = join(place.dir, 'outbox')
  return readdirSync(folder).map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
}

test('the operator turns it off for somebody who has lost everything, beside the running server', {
  timeout: 60_000,
}, async () => {
  const [ann, tom] = [await someone('ann'), await someone('tom')]
  const run = (...args: string[]) =>
    runScript('second-factor-off', args, { DATA_DIR: place.dir, TWO_FACTOR: 'on', LOG_LEVEL: 'silent' })
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('email address') })
  expect(await run('nobody@family.example')).toMatchObject({ code: 1, said: expect.stringContaining('Nothing') })
  expect((await half(ann)).body).toMatchObject({ codeWanted: true })
  expect(await run(ann.email.toUpperCase())).toMatchObject({ code: 0, said: expect.stringContaining('is off') })
  expect((await half(ann)).body).toMatchObject({ user: { uid: ann.uid } })
  expect((await half(tom)).body).toMatchObject({ codeWanted: true })
  expect(await server.store.countRecoveryCodes(ann.uid)).toBe(0)
  const events = await server.store.readEvents(ann.uid)
  expect(events.map(({ event }) => event)).toContain('second-factor-off')
  // The script leaves its mail to the server, which looks every ten seconds.
  await expect
    .poll(
      () =>
        mails()
          .filter(({ headers }) => headers.to === ann.email)
          .map(({ text }) => text)
          .join(),
      { timeout: 20_000 },
    )
    .toMatch(/was turned on.*The operator of this site/s)
})
