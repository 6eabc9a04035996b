import { team } from '#content/team.ts'
import { seeText, seeToast } from '../ledger/seen.ts'
import { expect, test } from './fixtures.ts'

test('has the story, and shows four leaders by initials and role as a sample', async ({ page }) => {
  await page.goto('/about-us')
  await seeText(page, 'about.story')
  await seeText(page, 'about.team')
  await seeText(page, 'about.sample-team')
  await expect(page.getByText('Sample story')).toBeVisible()
  expect(team).toHaveLength(4)
  const members = page.getByRole('region', { name: 'Meet Our Leadership Team' }).getByRole('listitem')
  await expect(members).toHaveCount(4)
  for (const [index, { name, title }] of team.entries()) {
    await seeText(members.nth(index), 'about.member', { initials: name })
    await seeText(members.nth(index), 'about.role', { role: title })
  }
})

test('the subscribe form asks for an address, keeps a wrong one, and thanks for a right one', async ({ page }) => {
  await page.goto('/about-us')
  await seeText(page, 'about.subscribe')
  const email = page.getByRole('main').getByLabel('Email')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await subscribe.scrollIntoViewIfNeeded()
  await subscribe.click()
  await seeText(page.getByRole('main'), 'about.email-invalid')
  for (const wrong of ['ann', 'ann@', '@family.example', 'ann family@family.example', '<script>alert(1)</script>']) {
    await email.fill(wrong)
    await subscribe.click()
    await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
    await expect(email).toHaveValue(wrong)
  }
  await email.fill('  ann@family.example ')
  await subscribe.click()
  await seeToast(page, 'newsletter.subscribed')
  await expect(email).toHaveValue('')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})
