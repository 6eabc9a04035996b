import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { changeTrust, readTrust } from '#api/trust.ts'
import { complete } from '#samples/complete.ts'
import { readConfig } from '#server/config.ts'
import { startTestServer, temporaryDir } from '#server/test-server.ts'
import { KEYS } from '../start/server.ts'
import { cookieOf, fillSqlite } from './fill.ts'

test('each copied family has a session and answers of its own', async () => {
  const { dir, remove } = temporaryDir()
  const settings = readConfig({ DATA_DIR: dir, ...KEYS })
  const first = await startTestServer(dir, settings)
  const { cookie } = await first.signUp('Ann')
  expect((await first.request(changeTrust, complete, { cookie })).status).toBe(200)
  await first.close()
  const file = join(dir, 'kinstead.db')
  fillSqlite(file, 3, () => {})
  const filled = await startTestServer(dir, settings)
  for (const family of [1, 2]) {
    const { status, body } = await filled.request(readTrust, undefined, { cookie: cookieOf(family) })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain(`Dynasty Trust ${family}`)
  }
  await filled.close()
  const database = new DatabaseSync(file)
  const names = database.prepare("select distinct name from user where id <> 'nobody'").all()
  expect(names.map(({ name }) => name)).toEqual(['Ann Alder'])
  database.close()
  remove()
})
