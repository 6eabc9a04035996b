import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { overallPercent, stepPercent } from '#domain/trust/progress.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { SOMETHING_CHANGED } from '#domain/trust/routes.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import { steps } from '#domain/trust/steps/all.ts'
import { families, recordOf, type SampleName } from '#samples/families.ts'
import { NOTHING, type TrustSnapshot } from '#web/features/trust-sync/snapshot.ts'
import DashboardPage from './dashboard-page.tsx'

const given = vi.hoisted(() => ({ snapshot: {} as TrustSnapshot, retry: vi.fn(), dismissRejected: vi.fn() }))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrust: () => ({ ...given.snapshot, retry: given.retry, dismissRejected: given.dismissRejected }),
}))

const show = (snapshot: Partial<TrustSnapshot>, path = '/dashboard') => {
  given.snapshot = { ...NOTHING, ...snapshot }
  return render(
    <MemoryRouter initialEntries={[path]}>
      <DashboardPage />
    </MemoryRouter>,
  )
}
const cards = () => {
  const region = screen.getByRole('region', { name: 'Sections' })
  return [...(region.querySelector('ol')?.children ?? [])].map((card) => within(card as HTMLElement))
}
const CARDS = '/dashboard?sections=cards'
const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe.each(Object.keys(families) as SampleName[])('the dashboard of the family %s', (family) => {
  const trust = families[family]

  test('has a short list of the thirteen sections, each with its state and the way to it', () => {
    show({ trust, status: 'ready' })
    const ways = region('Sections').getAllByRole('link')
    for (const [at, step] of steps.entries()) {
      const percent = stepPercent(step, trust)
      expect(ways[at]?.textContent).toContain(step.name)
      expect(ways[at]?.getAttribute('aria-label')).toMatch(
        percent === 100
          ? /^\d+\. [^:]+: complete\. Edit Details$/
          : /^\d+\. [^:]+: (not started|begun|\d+%)\. Edit: Complete Section$/,
      )
    }
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(steps.map(({ slug }) => `/trust-builder/${slug}`))
  })

  test('has the overall percentage and thirteen cards as far as their steps are', () => {
    show({ trust, status: 'ready' }, CARDS)
    expect(screen.getByRole('heading', { level: 1, name: 'Trust Dashboard' })).toBeTruthy()
    const overall = region('Overall completion').getByRole<HTMLProgressElement>('progressbar')
    expect(overall.value).toBe(overallPercent(trust))
    expect(cards()).toHaveLength(13)
    for (const [index, card] of cards().entries()) {
      const step = steps[index]
      if (!step) throw new Error('There are more cards than steps')
      const percent = stepPercent(step, trust)
      expect(card.getByRole('heading', { level: 3 }).textContent).toBe(
        step.number === 12 ? `${step.name} (Optional)` : step.name,
      )
      const bar = card.getByRole<HTMLProgressElement>('progressbar', { name: `${step.name}: ${percent}% complete` })
      expect(bar.value).toBe(percent)
      const action = percent === 100 ? 'Edit Details' : 'Complete Section'
      const way = card.getByRole('link', { name: `${action}: ${step.name}` })
      expect(way.textContent).toBe(action)
      expect(way.getAttribute('href')).toBe(`/trust-builder/${step.slug}`)
      expect(card.queryAllByText('Complete')).toHaveLength(percent === 100 ? 1 : 0)
    }
  })
})

describe('a download', () => {
  const agreement = () => cards()[0]?.getByRole('button', { name: 'Download Irrevocable Trust Agreement' })

  test('is off, with its reason, until the document of its card is ready', () => {
    show({ trust: families.begun, status: 'ready' }, CARDS)
    expect(agreement()?.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(agreement()?.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Irrevocable Trust Agreement: You can download it at 100%. It is at 40% now.')
  })

  test('is on when it is', () => {
    show({ trust: families.complete, status: 'ready' }, CARDS)
    expect(agreement()?.getAttribute('aria-disabled')).toBeNull()
    expect(agreement()?.textContent).toBe('Download')
  })
})

test('nine documents have their status in words', () => {
  show({ trust: families.begun, status: 'ready' })
  const rows = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')
  expect(rows.map((row) => [...row.querySelectorAll('p:first-child > span')].map((part) => part.textContent))).toEqual([
    ['Irrevocable Trust Agreement', 'In Progress'],
    ['Certificate of Trust', 'In Progress'],
    ['Trustee Appointment and Acceptance', 'In Progress'],
    ['Schedule A - Beneficiary Schedule', 'Ready to Download'],
    ['Assignment of Assets', 'Not Started'],
    ['Pour-Over Will', 'Not Started'],
    ['Durable Power of Attorney', 'Not Started'],
    ['Health Care Directive', 'Optional'],
    ['EIN Application Instructions', 'Not Started'],
  ])
})

describe('the details and the way on', () => {
  const details = () =>
    region('Your Trust Details')
      .getAllByRole('definition')
      .map((detail) => detail.textContent)
  const wayOn = () =>
    region('Resume Your Trust').getByRole('link', { name: 'Continue Where I Left Off' }).getAttribute('href')

  test('of an empty trust', () => {
    show({ trust: families.empty, status: 'ready' })
    expect(details()).toEqual(['Not specified', 'Not specified', 'Step 1 of 13'])
    expect(wayOn()).toBe('/trust-builder/name')
    expect(region('Overall completion').getByText('0%', { selector: 'p' })).toBeTruthy()
    expect(screen.queryByText(/Nothing takes effect/)).toBeNull()
  })

  test('of one that is begun', () => {
    show({ trust: families.begun, status: 'ready' })
    expect(details()).toEqual(['The Alder Family Dynasty Trust', 'Not specified', 'Step 5 of 13'])
    expect(wayOn()).toBe('/trust-builder/beneficiaries')
  })

  test('of one that is completed: it stays editable, and nothing has taken effect', () => {
    show({ trust: families.complete, status: 'ready' })
    expect(wayOn()).toBe('/trust-builder/summary')
    expect(screen.getByText(/Nothing takes effect until the documents are/).textContent).toContain(
      'Nothing takes effect until the documents are signed and the trust is funded.',
    )
    expect(screen.getAllByRole('link', { name: /Edit Details$/ })).toHaveLength(13)
  })
})

describe('once the agreement is checked off as signed', () => {
  const signed = { ...families.complete, signings: [{ id: 'trust-agreement' as const, signed: true }] }

  test('the dashboard says that a changed answer does not change it', () => {
    show({ trust: signed, status: 'ready' })
    expect(screen.queryByText(/You can still/)).toBeNull()
    expect(screen.getByText(/a changed answer does not change it/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Something Changed' }).getAttribute('href')).toBe(SOMETHING_CHANGED)
    const [agreement, certificate] = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')
    expect(agreement?.textContent).toContain('Ready to Download, checked off as signed')
    expect(certificate?.textContent).not.toContain('checked off')
  })

  test('before that, every answer can still be changed', () => {
    show({ trust: families.complete, status: 'ready' })
    expect(screen.getByText(/You can still/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Something Changed' })).toBeNull()
  })
})

test('what comes next is not named before the blanks are known', async () => {
  vi.useRealTimers()
  // Another record, whose blanks nobody has looked for.
  show({ trust: { ...families.complete }, status: 'ready' })
  const card = region('Resume Your Trust')
  expect(card.getByRole('button', { name: 'Next step' }).getAttribute('aria-busy')).toBe('true')
  expect(card.queryByRole('link', { name: /^Next/ })).toBeNull()
  expect(await card.findByRole('link', { name: /^Next/ }, { timeout: 20_000 })).toBeTruthy()
  expect(card.queryByRole('button', { name: 'Next step' })).toBeNull()
}, 30_000)

test('the next unanswered question is one press away, and counted', () => {
  show({ trust: families.begun, status: 'ready' })
  const card = region('Resume Your Trust')
  const next = card.getByRole('link', { name: 'Next unanswered question' })
  expect(next.getAttribute('href')).toBe('/trust-builder/grantor?from=next')
  expect(card.getByText('Grantor Information: Grantor’s Full Legal Name')).toBeTruthy()
  expect(card.getByText(/^\d+ questions left, about \d+ minutes\.$/)).toBeTruthy()
})

test('the time that signing takes is said too, and that of moving the assets in hours', async () => {
  vi.useRealTimers()
  const done = { printed: true, signed: true, witnessed: true, notarized: true }
  const all = documentsToSign(families.complete).map(({ document }) => ({ id: document, ...done }))
  const next = async (signings: TrustRecord['signings'], button: string) => {
    cleanup()
    show({ trust: { ...families.complete, signings }, status: 'ready' })
    const link = await region('Resume Your Trust').findByRole('link', { name: button }, { timeout: 20_000 })
    return link.parentElement?.textContent
  }
  expect(await next(all.slice(1), 'Next on the day of signing')).toMatch(
    /No question is open\. 1 document to sign, about \d minutes\. Then move the assets into the trust\./,
  )
  expect(await next(all, 'Next asset to move')).toMatch(
    /No question is open\. \d assets left to move into the trust, about \d hours of your own time\./,
  )
}, 30_000)

test('a section that was skipped says so, and one with an answer that does not count that it is begun', () => {
  const skipped = { healthCareDirectiveSkipped: true, healthCareDirectiveComplete: true }
  show({ trust: recordOf({ trustName: 'Oak Trust', trusteeType: 'self', ...skipped }), status: 'ready' })
  const ways = region('Sections').getAllByRole('link')
  const named = ways.map((way) => way.getAttribute('aria-label'))
  expect(named[2]).toBe('3. Trustee Information: begun. Edit: Complete Section')
  expect(named[3]).toContain('not started')
  expect(named[11]).toBe('12. Health Care Directive (Optional): Skipped. Edit Details')
})

test('the documents say who can preview', () => {
  show({ trust: families.begun, status: 'ready' })
  expect(region('Documents').getByText('Pro and Elite users can preview documents before finalizing.')).toBeTruthy()
})

describe('while the server has not answered', () => {
  test('the local copy shows at once', () => {
    show({ trust: families.begun, status: 'loading' })
    expect(region('Sections').getAllByRole('listitem')).toHaveLength(13)
  })

  test('without one, a spinner ends after a second and a retry is offered', () => {
    show({ status: 'loading' })
    expect(screen.getByText('Loading your trust...')).toBeTruthy()
    act(() => vi.advanceTimersByTime(999))
    expect(screen.queryByText('Still connecting…')).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByText('Still connecting…')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(given.retry).toHaveBeenCalledOnce()
  })

  test('the provider giving up shows the same', () => {
    show({ status: 'connecting' })
    expect(screen.getByText('Still connecting…')).toBeTruthy()
    expect(screen.queryByText('No trust found')).toBeNull()
  })
})

test('only the answer that there is no trust shows the no-trust card', () => {
  show({ status: 'none' })
  expect(screen.getByRole('heading', { name: 'No trust found' })).toBeTruthy()
  const start = screen.getByRole('link', { name: 'Start Your Trust' })
  expect(start.getAttribute('href')).toBe('/trust-builder?start=true')
})

test('a rejected change is shown with its reason until it is discarded', async () => {
  const patch = { trustName: 'Our Trust', grantorSsn: '123456789' }
  show({
    trust: recordOf({}),
    status: 'ready',
    rejected: [
      { patchId: 'p-1', at: '2026-11-20T10:00:00.000Z', message: 'This is too long.', field: 'trustName', patch },
    ],
  })
  await act(() => vi.dynamicImportSettled())
  const notice = within(screen.getByRole('alert'))
  expect(notice.getByText('One change could not be saved')).toBeTruthy()
  expect(notice.getByText(/This is too long\./)).toBeTruthy()
  expect(notice.getByText('Our Trust')).toBeTruthy()
  expect(notice.getByText('XXX-XX-6789')).toBeTruthy()
  fireEvent.click(notice.getByRole('button', { name: /^Discard/ }))
  expect(given.dismissRejected).toHaveBeenCalledExactlyOnceWith('p-1')
})

test.each([
  [{ kind: 'saving' }, 'Saving your answers…'],
  [{ kind: 'saved', at: new Date(2026, 10, 20, 10, 42) }, 'Saved here and in your account at 10:42 AM.'],
  [{ kind: 'device-only' }, 'Saved on this device only. Your answers go to your account when the connection improves.'],
  [{ kind: 'not-saved', message: 'No room' }, 'Not saved: No room. What you typed is kept on this page.'],
] as const)('the state of saving is shown in words: %o', (saving, words) => {
  show({ trust: families.begun, status: 'ready', saving })
  expect(screen.getByText(words)).toBeTruthy()
})
