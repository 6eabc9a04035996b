import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { request, signUp } from '#tests/bad-input/person.ts'
import { launchServer } from '#tests/server/launch.ts'

const noMount = 'only root may mount a small disk, and not in every container'

/** A disk of 16 MB of its own. Undefined where none may be mounted. */
function smallDisk(): { dir: string; fill: () => void; empty: () => void; remove: () => void } | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'kinstead-small-disk-'))
  const mounted =
    process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', dir]).status === 0
  if (!mounted) {
    rmSync(dir, { recursive: true })
    return undefined
  }
  const filler = join(dir, 'filler')
  return {
    dir,
    fill() {
      const { bavail, bsize } = statfsSync(dir)
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize, 1))
      } catch (error) {
        // The server has written meanwhile, such as the mail of a sign-up, and the disk is full all the same.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    empty: () => rmSync(filler),
    remove() {
      spawnSync('umount', ['-l', dir])
      rmSync(dir, { recursive: true })
    },
  }
}

test('a full disk: saves are put off, nothing is harmed, and they go on when there is space again', async (context) => {
  const disk = smallDisk()
  if (!disk) return context.skip(noMount)
  const server = await launchServer({ env: { DATA_DIR: disk.dir } })
  try {
    const person = await signUp(server.url)
    const save = (number: number) =>
      person.request('PATCH', '/api/trust', { trustName: `Save ${number}`, customRules: 'x'.repeat(5_000) })
    let number = 1
    expect((await save(number)).status).toBe(200)
    disk.fill()
    let answer = await save(number + 1)
    // What the database has allocated already takes a few more.
    while (answer.status === 200) {
      number += 1
      answer = await save(number + 1)
    }
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    const many = await Promise.all(Array.from({ length: 20 }, () => save(number + 1)))
    expect(many.filter(({ status }) => status !== 503)).toEqual([])
    const raw = await fetch(`${server.url}/api/trust`, {
      method: 'PATCH',
      body: JSON.stringify({ customRules: 'y'.repeat(20_000) }),
      headers: { 'content-type': 'application/json', cookie: person.cookie },
    })
    expect([raw.status, Number(raw.headers.get('retry-after'))]).toEqual([503, 2])
    expect(await person.trust()).toMatchObject({ version: number, record: { trustName: `Save ${number}` } })
    const sheet = { email: 'b@family.example', password: 'granite-lantern-meadow', firstName: 'B', lastName: 'Alder' }
    expect((await request(server.url, 'POST', '/api/sign-up', sheet)).status).toBe(503)
    expect((await person.request('POST', '/api/sign-out')).status).toBe(503)

    disk.empty()
    expect((await save(number + 1)).status).toBe(200)
    number += 1
    expect((await request(server.url, 'POST', '/api/sign-up', sheet)).status).toBe(200)

    await server.kill()
    disk.fill()
    await expect(server.restart()).rejects.toThrow(/its disk is full\. Free some space and start again/)
    disk.empty()
    await server.restart()
    expect(await person.trust()).toMatchObject({ version: number, record: { trustName: `Save ${number}` } })
  } finally {
    await server.stop()
    disk.remove()
  }
}, 120_000)
