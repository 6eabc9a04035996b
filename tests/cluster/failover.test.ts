import { expect, test } from 'vitest'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { findPostgres, noPostgres } from '#tests/postgres/binaries.ts'
import { failOverUnderLoad } from './fail-over.ts'

const lacking = (['nginx', 'haproxy'] as const).find((program) => !findProgram(program))
const missing = lacking ? noProgram(lacking) : !findPostgres() ? noPostgres : undefined

test('the primary is killed under load: its standby takes over, with every acknowledged save', async (context) => {
  if (missing) return context.skip(missing)
  const { faults, saves, savedAfter, reconnections } = await failOverUnderLoad({ users: 2 })
  expect(faults).toEqual([])
  expect(saves).toBeGreaterThan(0)
  expect(savedAfter).toBeLessThan(30_000)
  // Pages keep their streams: the servers, not the pages, lost the database.
  expect(reconnections).toBe(0)
}, 180_000)
