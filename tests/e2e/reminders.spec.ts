import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { pages } from '#api/pages.ts'
import { changeReminders, readReminders } from '#api/reminders.ts'
import { REMINDER_KINDS } from '#domain/calendar/reminder.ts'
import { remindersOf } from '#domain/calendar/reminders.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { fundingPatch, fundingProgress } from '#domain/trust/funding.ts'
import { DASHBOARD, FUNDING_PLAN } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { ONLY_THOROUGH, onlyThoroughUnless } from '../thorough.ts'
import { check } from './accessibility.ts'
import { type Account, change, stored, verify } from './account.ts'
import { expectSpanish } from './english-left.ts'
import { axe, expect, test } from './fixtures.ts'
import { expectToast } from './journey/pages.ts'
import { cutOff, recover, rejectRequests } from './journey/saving.ts'
import { openSettings } from './journey/settings.ts'

const PHONE = { width: 390, height: 844 }
const wished = async ({ api }: Account) => (await (await api.get(readReminders.path)).json()).kinds as string[]

/** The address at the end of this account's reminders. */
function linkOf({ dataDir, url }: { dataDir: string; url: string }, { uid }: Account): string {
  const file = new DatabaseSync(`${dataDir}/kinstead.db`, { readOnly: true })
  const row = file.prepare('select token from reminder_subscription where uid = ?').get(uid)
  file.close()
  return `${url}${pages.unsubscribe}?token=${row?.token}`
}

test('turned on with one press on a phone, and chosen in the settings', async ({
  page,
  account,
  server,
  expectFailures,
}) => {
  expectFailures(/^Failed to load resource/, /^Saving the reminders by mail failed/)
  await page.setViewportSize(PHONE)
  await change(account, samples.complete)
  await page.goto(pages.dashboard)
  const section = page.getByRole('region', { name: 'Signing and Funding' })
  // It is offered once the address is confirmed, for which the notice above asks.
  await expect(page.getByText(/Please confirm your email address/)).toBeVisible()
  await expect(section).toBeVisible()
  await expect(section.getByRole('checkbox')).toHaveCount(0)
  await verify(server, account)

  await page.goto(pages.dashboard)
  const box = section.getByRole('checkbox', { name: 'Remind me by email, too' })
  await expect(box).toBeEnabled()
  await expect(box).not.toBeChecked()
  await rejectRequests(page, changeReminders, 'internal-error', 'Something went wrong on our side.')
  // Not `check`, which wants the state that the server rejects.
  await box.click()
  await expect(section.getByRole('status').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await expect(box).not.toBeChecked()
  await recover(page)
  await box.check()
  await expect(section.getByRole('status').filter({ hasText: 'Reminders by email are on.' })).toBeVisible()
  expect(await wished(account)).toEqual([...REMINDER_KINDS])
  await check(page, { phone: true })

  await section.getByRole('link', { name: 'Choose which reminders' }).click()
  const kinds = page.getByRole('group', { name: 'Remind me by email' })
  await expect(kinds.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await kinds.getByRole('checkbox', { name: 'Ask your accountant about tax returns, on March 1' }).uncheck()
  await kinds.getByRole('checkbox', { name: /^A beneficiary reaches a distribution age/ }).uncheck()
  await expect(kinds.getByRole('status')).toHaveText('Saved')
  await expect.poll(() => wished(account)).toEqual(['review', 'funding'])
  await check(page, { phone: true })
  await page.goto(FUNDING_PLAN)
  await expect(page.getByRole('checkbox', { name: 'Remind me by email, too' })).toBeChecked()
})

test(
  'turned off on the page of the link in a mail, without a login',
  ONLY_THOROUGH,
  async ({ page, account, server, anotherBrowser }) => {
    await change(account, samples.complete)
    await verify(server, account)
    const kinds = ['review', 'funding']
    expect((await account.api.put(changeReminders.path, { data: { kinds } })).ok()).toBe(true)
    const link = linkOf(server, account)
    const mailbox = await (await anotherBrowser()).newPage()
    await mailbox.setViewportSize(PHONE)
    const answer = await mailbox.goto(link)
    expect(await answer?.text()).toContain('noindex')
    await expect(mailbox.getByText('Stop email reminders about your trust?')).toBeVisible()
    expect(await wished(account), 'looking changes nothing').toEqual(kinds)
    await check(mailbox, { phone: true })
    await mailbox.keyboard.press('Tab')
    await mailbox.getByRole('button', { name: 'Turn Off Reminders' }).press('Enter')
    await expect(mailbox.getByText('The reminders are off, and no more will be sent.')).toBeFocused()
    await check(mailbox, { phone: true })
    expect(await wished(account)).toEqual([])
    await page.goto(FUNDING_PLAN)
    await expect(page.getByRole('checkbox', { name: 'Remind me by email, too' })).not.toBeChecked()
  },
)

test('a link that is unknown or incomplete says so', ONLY_THOROUGH, async ({ page, expectFailures }) => {
  expectFailures(/^Failed to load resource/, /^Turning the reminders off failed/)
  await page.goto(pages.unsubscribe)
  await expect(page.getByText('This link is incomplete.')).toBeVisible()
  await page.goto(`${pages.unsubscribe}?token=unknown`)
  const press = () => page.getByRole('button', { name: 'Turn Off Reminders' }).click()
  await press()
  await expect(page.getByRole('alert')).toContainText('This link does not work.')
  await check(page, { phone: true })
})

test(
  'in Spanish: the dashboard, the settings, and the page of the link',
  ONLY_THOROUGH,
  async ({ page, account, server }) => {
    const own = [account.email, account.firstName, account.lastName]
    await change(account, samples.complete)
    await verify(server, account)
    await page.goto(pages.dashboard)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
    await page.getByRole('checkbox', { name: 'Recordármelo también por correo' }).check()
    await expect.poll(() => wished(account)).toEqual([...REMINDER_KINDS])
    await openSettingsInSpanish()
    await expectSpanish(page, own)
    await page.goto(`${linkOf(server, account)}#language=es`)
    await expect(page.getByRole('button', { name: 'Desactivar los recordatorios' })).toBeVisible()
    await expectSpanish(page, own)

    async function openSettingsInSpanish() {
      await page.goto(pages.settings)
      await expect(page.getByRole('heading', { name: 'Recordatorios por correo' })).toBeVisible()
    }
  },
)

test(
  'without the network, the settings say so and try again',
  ONLY_THOROUGH,
  async ({ page, account, server, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^Reading the reminders by mail failed/)
    await verify(server, account)
    await cutOff(page, readReminders)
    await openSettings(page)
    await expect(page.getByText('This could not be loaded')).toBeVisible()
    await recover(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('group', { name: 'Remind me by email' })).toBeEnabled()
  },
)

/** Presses the button, and reads the file as a calendar does. */
async function calendarOf(page: Page) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add reminders to your calendar' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('trust-reminders.ics')
  const text = await readFile(await download.path(), 'utf8')
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { text, events }
}

for (const family of ['complete', 'veryLarge'] as const)
  test(
    `the family ${family} sees how far its funding is, and takes its reminders into a calendar`,
    onlyThoroughUnless(family === 'complete'),
    async ({ page, account }) => {
      await change(account, samples[family])
      const [first, second] = (await stored(account))?.assets ?? []
      if (!first || !second) throw new Error(`The family ${family} has no two assets`)
      await change(account, fundingPatch(first, { status: 'done', date: '', note: '' }))
      await change(account, fundingPatch(second, { status: 'in-progress', date: '2099-05-01', note: '' }))
      const trust = await stored(account)
      if (!trust) throw new Error('Nothing is stored')
      const { done, total } = fundingProgress(trust.assets ?? [])

      await page.goto(DASHBOARD)
      const section = page.getByRole('region', { name: 'Signing and Funding' })
      const progress = section.getByRole('progressbar', { name: `${done} of ${total} assets moved into the trust` })
      await expect(progress).toHaveJSProperty('value', Math.round((100 * done) / total))
      const { text, events } = await calendarOf(page)
      await expectToast(page, 'Calendar File Saved')
      const reminders = remindersOf(trust, localDate(new Date()))
      expect(events.map(({ summary }) => summary)).toEqual(reminders.map(({ title }) => title))
      expect(events.find(({ summary }) => summary.endsWith(second.name))?.startDate.toString()).toBe('2099-05-01')
      for (const number of [trust.grantorSsn, trust.einResponsiblePartySSN])
        if (number) expect(text).not.toContain(number)
      await axe(page)

      await section.getByRole('link', { name: 'Funding plan' }).click()
      await expect(page).toHaveURL(FUNDING_PLAN)
      const again = await calendarOf(page)
      expect(again.events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
    },
  )
