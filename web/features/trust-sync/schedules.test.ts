// @vitest-environment node
import { expect, test } from 'vitest'
import { Schedule } from './model/schedule.ts'

/** `SCHEDULES=5000 SEED=7 npm run unit -- web/features/trust-sync/schedules` for a longer or another run. */
const SCHEDULES = Number(import.meta.env.SCHEDULES ?? 200)
const FIRST_SEED = Number(import.meta.env.SEED ?? 20_261_120)

test(
  `in ${SCHEDULES} random schedules no answer is lost, crosses users or stays unsent`,
  async () => {
    const failures: string[] = []
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed++) {
      await new Schedule(seed).run(40).catch((error: Error) => failures.push(`SEED=${seed}: ${error.message}`))
    }
    expect(failures).toEqual([])
  },
  20_000 + SCHEDULES * 500,
)
