import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { NextUp } from './next-up.tsx'

vi.mock('#web/features/trust-sync/trust-provider.tsx', async () => {
  const { NOTHING } = await import('#web/features/trust-sync/snapshot.ts')
  return { useTrust: () => NOTHING }
})

afterEach(cleanup)

const moved = ({ assets = [] }: TrustRecord) =>
  assets.map((asset) => ({ ...asset, funding: { status: 'done' as const } }))

describe('answers that were put off', () => {
  const { signingDate: _, signings: __, ...complete } = families.complete
  const church = { id: 'b-church', name: 'Saint John’s', relationship: 'charity', einUnknown: true } as const
  const trust: TrustRecord = { ...complete, beneficiaries: [...(complete.beneficiaries ?? []), church] }
  const card = async (shown: TrustRecord, words: RegExp) => {
    const { container } = render(
      <MemoryRouter>
        <NextUp trust={shown} />
      </MemoryRouter>,
    )
    await screen.findByText(words, undefined, { timeout: 20_000 })
    return container.textContent
  }

  test('are counted after what comes before them', async () => {
    const text = await card({ ...trust }, /^Next before signing$/)
    expect(text).toMatch(/No question is open\. This takes about 1 minute\./)
    expect(text).toMatch(/Still blank: 1 answer that you put off, about 1 minute, and time to look it up\./)
  }, 30_000)

  test('are no longer asked for once signed, and said to be blank', async () => {
    const done = { printed: true, signed: true, witnessed: true, notarized: true }
    const signings = documentsToSign(trust).map(({ document }) => ({ id: document, ...done }))
    const text = await card({ ...trust, signings, assets: moved(trust) }, /Nothing is missing/)
    expect(text).toContain('2 documents were signed with blanks, named below. What was signed')
  }, 30_000)
})
