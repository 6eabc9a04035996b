import { type LaunchedProvider, launchProvider } from '../google/provider.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { test } from './fixtures.ts'

/** Tests with a server whose Google button leads to a real provider on this machine, and that has these settings besides. */
export const withGoogle = (env: Record<string, string> = {}) =>
  test.extend<object, { provider: LaunchedProvider; server: LaunchedServer }>({
    provider: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
      async ({}, use) => {
        const provider = await launchProvider()
        await use(provider)
        await provider.stop()
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ provider }, use) => {
        const server = await launchServer({ env: { ...env, ...provider.env } })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  })
