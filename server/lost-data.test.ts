import { chmodSync, copyFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { warnOfReadableKeys } from './keys.ts'
import { createLog, silentLog } from './observability/log.ts'
import { openInstallation } from './open.ts'
import { startTestServer, temporaryDir } from './test-server.ts'

let place: ReturnType<typeof temporaryDir>
let lost: ReturnType<typeof temporaryDir>
beforeEach(() => {
  place = temporaryDir()
  lost = temporaryDir()
})
afterEach(() => {
  place.remove()
  lost.remove()
})

const there = (name: string) => join(place.dir, name)
const files = () => readdirSync(place.dir)
const moveAway = (name: string) => renameSync(there(name), join(lost.dir, name))
const start = async () => (await startTestServer(place.dir)).close()

test('a lost database is never taken for an empty one, whatever is left of it', async () => {
  await start()
  for (const name of files().filter((one) => one.startsWith('kinstead.db'))) moveAway(name)
  const left = files()
  expect(left.toSorted()).toEqual(['data-key', 'installed', 'secret'])
  await expect(start()).rejects.toThrow(
    /kinstead\.db is missing, although .*secret and .*data-key and .*installed show/,
  )
  expect(files()).toEqual(left)

  const empty = new DatabaseSync(there('kinstead.db'))
  empty.exec('pragma application_id = 0x4b494e53')
  empty.close()
  await expect(start()).rejects.toThrow(
    /kinstead\.db has no tables of Kinstead's, although .*without .*kinstead\.db-wal/,
  )

  rmSync(there('kinstead.db'))
  symlinkSync(join(lost.dir, 'elsewhere.db'), there('kinstead.db'))
  writeFileSync(join(lost.dir, 'elsewhere.db-wal'), 'what waits')
  for (const name of ['secret', 'data-key', 'installed']) moveAway(name)
  await expect(start()).rejects.toThrow(
    /elsewhere\.db is damaged \(it is missing, although .*elsewhere\.db-wal is there/,
  )
})

test('so it is where the keys come from the environment, and a wholly empty directory is a first start', async () => {
  const keys = { SECRET: 'x'.repeat(32), DATA_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}` }
  const startWith = async () => {
    const config = readConfig({ DATA_DIR: place.dir, ...keys })
    await (await openInstallation(config, silentLog)).close()
  }
  await startWith()
  rmSync(there('installed'))
  // As an earlier version has left it.
  await startWith()
  expect(files()).toContain('installed')
  for (const name of files().filter((one) => one.startsWith('kinstead.db'))) moveAway(name)
  await expect(startWith()).rejects.toThrow(/kinstead\.db is missing, although .*installed shows/)

  const foreign = new DatabaseSync(there('kinstead.db'))
  foreign.exec('create table notes (text)')
  foreign.close()
  await expect(startWith()).rejects.toThrow(/kinstead\.db has no tables of Kinstead's, although .*installed shows/)

  for (const name of files()) moveAway(name)
  await startWith()
})

test('the file alone, copied right after the first start, has the tables', async () => {
  const server = await startTestServer(place.dir)
  copyFileSync(there('kinstead.db'), join(lost.dir, 'kinstead.db'))
  await server.close()
  const copy = new DatabaseSync(join(lost.dir, 'kinstead.db'))
  expect(copy.prepare("select count(*) n from sqlite_master where name = 'trust_record'").get()?.n).toBe(1)
  copy.close()
})

test('a first start that was broken off is begun again, with the same keys', async () => {
  const { secret } = readConfig({ DATA_DIR: place.dir })
  expect(files()).toContain('first-start')
  await start()
  expect(files()).not.toContain('first-start')
  expect(readConfig({ DATA_DIR: place.dir }).secret).toBe(secret)
})

test('key files that others can read are warned of', async () => {
  await start()
  const lines: string[] = []
  const log = createLog({ write: (line: string) => lines.push(line) }, 'warn')
  warnOfReadableKeys(place.dir, log)
  expect(lines).toEqual([])
  chmodSync(there('data-key'), 0o644)
  warnOfReadableKeys(place.dir, log)
  expect(lines.join('')).toMatch(/"level":"warn".*key files.*"files":"[^",]*data-key"/)
})
