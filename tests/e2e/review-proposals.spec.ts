import type { Page } from '@playwright/test'
import { pages } from '#api/pages.ts'
import { REVIEW_LINKS, stepPath } from '#domain/trust/routes.ts'
import { samples } from '#samples/families.ts'
import { thorough } from '../thorough.ts'
import { check, PHONE } from './accessibility.ts'
import { change, stored } from './account.ts'
import { axe, expect } from './fixtures.ts'
import { toastOf } from './journey/pages.ts'
import { makeLink, test } from './with-review-links.ts'

test.describe.configure({ mode: 'default' })

const SPOUSE = 'Thomas Edward Whitlock'
const HOME = '12 Cottonwood Lane, Jackson, WY 83001'
const NEW = '9 Larkspur Court\nJackson, WY 83001'
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const own = (page: Page) => page.getByRole('region', { name: 'Your own details' })
/** As when the reader's window comes to the front again. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
const send = (page: Page) => own(page).getByRole('button', { name: 'Send to the owner' }).click()
test('a spouse proposes details on a phone; the owner uses one of them, and the documents follow', async ({
  page,
  account,
  anotherBrowser,
  expectFailures,
}) => {
  test.setTimeout(180_000)
  expectFailures(/^Failed to load resource/, /^The link /)
  await change(account, samples.complete)
  await page.goto(REVIEW_LINKS)
  await page.getByLabel('Who is it for?').fill('Thomas')
  await page.getByRole('radio', { name: 'Read, comment and propose their own details' }).check()
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByText('Please choose whose details they are.')).toBeInViewport()
  if (thorough) await check(page, { phone: true })
  const address = await makeLink(page, 'Thomas', { person: SPOUSE })
  await page.getByRole('button', { name: 'I have copied it' }).click()
  await expect(page.getByText(`Its reader may propose details of ${SPOUSE}`)).toBeVisible()

  const reader = await (await anotherBrowser()).newPage()
  await reader.setViewportSize(PHONE)
  await reader.goto(address)
  await expect(title(reader, 'A Trust to Read')).toBeVisible()
  await expect(own(reader).getByLabel('Name, as it should be written')).toHaveValue(SPOUSE)
  await expect(own(reader).getByLabel('Email')).toHaveValue('thomas@whitlock.example')
  await send(reader)
  await expect(own(reader)).toContainText('The answers already say all of this.')
  await own(reader).getByLabel('Address').fill('9')
  await own(reader).getByLabel('Email').fill('thomas')
  await send(reader)
  await expect(own(reader).getByRole('alert')).toContainText('Please enter your address.')
  await expect(own(reader).getByRole('alert')).toContainText('Invalid email address')
  await axe(reader)
  await own(reader).getByLabel('Address').fill(NEW)
  await own(reader).getByLabel('Email').fill('tom@whitlock.example')
  await reader.route('**/api/review/propose', (route) => route.abort(), { times: 1 })
  expectFailures(/^The proposal was not sent/)
  await send(reader)
  await expect(own(reader).getByText(/^Your details were not sent/)).toBeVisible()
  await expect(own(reader).getByLabel('Address'), 'nothing is lost').toHaveValue(NEW)
  await send(reader)
  await expect(own(reader).getByText('Your proposal is sent.')).toBeVisible()
  await expect(own(reader).getByText('Sent to Margaret Anne Whitlock')).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Your own details' })).toBeFocused()
  await axe(reader)
  await own(reader).getByRole('button', { name: 'Change the proposal' }).click()
  await expect(own(reader).getByLabel('Name, as it should be written')).toBeFocused()
  await own(reader).getByLabel('Email').fill('t.whitlock@whitlock.example')
  await send(reader)
  await expect(own(reader)).toContainText('t.whitlock@whitlock.example')
  expect(await stored(account)).toMatchObject({ executorAddress: HOME })

  await page.goto(pages.dashboard)
  await expect(page.getByText('One proposal waits for you there.')).toBeVisible()
  await page.goto(stepPath('pour-over-will'))
  const proposals = page.getByRole('list', { name: 'Proposals from your readers' })
  await expect(proposals.getByRole('checkbox', { name: 'Executor address' })).toBeChecked()
  await expect(proposals).toContainText('grantor’s legal address', { ignoreCase: true })
  if (thorough) await check(page, { phone: true })
  // Meanwhile the owner has learned of another address.
  await change(account, { executorAddress: '1 Changed Since' })
  await expect(proposals).toContainText(`it was ${HOME}`)
  await expect(proposals.getByRole('checkbox', { name: 'Executor address' })).not.toBeChecked()
  await change(account, { executorAddress: HOME })
  await expect(proposals.getByRole('checkbox', { name: 'Executor address' })).toBeChecked()
  await proposals.getByRole('checkbox', { name: `Beneficiary ${SPOUSE}: email` }).uncheck()
  await proposals.getByRole('button', { name: `Accept: proposal of ${SPOUSE}` }).click()
  await expect(toastOf(page)).toContainText('Proposal accepted')
  await expect(proposals).toHaveCount(0)
  await expect(page.getByLabel('Executor Address')).toHaveValue(NEW)
  expect(await stored(account)).toMatchObject({
    ...{ executorAddress: NEW, dpoa_agentAddress: NEW, hcd_agentAddress: NEW, grantorAddress: HOME },
    beneficiaries: expect.arrayContaining([
      expect.objectContaining({ id: 'b-thomas', address: NEW, email: 'thomas@whitlock.example' }),
    ]),
  })
  await page.goto(pages.preview.replace(':document', 'pour-over-will'))
  await expect(page.getByText('9 Larkspur Court').first()).toBeAttached()

  await comeBack(reader)
  await expect(own(reader).getByText('The owner has decided on your proposal.')).toBeVisible()
  await expect(own(reader).getByText('Used: address')).toBeVisible()
  await expect(own(reader).getByText('Not used: email')).toBeVisible()
  await expect(own(reader).getByLabel('Address')).toHaveValue(NEW)
  await own(reader).getByLabel('Email').fill('third@whitlock.example')
  await send(reader)
  await expect(own(reader).getByText('Your proposal is sent.')).toBeVisible()
  await page.goto(REVIEW_LINKS)
  await expect(page.getByRole('button', { name: `Accept: proposal of ${SPOUSE}` })).toBeVisible()
  await check(page, { phone: true })
  await page.getByRole('button', { name: `Decline: proposal of ${SPOUSE}` }).click()
  await expect(toastOf(page)).toContainText('Proposal declined')
  await expect(page.getByRole('heading', { name: 'Proposals' })).toBeFocused()
  await comeBack(reader)
  await expect(own(reader).getByText('Not used: email')).toHaveCount(2)

  await page.getByRole('button', { name: 'End the link for Thomas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByText(/^Ended by you on /)).toBeVisible()
  await own(reader).getByLabel('Email').fill('late@whitlock.example')
  await send(reader)
  await expect(title(reader, 'This Link No Longer Works')).toBeVisible()
  await expect(reader.getByText('late@whitlock.example')).toBeVisible()
  await expect(page.getByText('A proposal came through').first()).toBeVisible()
})
