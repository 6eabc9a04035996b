import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProfile } from '#api/profile.ts'
import { temporaryDir, tryOut } from '../try-out.ts'
import { SESSION_LASTS, SESSION_MOVES } from './sessions.ts'

let place: ReturnType<typeof temporaryDir>
let server: Awaited<ReturnType<typeof tryOut>>
let cookie: string
beforeEach(async () => {
  place = temporaryDir()
  server = await tryOut(place.dir)
  cookie = (await server.signUp('Ann')).cookie
})
afterEach(async () => {
  await server.close()
  place.remove()
})

function endsIn(seconds: number): void {
  const database = new DatabaseSync(join(place.dir, 'kinstead.db'))
  database.prepare('update session set "expiresAt" = ?').run(new Date(Date.now() + seconds * 1000).toISOString())
  database.close()
}
async function ask() {
  const { status, headers } = await server.ask(readProfile, undefined, { cookie })
  return { status, prolonged: headers.getSetCookie().length > 0 }
}

test('a session not used for a day is prolonged, and its cookie with it', async () => {
  endsIn(SESSION_LASTS.idle - SESSION_MOVES - 60)
  expect(await ask()).toEqual({ status: 200, prolonged: true })
})

test('one used within the day is let in as it is', async () => {
  endsIn(SESSION_LASTS.idle - SESSION_MOVES + 60)
  expect(await ask()).toEqual({ status: 200, prolonged: false })
})

test('an expired session is rejected', async () => {
  endsIn(-1)
  expect(await ask()).toEqual({ status: 401, prolonged: false })
})
