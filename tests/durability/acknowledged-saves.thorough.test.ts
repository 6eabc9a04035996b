import { expect, test } from 'vitest'
import { findPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { launchServer } from '#tests/server/launch.ts'
import { SeededRandom } from '#web/features/trust-sync/model/seeded-random.ts'
import { killsOfPostgres, killsOfServer, surviveKills } from './kills.ts'
import { canTrace, losePower, noStrace } from './power-loss/lose-power.ts'

/** `SEED=7 npm run unit -- tests/durability/acknowledged` repeats a run; `node_modules/.bin/node tests/durability/kills.ts` makes a long one. */
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000))
const fewKills = (kills: number) => ({ kills, users: 3, random: new SeededRandom(SEED) })

test(`SQLite: no acknowledged save is lost or applied twice when the server is killed (SEED=${SEED})`, async () => {
  const server = await launchServer()
  const { errors, saves } = await surviveKills(server.url, killsOfServer(server), fewKills(5))
  await server.stop()
  expect(errors).toEqual([])
  expect(saves).toBeGreaterThan(0)
}, 180_000)

test(`PostgreSQL: nor when the server is killed, or PostgreSQL itself (SEED=${SEED})`, async (context) => {
  if (!findPostgres()) return context.skip(noPostgres)
  const postgres = await launchPostgres()
  const server = await launchServer({ databaseUrl: postgres.url })
  try {
    const killed = await surviveKills(server.url, killsOfServer(server), fewKills(2))
    const beneath = await surviveKills(server.url, killsOfPostgres(postgres), fewKills(3))
    expect([...killed.errors, ...beneath.errors]).toEqual([])
    expect(Math.min(killed.saves, beneath.saves)).toBeGreaterThan(0)
  } finally {
    await server.stop()
    await postgres.stop()
  }
}, 180_000)

test(`SQLite: a loss of power loses no acknowledged save and damages nothing (SEED=${SEED})`, async (context) => {
  if (!canTrace()) return context.skip(noStrace)
  const { cuts, acknowledged, lost, damaged } = await losePower({
    saves: 12,
    cuts: 40,
    synchronous: 'full',
    seed: SEED,
  })
  expect({ cuts, lost, damaged }).toEqual({ cuts: 40, lost: 0, damaged: [] })
  expect(acknowledged).toBeGreaterThan(40)
}, 120_000)

test(`the same disk loses saves that were not waited for (SEED=${SEED})`, async (context) => {
  if (!canTrace()) return context.skip(noStrace)
  const { lost, damaged } = await losePower({ saves: 12, cuts: 25, synchronous: 'off', seed: SEED })
  expect(lost + damaged.length).toBeGreaterThan(0)
}, 120_000)
