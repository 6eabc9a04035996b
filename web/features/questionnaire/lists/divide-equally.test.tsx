import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { english } from '#domain/message.ts'
import type { Beneficiary } from '#domain/trust/entries.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { EqualShares } from './list-on-screen.tsx'

vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({ useTrustActions: () => ({ saveTrustData: vi.fn() }) }))
afterEach(cleanup)

const child = (name: string, sharePercent?: number): Beneficiary => ({
  ...{ id: name, name, relationship: 'child' },
  ...(sharePercent !== undefined && { sharePercent }),
})

test.each([
  [[child('Peter', 60), child('Ingrid', 40)], /^Peter and Ingrid no longer have a stated share\. /],
  [[child('Peter', 60), child('Ingrid')], /^Peter no longer has a stated share\. /],
])('the question says that the shares go, and not the people', async (entries, words) => {
  render(<EqualShares entries={entries} announce={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Divide equally' }))
  await waitFor(() => expect(currentQuestion()).toBeTruthy())
  expect(english(currentQuestion()?.body ?? '')).toMatch(words)
})
