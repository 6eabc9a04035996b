import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { completion, isIncomplete } from '#domain/trust/lifecycle.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'
import { currentToast, dismissToast } from '#web/app/toast-store.ts'
import { NOTHING, type SaveOutcome, type TrustSnapshot } from '#web/features/trust-sync/snapshot.ts'
import SummaryPage, { ReviewBlock } from './summary-page.tsx'

const given = vi.hoisted(() => ({
  snapshot: {} as TrustSnapshot,
  saveTrustData: vi.fn<(patch: TrustPatch) => Promise<SaveOutcome>>(),
}))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrust: () => ({ ...given.snapshot, saveTrustData: given.saveTrustData, retry: () => undefined }),
}))

const show = (snapshot: Partial<TrustSnapshot>) => {
  given.snapshot = { ...NOTHING, status: 'ready', ...snapshot }
  render(
    <MemoryRouter initialEntries={['/trust-builder/summary']}>
      <Routes>
        <Route path="/trust-builder/summary" element={<SummaryPage />} />
        <Route path="/dashboard" element={<h1>Arrived</h1>} />
      </Routes>
    </MemoryRouter>,
  )
}
const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  given.saveTrustData.mockReset().mockResolvedValue({ saved: true, where: 'account' })
  dismissToast()
})
afterEach(cleanup)

test.each(Object.keys(families) as SampleName[])(
  'every section of %s has its card and a way to change it',
  (family) => {
    show({ trust: families[family] })
    expect(screen.getByRole('heading', { level: 1, name: 'Trust Summary' })).toBeTruthy()
    const ways = screen.getAllByRole('link', { name: /^Edit / }).map((way) => way.getAttribute('href'))
    expect(ways).toEqual(
      [
        'name',
        'grantor',
        'trustee',
        'certificate-of-trust',
        'backup-trustee',
        'distribution',
        'beneficiaries',
        'assets',
        'pour-over-will',
        'durable-power-of-attorney',
        'health-care-directive',
        'ein-application',
      ].map((slug) => `/trust-builder/${slug}?from=summary`),
    )
    expect(within(screen.getByRole('list', { name: 'Available Documents' })).getAllByRole('listitem')).toHaveLength(9)
    const incomplete = isIncomplete(families[family])
    expect(screen.queryAllByText('Begin Creating Your Trust')).toHaveLength(incomplete ? 1 : 0)
    expect(screen.queryAllByText('Trust Documents Ready')).toHaveLength(incomplete ? 0 : 1)
    expect(screen.queryAllByRole('button', { name: 'Complete Trust' })).toHaveLength(incomplete ? 0 : 1)
  },
)

test('an incomplete trust begins at the name and says what is missing', () => {
  show({ trust: families.begun })
  const begin = region('Begin Creating Your Trust')
  expect(begin.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/trust-builder/name')
  expect(begin.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Grantor Information',
    'Assets',
    'Distribution Rules',
    'Successor (Backup) Trustee',
  ])
})

test('what is empty reads Not provided, and a skipped directive says so', () => {
  show({ trust: recordOf({ healthCareDirectiveSkipped: true, healthCareDirectiveComplete: true }) })
  expect(region('Trust Name').getByText('Not provided')).toBeTruthy()
  expect(region('Beneficiaries').getByText('Not provided')).toBeTruthy()
  expect(region('Health Care Directive').getByText('You skipped this optional section.')).toBeTruthy()
})

test('a long list shows ten entries until all are asked for', () => {
  show({ trust: families.veryLarge })
  const card = region('Beneficiaries')
  const names = () => card.getAllByText(/Hundred-Pines/, { selector: 'p' })
  expect(names()).toHaveLength(10)
  fireEvent.click(card.getByRole('button', { name: 'Show all 200 beneficiaries' }))
  expect(names()).toHaveLength(200)
  fireEvent.click(card.getByRole('button', { name: 'Show the first 10 beneficiaries' }))
  expect(names()).toHaveLength(10)
})

test('no trust: the heading of the dashboard and a way to start', () => {
  show({ status: 'none' })
  expect(screen.getByRole('heading', { level: 1, name: 'Trust Dashboard' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start Your Trust' }).getAttribute('href')).toBe('/trust-builder?start=true')
})

describe('of a complete trust', () => {
  const { completedAt: _, ...open } = families.complete

  test('the confirmations say what they would record, and nothing is to be done before', () => {
    show({ trust: families.complete })
    expect(region('Confirmations').getByText(/^This trust is complete\./)).toBeTruthy()
    expect(screen.queryByRole('region', { name: /Still to Do|Before You Complete/ })).toBeNull()
    cleanup()
    show({ trust: open })
    expect(region('Confirmations').queryByText(/^This trust is complete\./)).toBeNull()
    expect(screen.getByRole('region', { name: 'Before You Complete' })).toBeTruthy()
  })

  test('what is missing is still listed', () => {
    show({ trust: { ...families.complete, executorName: undefined } })
    expect(region('Still to Do').getByText('1 unanswered question')).toBeTruthy()
  })

  test('a blank leads to its question, and what a page fills in is counted apart from what is open', async () => {
    const trust = {
      ...families.complete,
      ...{ einTrustName: undefined, einResponsiblePartyName: undefined, trustMailingCity: undefined },
      beneficiaries: [{ id: 'b-church', name: 'Our Church', relationship: 'charity', einUnknown: true } as const],
    }
    show({ trust })
    const open = region('Still to Do')
    const blank = await open.findByRole('link', { name: 'EIN of Our Church' }, { timeout: 20_000 })
    expect(blank.getAttribute('href')).toBe('/trust-builder/charity-info/b-church?from=summary')
    expect(open.getByText('1 unanswered question; 2 filled in on its page, not saved yet')).toBeTruthy()
  }, 30_000)

  test('a section without an answer is not started', () => {
    const answers = Object.entries(families.complete).filter(([field]) => !/^dpoa_|^powerOfAttorney/.test(field))
    show({ trust: Object.fromEntries(answers) as TrustRecord })
    const row = region('Still to Do').getByRole('link', { name: 'Durable Power of Attorney' }).closest('li')
    expect(row?.textContent).toBe('Durable Power of Attorney not started')
  })

  test('a signed agreement is said to stay as it is', () => {
    show({ trust: { ...families.complete, signings: [{ id: 'trust-agreement', signed: true }] } })
    expect(region('Trust Documents Ready').getByText(/a changed answer does not change it/)).toBeTruthy()
    expect(region('Trust Documents Ready').getByText(/Nothing takes effect until/)).toBeTruthy()
  })

  test('once all is signed it says, as the dashboard does, what the trust holds', () => {
    const signings = documentsToSign(families.complete).map(({ document }) => ({ id: document, signed: true }))
    show({ trust: { ...families.complete, executorName: undefined, signings } })
    const ready = region('Trust Documents Ready')
    expect(ready.getByText(/The trust holds only the property that is/).textContent).toContain('moved into it.')
    expect(ready.queryByText(/Nothing takes effect/)).toBeNull()
    expect(region('Still to Do').getByText(/What is signed does not change\.$/)).toBeTruthy()
  })
})

describe('completing', () => {
  const checks = () => region('Confirmations').getAllByRole<HTMLInputElement>('checkbox')
  const complete = () => fireEvent.click(screen.getByRole('button', { name: 'Complete Trust' }))

  test('asks for all four confirmations', async () => {
    show({ trust: families.complete })
    expect(checks()).toHaveLength(4)
    for (const check of checks().slice(1)) fireEvent.click(check)
    complete()
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Confirmation Required',
        description: 'Please confirm all sections before completing.',
      }),
    )
    expect(given.saveTrustData).not.toHaveBeenCalled()
    expect(checks().map((check) => check.checked)).toEqual([false, true, true, true])
  })

  test('saves every mark, confirms it, and goes to the dashboard', async () => {
    vi.setSystemTime('2026-11-20T10:00:00.000Z')
    show({ trust: families.complete })
    complete()
    await vi.waitFor(() => expect(currentToast()?.title).toBe('Confirmation Required'))
    // The form takes the next submission only when it has finished with this one.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    for (const check of checks()) fireEvent.click(check)
    complete()
    expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeTruthy()
    expect(given.saveTrustData).toHaveBeenCalledExactlyOnceWith(completion('2026-11-20T10:00:00.000Z'))
    expect(currentToast()?.title).toBe('Trust Complete')
    vi.useRealTimers()
  })

  test('a failed save is reported and leaves the reader here with the ticks', async () => {
    given.saveTrustData.mockResolvedValue({ saved: false, message: 'No room' })
    show({ trust: families.complete })
    for (const check of checks()) fireEvent.click(check)
    complete()
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to complete trust. Please try again.',
        destructive: true,
      }),
    )
    expect(screen.queryByText('Arrived')).toBeNull()
    expect(checks().every((check) => check.checked)).toBe(true)
  })
})

const review = (trust = families.complete) =>
  render(
    <MemoryRouter>
      <ReviewBlock trust={trust} />
    </MemoryRouter>,
  )

test('a trust whose answers agree says so', () => {
  review()
  expect(screen.getByText(/No two of your answers contradict/)).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('questions of law are counted, and read on their own page', () => {
  review(recordOf({ assets: { put: [{ id: 'a', name: 'Home', type: 'real_estate', ownership: 'joint' }] } }))
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
  review(recordOf({ ...answers, einResponsiblePartyName: 'Ada', grantorName: 'Ada' }))
  const [minor, name] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(minor?.getByText('Ben is named as guardian and was born in 2020.')).toBeTruthy()
  expect(minor?.getByText(/A person reaches the age of majority at 18\./).textContent).toContain('W.S. 14-1-101')
  expect(minor?.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/trust-builder/pour-over-will?from=summary',
    '/trust-builder/beneficiaries?edit=b-1&from=summary',
  ])
  expect(name?.getByText(/Oak Trust.*Elm Trust/)).toBeTruthy()
})
