// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { families, recordOf } from '#samples/families.ts'
import { ReviewBlock } from './review-block.tsx'

afterEach(cleanup)
const show = (trust = families.complete) =>
  render(
    <MemoryRouter>
      <ReviewBlock trust={trust} />
    </MemoryRouter>,
  )

test('a trust whose answers agree says so', () => {
  show()
  expect(screen.getByText(/none of them stood out/)).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('questions of law are counted, and read on their own page', () => {
  show(recordOf({ assets: { put: [{ id: 'a', name: 'Home', type: 'real_estate', ownership: 'joint' }] } }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByRole('link', { name: 'Before You Sign' }).getAttribute('href')).toBe(
    '/trust-builder/before-signing',
  )
  expect(screen.getByText('(2)')).toBeTruthy()
})

test('a finding has its consequence and its source, and leads to the answers', () => {
  const answers: TrustPatch = {
    trustName: 'Oak Trust',
    einTrustName: 'Elm Trust',
    guardianName: 'Ben',
    beneficiaries: { put: [{ id: 'b-1', name: 'Ben', relationship: 'child', birthYear: 2020 }] },
  }
  show(recordOf({ ...answers, einResponsiblePartyName: 'Ada', grantorName: 'Ada' }))
  const [minor, name] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(minor?.getByText('Ben is named as guardian and was born in 2020.')).toBeTruthy()
  expect(minor?.getByText(/A person reaches the age of majority at 18\./).textContent).toContain('W.S. 14-1-101')
  expect(minor?.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/trust-builder/pour-over-will?from=summary',
    '/trust-builder/beneficiaries?edit=b-1&from=summary',
  ])
  expect(name?.getByText(/Oak Trust.*Elm Trust/)).toBeTruthy()
})
