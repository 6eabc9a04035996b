import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryDir } from '../test-server.ts'
import { builtFiles } from './files.ts'
import { builtShells } from './shell.ts'

let place: ReturnType<typeof temporaryDir>
beforeEach(() => {
  place = temporaryDir()
  writeFileSync(join(place.dir, 'main.js'), 'one')
  writeFileSync(join(place.dir, 'shell.html'), '<html><head></head></html>')
})
afterEach(() => place.remove())

test('a file that a newer build took away is not found, and is again when it is back', async () => {
  const files = builtFiles(place.dir)
  rmSync(join(place.dir, 'main.js'))
  expect(await files.find('/main.js')).toBeUndefined()
  writeFileSync(join(place.dir, 'main.js'), 'one')
  expect(String(await (await files.find('/main.js'))?.body('identity'))).toBe('one')
  rmSync(join(place.dir, 'main.js'))
  expect(await files.find('/main.js'), 'cached in memory').toBeDefined()
})

test('a file that could not be read is tried again', async () => {
  const files = builtFiles(place.dir)
  renameSync(join(place.dir, 'main.js'), join(place.dir, 'away'))
  mkdirSync(join(place.dir, 'main.js'))
  await expect(files.find('/main.js')).rejects.toThrow(/EISDIR/)
  rmSync(join(place.dir, 'main.js'), { recursive: true })
  renameSync(join(place.dir, 'away'), join(place.dir, 'main.js'))
  expect(await files.find('/main.js')).toBeDefined()
})

test('so is a page', async () => {
  const shells = builtShells(place.dir, () => true, 'http://localhost:3000')
  renameSync(join(place.dir, 'shell.html'), join(place.dir, 'away'))
  await expect(shells('/account/settings', true)).rejects.toThrow(/ENOENT/)
  renameSync(join(place.dir, 'away'), join(place.dir, 'shell.html'))
  expect(await shells('/account/settings', true)).toMatchObject({ status: 200 })
})
