import { randomUUID } from 'node:crypto'
import { distributionClause } from '#documents/wording/distribution.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import type { DocumentName } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families } from '#samples/families.ts'
import { findProgram, noProgram } from '#scripts/test-programs.ts'
import { launchPgBouncer } from '#tests/cluster/programs.ts'
import { findPostgres, launchPostgres, noPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedServer, launchServer } from '../server/launch.ts'
import { ONLY_THOROUGH } from '../thorough.ts'
import { createAccount } from './account.ts'
import { expect, test } from './fixtures.ts'
import { downloaded } from './journey/downloads-and-prints.ts'
import { answerByNext, answerPassedBy, complete, expectAllDone, signUp } from './journey/family.ts'
import { type Hand, keyboard, pointer } from './journey/hand.ts'
import { button, expectToast, formOf } from './journey/pages.ts'

const family = families.complete

const theTrust = [family.trustName, family.grantorName, family.trusteeName, family.backupTrusteeName]
const beneficiaries = (family.beneficiaries ?? []).map(({ name }) => name)
const assets = (family.assets ?? []).map(({ name }) => name)

async function expectDocument(hand: Hand, name: DocumentName, stem: string, names: readonly (string | undefined)[]) {
  const pressing = () =>
    hand.press(
      formOf(hand.page)
        .getByRole('button', { name: `Download ${name}`, exact: true })
        .first(),
    )
  const { fileName, text } = await downloaded(hand.page, pressing)
  expect(fileName).toBe(`The_Whitlock_Family_Dynasty_Trust_${stem}_${localDate(new Date())}.docx`)
  for (const each of names) expect(text, `${each} in ${name}`).toContain(each)
  for (const number of ['536904321', '536-90-4321']) expect(text, `a whole number in ${name}`).not.toContain(number)
  await expectToast(
    hand.page,
    'Document Downloaded',
    `Your ${name} document has been generated and downloaded successfully.`,
  )
}

/** The main job, whole: a new person signs up, types in the complete family, completes the trust and downloads it. */
async function wholeFamily(hand: Hand): Promise<void> {
  const email = `margaret.${randomUUID().slice(0, 8)}@whitlock.example`
  await signUp(hand, { firstName: 'Margaret', lastName: 'Whitlock', email, password: 'granite-lantern-meadow' })
  await answerByNext(hand)
  await answerPassedBy(hand)
  await complete(hand)
  await expectAllDone(hand.page)
  await expectDocument(hand, 'Irrevocable Trust Agreement', 'Trust_Agreement', [
    ...theTrust,
    ...beneficiaries,
    ...assets,
  ])
  await expectDocument(hand, 'Schedule A - Beneficiary Schedule', 'Schedule_A_Beneficiaries', beneficiaries)
  const { record }: { record: TrustRecord } = await (await hand.page.request.get('/api/trust')).json()
  expectSameAnswers(record, family)
  expect(record.completedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/)
}

const withoutIds = (list: readonly { id: string }[] = []) => list.map(({ id: _, ...entry }) => entry)

/** A record without what the server or the moment decides: ids, instants, whose it is. */
function typed({ uid: _, createdAt, lastUpdated, completedAt, ...record }: TrustRecord): object {
  return {
    ...record,
    beneficiaries: withoutIds(record.beneficiaries),
    assets: withoutIds(record.assets),
    trustees: withoutIds(record.trustees),
  }
}

/** Asserts that a record holds a sample's answers to the thirteen steps, field by field, and nothing besides. */
function expectSameAnswers(record: TrustRecord, sample: TrustRecord): void {
  // The handover is written later, on a page of its own.
  const { handoverOriginals: _, handoverOpening: _2, handoverNotes: _3, contacts: _4, ...answers } = sample
  const expected: TrustRecord = {
    ...answers,
    distributionRules: distributionClause(sample),
    certificateData: { ...sample.certificateData, signatureDate: localDate(new Date()) },
  }
  expect(typed(record)).toEqual(typed(expected))
}

// A film of so long a journey slows it by a third; the page at each step is kept all the same.

test('a family is typed in from sign-up to completion, and its trust agreement downloaded', async ({ page }) => {
  test.setTimeout(300_000)
  await wholeFamily(pointer(page))
})

test(
  'the thirteen steps by keyboard alone, from login to the downloaded agreement',
  ONLY_THOROUGH,
  async ({ page, server }) => {
    test.setTimeout(300_000)
    const account = await createAccount(server.url)
    const hand = keyboard(page)
    await page.goto('/login')
    await hand.type(page.getByLabel('Email'), account.email)
    await hand.type(page.getByLabel('Password', { exact: true }), account.password)
    await hand.press(page.getByRole('button', { name: 'Log In', exact: true }).last())
    await expect(page).toHaveURL('/dashboard')
    await hand.press(page.getByRole('link', { name: 'Start Your Trust' }))
    await answerByNext(hand)
    await answerPassedBy(hand)
    await complete(hand)
    await expectAllDone(page)
    const agreement = formOf(page)
      .getByRole('button', { name: 'Download Irrevocable Trust Agreement', exact: true })
      .first()
    const { text } = await downloaded(page, () => hand.press(agreement))
    expect(text).toContain(family.grantorName)
    await account.api.dispose()
  },
)

const onPostgres = test.extend<object, { server: LaunchedServer }>({
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

onPostgres('the same family on a real PostgreSQL', ONLY_THOROUGH, async ({ page }) => {
  onPostgres.setTimeout(180_000)
  await wholeFamily(pointer(page))
})

const missing = !findProgram('pgbouncer') ? noProgram('pgbouncer') : !findPostgres() ? noPostgres : undefined
if (missing) console.error(`kinstead: the browser journey through PgBouncer is skipped: ${missing}`)

const behindPgBouncer = test.extend<object, { server: LaunchedServer }>({
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

behindPgBouncer.describe(() => {
  behindPgBouncer.skip(missing !== undefined, missing)

  behindPgBouncer(
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
})
