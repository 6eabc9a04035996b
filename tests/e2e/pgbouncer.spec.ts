import { randomUUID } from 'node:crypto'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { launchPgBouncer } from '#tests/cluster/front-ends.ts'
import { findPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { test as base, expect } from './fixtures.ts'
import { signUp } from './journey/family.ts'
import { pointer } from './journey/hand.ts'
import { button, formOf } from './journey/pages.ts'

const missing = !findProgram('pgbouncer') ? noProgram('pgbouncer') : !findPostgres() ? noPostgres : undefined
if (missing) console.error(`kinstead: the browser journey through PgBouncer is skipped: ${missing}`)

const test = base.extend<object, { server: LaunchedServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const postgres = await launchPostgres()
      const bouncer = await launchPgBouncer(postgres)
      const server = await launchServer({ databaseUrl: bouncer.url, env: { DATABASE_DIRECT_URL: postgres.url } })
      await use(server)
      await server.stop()
      await bouncer.stop()
      await postgres.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
test.skip(missing !== undefined, missing)

test(
  'behind PgBouncer in transaction mode, a save reaches another tab and survives a reload',
  ONLY_THOROUGH,
  async ({ page, context }) => {
    const hand = pointer(page)
    const email = `ruth.${randomUUID().slice(0, 8)}@family.example`
    await signUp(hand, { firstName: 'Ruth', lastName: 'Alder', email, password: 'granite-lantern-meadow' })
    const tab = await context.newPage()
    await tab.goto('/trust-builder/summary')
    const shown = formOf(tab).getByRole('definition').filter({ hasText: 'The Alder Trust' }).first()
    await expect(shown).toBeHidden()

    await page.goto('/trust-builder/name')
    await hand.type(page.getByLabel('Trust Name'), 'The Alder Trust')
    await hand.press(button(page, 'Next'))
    await expect(shown).toBeVisible()

    await page.goto('/trust-builder/name')
    await page.reload()
    await expect(page.getByLabel('Trust Name')).toHaveValue('The Alder Trust')
  },
)
