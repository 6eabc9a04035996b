import type { Page, Response } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { REVIEW_LINKS, SUMMARY, stepPath } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { type BadInput, reviewInputs } from '../bad-input/bad-inputs.ts'
import { ONLY_THOROUGH, thorough } from '../thorough.ts'
import { check } from './accessibility.ts'
import { change, stored } from './account.ts'
import { axe, expect, test as fixtures } from './fixtures.ts'
import { type Expected, fieldErrorsOn, typeAll } from './journey/bad-input.ts'
import { makeLink, test } from './with-review-links.ts'

// All in one worker, for each worker would start a server of this kind.
test.describe.configure({ mode: 'default' })

const SECRETS = { grantorSsn: '914637285', einResponsiblePartySSN: '536-90-4321' }
const NUMBERS = ['914637285', '914-63-7285', '536904321', '536-90-4321']
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const open = (page: Page) => page.getByRole('button', { name: 'Open', exact: true })

/** All that a page is answered from now on. */
function answersTo(page: Page): () => Promise<string> {
  const answers: Response[] = []
  page.on('response', (answer) => answers.push(answer))
  return async () => {
    const api = answers.filter((answer) => answer.url().includes('/api/'))
    return (await Promise.all(api.map(async (answer) => answer.text().catch(() => '')))).join('\n')
  }
}

async function comment(page: Page, section: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Comment on ${section}` }).click()
  await page.getByRole('textbox', { name: 'Comment' }).fill(text)
  await page.getByRole('button', { name: 'Send comment' }).click()
}

test('an attorney without an account reads, remarks, and is rejected when the owner ends the link', async ({
  page,
  account,
  anotherBrowser,
  expectFailures,
}) => {
  test.setTimeout(180_000)
  expectFailures(/^Failed to load resource/, /^The link /, /^The comment /)
  await change(account, { ...samples.complete, ...SECRETS, customRules: 'His number is 914-63-7285.' })
  const before = await stored(account)

  await page.goto(SUMMARY)
  await page.getByRole('link', { name: 'Let an attorney, a planner or a relative read it' }).click()
  await expect(title(page, 'Review Links')).toBeFocused()
  await expect(page.getByText('You have made no link yet. Nobody can read your answers through one.')).toBeVisible()
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByLabel('Who is it for?')).toBeFocused()
  await expect(page.getByLabel('Who is it for?')).toHaveAccessibleDescription(/Please say who this link is for\./)
  const address = await makeLink(page, 'Dana Reed, attorney', { attorney: true, passphrase: 'cedar and brass' })
  expect(address).toMatch(/\/review#token=[\w-]{43}&with=passphrase$/)
  if (thorough) await check(page, { phone: true })
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeFocused()
  await expect(page.getByText('Not opened yet')).toBeVisible()
  expect(await page.content(), 'shown once').not.toContain(address.slice(-40, -16))

  const reader = await (await anotherBrowser()).newPage()
  const received = answersTo(reader)
  await reader.goto(address)
  await expect(title(reader, 'A Trust to Read')).toBeVisible()
  await reader.getByLabel('Passphrase').fill('brass and cedar')
  await open(reader).click()
  await expect(title(reader, 'This Link Did Not Open')).toBeVisible()
  await expect(reader.getByText('Please check the passphrase and try again.')).toBeFocused()
  await expect(reader.getByLabel('Passphrase'), 'to be corrected').toHaveValue('brass and cedar')
  await reader.getByLabel('Show what I type').check()
  await expect(reader.getByLabel('Passphrase')).toHaveAttribute('type', 'text')
  await check(reader, { phone: true })
  await reader.getByLabel('Passphrase').fill('cedar and brass')
  await open(reader).click()
  const grantor = reader.getByRole('region', { name: '2. Grantor Information' })
  await expect(grantor).toContainText('XXX-XX-7285')
  await expect(reader.getByText('For Dana Reed, attorney.')).toBeVisible()

  await reader.getByRole('button', { name: 'Comment on Grantor Information' }).click()
  await expect(reader.getByLabel('Your name')).toBeFocused()
  await reader.getByRole('textbox', { name: 'Comment' }).fill('It is 914-63-7285, is it not?')
  await reader.getByRole('button', { name: 'Send comment' }).click()
  await expect(grantor.getByRole('alert')).toContainText('Please enter your name.')
  await expect(grantor.getByRole('alert')).toContainText('Please leave social security numbers out of this text.')
  if (thorough) await check(reader, { phone: true })
  await reader.getByLabel('Your name').fill('Dana Reed')
  const text = '<b>Is this</b> the legal name?\nعائشة 👩‍👩‍👧'
  await reader.getByRole('textbox', { name: 'Comment' }).fill(text)
  await reader.getByRole('button', { name: 'Send comment' }).click()
  await expect(grantor.getByText('Your comment was sent to the owner.')).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Comment on Grantor Information' })).toBeFocused()
  await expect(grantor.getByText('<b>Is this</b> the legal name?')).toBeVisible()

  await reader.getByRole('tab', { name: 'Before You Sign' }).click()
  await expect(reader.getByRole('heading', { name: 'Left Blank' })).toBeVisible()
  await expect(reader.getByText(/are optional and may stay blank\.$/)).toBeVisible()
  await expect(reader.locator('main a[href^="/trust-builder"]')).toHaveCount(0)
  await check(reader, { phone: true })
  await reader
    .getByRole('region', { name: /^Questions of Law/ })
    .getByRole('link')
    .first()
    .click()
  await expect(reader.locator('h2:focus')).toHaveText(/^\d+\. /)
  await expect(reader, 'the link is still in the address').toHaveURL(address)
  await reader.getByRole('tab', { name: 'Documents' }).click()
  const saved = reader.waitForEvent('download')
  await reader.getByRole('button', { name: 'Download the attorney’s copy' }).click()
  expect((await saved).suggestedFilename()).toMatch(/_Trust_Agreement_Attorney_Copy_[\d-]+\.docx$/)
  await reader.getByRole('combobox', { name: 'Document' }).selectOption('EIN Application Instructions')
  await expect(reader.getByRole('region', { name: /^Page 1 of / })).toBeVisible()
  await expect(reader.locator('.sheets').getByText('XXX-XX-4321').first()).toBeAttached()
  await expect(reader.locator('.sheets a[href^="/trust-builder"]')).toHaveCount(0)
  if (thorough) await check(reader)
  const everything = `${await received()}\n${await reader.content()}`
  expect(everything).toContain('XXX-XX-7285')
  for (const number of NUMBERS) expect(everything).not.toContain(number)

  await page.goto(pages.dashboard)
  await expect(page.getByText('One comment waits for you there.')).toBeVisible()
  await page.goto(stepPath('grantor'))
  const remarks = page.getByRole('list', { name: 'Comments from your readers' })
  await expect(remarks).toContainText('<b>Is this</b> the legal name?')
  await expect(remarks).toContainText('Dana Reed through the link for Dana Reed, attorney')
  if (thorough) await check(page, { phone: true })
  await remarks.getByRole('button', { name: 'Mark as done: comment of Dana Reed' }).click()
  await expect(remarks).toHaveCount(0)
  await expect(title(page, 'Grantor Information'), 'the button that had the focus is gone').toBeFocused()

  await page.goto(REVIEW_LINKS)
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  const activity = page.getByRole('region', { name: 'Activity' })
  for (const deed of [
    /You made the link/,
    /Somebody opened/,
    /A comment came through/,
    /copy was made through/,
    /Somebody tried .* wrong/,
  ])
    await expect(activity.getByText(deed).first()).toContainText('Dana Reed, attorney')
  await check(page, { phone: true })
  await page.getByRole('button', { name: 'End the link for Dana Reed, attorney' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByText(/^Ended by you on /)).toBeVisible()

  await reader.getByRole('tab', { name: 'Answers' }).click()
  await comment(reader, 'Assets', 'One thing more.')
  await expect(title(reader, 'This Link No Longer Works')).toBeVisible()
  await expect(reader.getByText('One thing more.')).toBeVisible()
  await expect(reader.getByText('XXX-XX-7285')).toHaveCount(0)
  await axe(reader)
  await reader.reload()
  await reader.getByLabel('Passphrase').fill('cedar and brass')
  await open(reader).click()
  await expect(title(reader, 'This Link Did Not Open')).toBeVisible()
  expect(await stored(account)).toEqual(before)

  await page.getByRole('button', { name: 'Delete: comment of Dana Reed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Comments' })).toHaveCount(0)
  await expect(title(page, 'Review Links')).toBeFocused()
  await page.getByRole('button', { name: 'Remove the link for Dana Reed, attorney' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have made no link yet. Nobody can read your answers through one.')).toBeVisible()
  await expect(activity.getByText(/a link that is removed/).first()).toBeVisible()
})

test(
  'a family of 200 is read and remarked on in the same way',
  ONLY_THOROUGH,
  async ({ page, account, anotherBrowser, expectFailures }) => {
    test.setTimeout(180_000)
    expectFailures(/^Failed to load resource/, /^The link /)
    await change(account, samples.veryLarge)
    await page.goto(REVIEW_LINKS)
    const address = await makeLink(page, 'Uncle Theodor')

    const reader = await (await anotherBrowser()).newPage()
    await reader.setViewportSize({ width: 390, height: 844 })
    await reader.goto(address)
    const family = reader.getByRole('region', { name: '5. Beneficiaries' })
    await expect(family.getByRole('heading', { level: 3 })).toHaveCount(200)
    await reader.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Beneficiaries' }).click()
    await expect(reader.getByRole('heading', { name: '5. Beneficiaries' })).toBeFocused()
    await expect(reader, 'the link is still in the address').toHaveURL(address)
    await reader.getByRole('button', { name: 'Comment on Beneficiaries' }).click()
    await reader.getByLabel('Your name').fill('Theodor')
    await reader.getByRole('textbox', { name: 'Comment' }).fill('Number 140 is called Ada, not Eda.')
    await reader.getByRole('button', { name: 'Send comment' }).click()
    await expect(reader.getByText('Your comment was sent to the owner.')).toBeVisible()
    await reader.getByRole('tab', { name: 'Documents' }).click()
    await reader.getByRole('combobox', { name: 'Document' }).selectOption('Schedule A - Beneficiary Schedule')
    await expect(reader.getByRole('region', { name: /^Page 1 of / })).toBeVisible()

    await page.goto(stepPath('beneficiaries'))
    await expect(page.getByText('Number 140 is called Ada, not Eda.')).toBeVisible()
    await page.getByRole('link', { name: 'All comments and links' }).click()
    await page.getByRole('button', { name: 'End the link for Uncle Theodor' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
    await expect(page.getByText(/^Ended by you on /)).toBeVisible()
    await reader.reload()
    await expect(title(reader, 'This Link Did Not Open')).toBeVisible()
  },
)

test(
  'bad input is reported at its field, stays typed, and makes no link and no comment',
  ONLY_THOROUGH,
  async ({ page, account, anotherBrowser }) => {
    await change(account, { ...samples.complete, ...SECRETS })
    const put = (name: string, { typed, says }: Pick<BadInput, 'typed' | 'says'>): Expected => ({
      ...{ id: `field-${name}`, typed, left: typed },
      says: says.source,
    })
    const tryAll = async (where: Page, names: readonly (keyof typeof reviewInputs)[], send: string) => {
      for (const name of names)
        for (const bad of reviewInputs[name]) {
          await typeAll(where, [put(name, bad)])
          await where.getByRole('button', { name: send }).click()
          await expect.poll(() => fieldErrorsOn(where, [put(name, bad)]), { intervals: [20, 50, 100] }).toEqual([])
        }
    }
    await page.goto(REVIEW_LINKS)
    await expect(page.getByText('You have made no link yet. Nobody can read your answers through one.')).toBeVisible()
    await tryAll(page, ['label', 'passphrase'], 'Make the link')
    const own = async () => (await account.api.get('/api/review-links')).json()
    expect(await own()).toMatchObject({ links: [] })

    const { token } = await (await account.api.post('/api/review-links', { data: { label: 'Dana', days: 7 } })).json()
    const reader = await (await anotherBrowser()).newPage()
    await reader.goto(`${pages.review}#token=${token}`)
    await reader.getByRole('button', { name: 'Comment on Grantor Information' }).click()
    await tryAll(reader, ['name', 'text'], 'Send comment')
    expect(await own()).toMatchObject({ comments: [] })
  },
)

test(
  'what is no link, and a server that cannot be reached, are said',
  ONLY_THOROUGH,
  async ({ page, account, expectFailures }) => {
    expectFailures(/^Failed to load resource/, /^The link /)
    await page.goto(pages.review)
    await expect(title(page, 'This Link Is Incomplete')).toBeVisible()
    await axe(page)
    await page.goto(REVIEW_LINKS)
    await expect(page.getByText('Start a trust, and you can let others read it.')).toBeVisible()
    await change(account, samples.begun)
    const made = await account.api.post('/api/review-links', { data: { label: 'Dana', days: 30 } })
    const { token } = await made.json()
    await page.route('**/api/review/open', (route) => route.abort())
    await page.goto(`${pages.review}#token=${token}`)
    await page.reload()
    await expect(page.getByText('The server could not be reached')).toBeVisible()
    await page.unroute('**/api/review/open')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('For Dana.')).toBeVisible()
  },
)

fixtures('with the switch off, nothing of it is there', async ({ page, account, expectFailures }) => {
  expectFailures(/^Failed to load resource/)
  await change(account, samples.complete)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await page.goto(`${pages.review}#token=${'A'.repeat(43)}`)
  expect(answer?.status()).toBe(404)
  await expect(title(page, 'Oops!')).toBeVisible()
  await page.goto(REVIEW_LINKS)
  await expect(title(page, 'Page not found')).toBeVisible()
  for (const path of [pages.dashboard, SUMMARY, stepPath('grantor')]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/review link/i)).toHaveCount(0)
  }
  expect(asked.filter((url) => url.includes('/api/review'))).toEqual([])
})
