// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { recordOf } from '#samples/families.ts'
import { extrasOf } from './extras.tsx'

afterEach(cleanup)

const show = (answers: TrustPatch) => {
  const { Note } = extrasOf('health-care-directive')
  if (Note) render(<Note trust={recordOf(answers)} isNew={false} />)
}

test('the directive says whom it is filled in with', () => {
  show({ dpoa_agentName: 'Ann Reyes', backupTrusteeName: 'Ben Park' })
  expect(screen.getByText(/The health care agent is Ann Reyes, your agent under the power of attorney\./)).toBeTruthy()
  cleanup()
  show({ backupTrusteeName: 'Ben Park' })
  expect(screen.getByText(/The health care agent is Ben Park, your successor trustee\./)).toBeTruthy()
})

test('it says nothing once an agent is saved, nor where nobody is known', () => {
  show({ dpoa_agentName: 'Ann Reyes', hcd_agentName: 'Ann Reyes' })
  show({})
  expect(screen.queryByText(/earlier answers/)).toBeNull()
})
