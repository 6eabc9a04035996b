import { afterEach, expect, test } from 'vitest'
import { createLog } from '#server/observability/log.ts'
import { temporaryDir, tryOut } from '#server/try-out.ts'

const place = temporaryDir()
afterEach(place.remove)

test('a server that stops while it counts ends the count, stores nothing of it and reports no error', async () => {
  const written: string[] = []
  const log = createLog({ write: (line: string) => void written.push(line) }, 'warn')
  const server = await tryOut(place.dir, {}, undefined, log)
  await server.signUp('ann')
  written.length = 0

  server.counts.begin()
  const running = server.counts.running()
  expect(running).toBeDefined()
  await server.close()
  await running
  expect(written).toEqual([])

  const later = await tryOut(place.dir)
  expect(await later.store.readCounts()).toBeNull()
  await later.close()
})
