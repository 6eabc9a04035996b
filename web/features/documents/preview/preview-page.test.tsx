// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { pages } from '#api/pages.ts'
import { setSession } from '#web/features/account/auth/auth-state.ts'
import PreviewPage from './preview-page.tsx'

test('with the payment check on, the starter package sees where previews are to be had, and no document', () => {
  const user = {
    uid: 'ada',
    email: 'ada@family.example',
    emailVerified: true,
    displayName: 'Ada Hollis',
    hasPaid: true,
    packageType: 'starter',
    language: null,
  }
  setSession({ user, installation: { paymentCheck: true } })
  render(
    <MemoryRouter initialEntries={['/preview/schedule-a']}>
      <Routes>
        <Route path={pages.preview} element={<PreviewPage />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(screen.getByText(/part of the Pro and Elite packages/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe(pages.services)
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull()
})
