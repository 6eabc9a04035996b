import { expect, test } from 'vitest'
import { canTrace, losePower, noStrace } from './lose-power.ts'

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000))

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
