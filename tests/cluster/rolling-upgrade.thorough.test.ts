import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { findPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import type { Version } from '#tests/server/launch.ts'
import { storedOf, versions } from '#tests/store/upgrades/stored.ts'
import { type Cluster, launchCluster, underLoad } from './cluster.ts'

const root = join(import.meta.dirname, '..', '..')
const missing = !findProgram('nginx') ? noProgram('nginx', 'nginx-light') : !findPostgres() ? noPostgres : undefined
const NEXT: Version = { program: 'tests/cluster/next-version.ts' }
const THIS: Version = { root, program: 'server/main.mjs' }

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function launch(version?: Version): Promise<Cluster> {
  const postgres = await launchPostgres()
  ends.push(() => postgres.stop())
  const cluster = await launchCluster(postgres.url, 2, version)
  ends.push(() => cluster.stop())
  return cluster
}

/** Replaces one server after the other behind nginx, while users save through all of them and follow on open pages. */
const upgradeUnderLoad = (cluster: Cluster, version: Version) =>
  underLoad(cluster.url, { users: 2, rounds: 1 }, async () => {
    for (const server of cluster.servers) {
      await server.restart({ version })
      // Both versions serve.
      await pause(1_000)
    }
  })

test('this version goes on beside a next one that has migrated, and is not started again on its database', async (context) => {
  if (missing) return context.skip(missing)
  const cluster = await launch()
  const { errors, saves } = await upgradeUnderLoad(cluster, NEXT)
  expect(errors).toEqual([])
  expect(saves).toBeGreaterThan(0)
  await expect(cluster.servers[0]?.restart({ version: THIS })).rejects.toThrow(
    /\nThe database was written by a newer version of Kinstead than this one \(it has 999-next\)\.[^\n]+\n$/,
  )
}, 240_000)

test('this version takes over from the last one that is kept in tests/store/upgrades', async (context) => {
  if (missing) return context.skip(missing)
  const { commit } = storedOf(versions.at(-1) ?? '')
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status !== 0)
    return context.skip(`commit ${commit} is not in this copy of the history (git fetch --unshallow)`)
  const earlier = mkdtempSync(join(tmpdir(), 'kinstead-earlier-'))
  ends.push(() => rmSync(earlier, { recursive: true, force: true }))
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', earlier], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(earlier, 'node_modules'))
  const cluster = await launch({ root: earlier, program: 'server/main.mjs' })
  const { errors, saves } = await upgradeUnderLoad(cluster, THIS)
  expect(errors).toEqual([])
  expect(saves).toBeGreaterThan(0)
}, 240_000)
