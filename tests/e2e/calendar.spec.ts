import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { remindersOf } from '#domain/calendar/reminders-of.ts'
import { localDate } from '#domain/formats/calendar-date.ts'
import { fundingPatch, fundingProgress } from '#domain/trust/funding.ts'
import { DASHBOARD, FUNDING_PLAN } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { onlyThoroughUnless } from '../thorough.ts'
import { change, stored } from './account.ts'
import { axe, expect, test } from './fixtures.ts'
import { expectToast } from './journey/passing.ts'

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
