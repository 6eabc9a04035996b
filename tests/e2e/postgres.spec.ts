import { launchPostgres } from '../postgres/launch.ts'
import { launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { test as base } from './fixtures.ts'
import { pointer } from './journey/hand.ts'
import { wholeFamily } from './journey/whole-family.ts'

const test = base.extend<object, { server: Awaited<ReturnType<typeof launchServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const postgres = await launchPostgres().catch((error: Error) => {
        console.error(`kinstead: the browser journey on PostgreSQL did not run: ${error.message}`)
        throw error
      })
      const server = await launchServer({ databaseUrl: postgres.url })
      await use(server)
      await server.stop()
      await postgres.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

// A film of so long a journey slows it by a third; the page at each step is kept all the same.

test('the same family on a real PostgreSQL', ONLY_THOROUGH, async ({ page }) => {
  test.setTimeout(180_000)
  await wholeFamily(pointer(page))
})
