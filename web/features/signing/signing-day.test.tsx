import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DownloadRecord } from '#api/documents.ts'
import { attendance } from '#documents/signing-kit/attendance.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { suggesting } from '#web/features/people/register.tsx'
import type { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { DayPlanFields } from './day-plan.tsx'
import { SignList } from './sign-list.tsx'
import type { StoredFiles } from './stored-files.ts'
import type { DayPlan } from './use-day-plan.ts'

const copyOf = (document: DownloadRecord['document'], version: number): DownloadRecord => ({
  ...{ document, version, way: 'print', whole: false, fingerprint: '', at: '2026-05-03T12:00:00.000Z' },
})
// Newest first: of the will the newer copy matches, and of the power of attorney the older one.
const copies = [
  ...[copyOf('pour-over-will', 2), copyOf('pour-over-will', 1)],
  ...[copyOf('power-of-attorney', 1), copyOf('power-of-attorney', 2)],
]

const withRegister = {
  ...families.complete,
  people: [
    { id: 'p', name: 'Ada Hollis' },
    { id: 'o', name: 'Hollis Bank', kind: 'organization' as const },
  ],
}

vi.mock('#web/features/documents/freshness/use-freshness.ts', () => ({
  useDownloadRecords: () => copies,
  useFreshness: (document: string, all: DownloadRecord[]) => {
    const copy = all.find((one) => one.document === document)
    return copy && { copy, freshness: { is: copy.version === 1 ? 'changed' : 'same' } }
  },
}))
vi.mock(import('#web/features/trust-sync/trust-provider.tsx'), async (original) => ({
  ...(await original()),
  useTrustActions: () => ({}) as ReturnType<typeof useTrustActions>,
}))
vi.mock('./signed-files.tsx', () => ({ SignedFiles: () => null }))
vi.mock('#web/features/people/use-suggestions.ts', () => ({
  useSuggestions: (form: Parameters<typeof suggesting>[1]) => suggesting(withRegister, form),
}))
afterEach(cleanup)

describe('the documents to sign', () => {
  const show = (trust: TrustRecord) =>
    render(
      <MemoryRouter>
        <SignList trust={trust} stored={{} as StoredFiles} />
      </MemoryRouter>,
    )
  const row = (name: RegExp) => screen.getByRole('listitem', { name })

  test('before it is signed, a document whose newest copy no longer matches is offered again, and no other', () => {
    show(families.complete)
    const power = within(row(/Power of Attorney/))
    expect(power.getByText(/Changed since then\.$/)).toBeTruthy()
    expect(power.getByRole('button', { name: /^Download the new .*Power of Attorney$/ })).toBeTruthy()
    expect(screen.getAllByText(/Changed since/)).toHaveLength(1)
    expect(screen.queryByText(/still matches/)).toBeNull()
  })

  test('a document counts as signed with its blanks, and a notary that it is valid without is optional', async () => {
    const marks = ['signed', 'witnessed'] as const
    const will = marks.reduce((trust, mark) => merge(trust, markPatch('pour-over-will', mark, true)), families.complete)
    const { executorAddress: _, ...withBlank } = merge(will, markPatch('certificate-of-trust', 'signed', true))
    show({ ...withBlank, certificateData: {}, certificateOfTrustComplete: true })
    expect(within(row(/Pour-Over Will/)).getByText('signed, not yet notarized')).toBeTruthy()
    expect(within(row(/Pour-Over Will/)).getByLabelText(/^Notarized \(optional\)/)).toBeTruthy()
    expect(await within(row(/Certificate/)).findByText(/^✓ Signed with \d+ blanks?$/)).toBeTruthy()
  })

  test('once it is signed, it is not', () => {
    show(merge(families.complete, markPatch('power-of-attorney', 'signed', true)))
    expect(screen.queryByRole('button', { name: /^Download the new/ })).toBeNull()
    expect(screen.getByText(/A changed answer does not change what was signed\./)).toBeTruthy()
  })
})

describe('who comes', () => {
  const plan = {
    valueOf: () => '',
    errorOf: () => undefined,
    type: vi.fn(),
    save: vi.fn(async () => undefined),
    witnessIds: ['witness-1', 'witness-2'],
  } as unknown as DayPlan
  const options = (field: string) => {
    fireEvent.click(screen.getByRole('combobox', { name: field }))
    return screen.getAllByRole('option')
  }

  test('a witness is suggested from the register, those without a part first, and those who may not are marked', () => {
    render(<DayPlanFields plan={plan} trust={withRegister} coming={attendance(withRegister)} />)
    const found = options('Witness 1')
    const texts = found.map(({ textContent }) => textContent ?? '')
    expect(texts[0]).toBe('Ada Hollis')
    expect(texts.join('\n')).not.toContain('Hollis Bank')
    const marked = texts.map((text) => /[✕!]/.test(text))
    expect(marked).toEqual(marked.toSorted((one, other) => +one - +other))
    expect(texts.some((text) => text.includes('! Restrictions apply'))).toBe(true)
    fireEvent.click(found[0] as HTMLElement)
    expect(plan.type).toHaveBeenCalledWith('witness/witness-1', 'Ada Hollis')
    expect(plan.save).toHaveBeenCalledWith('witness/witness-1')
  })

  test('so is the notary, whom the documents may not name', () => {
    render(<DayPlanFields plan={plan} trust={withRegister} coming={attendance(withRegister)} />)
    const [first, ...others] = options('Notary').map(({ textContent }) => textContent)
    expect(first).toBe('Ada Hollis')
    expect(others.every((text) => text?.includes('✕ May not be the notary'))).toBe(true)
  })
})
