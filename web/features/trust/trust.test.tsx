import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ALL_DOCUMENTS, type DocumentId } from '#domain/trust/documents.ts'
import { draftPlace } from '#domain/trust/draft-place.ts'
import type { Asset } from '#domain/trust/entries.ts'
import type { FundingStatus } from '#domain/trust/enumerations.ts'
import { merge } from '#domain/trust/merge.ts'
import { pourOverWillStep } from '#domain/trust/steps/10-pour-over-will.ts'
import { families, recordOf } from '#samples/families.ts'
import { setSession } from '#web/features/account/auth/auth-state.ts'
import { FundingProgress } from './after-completion.tsx'
import { ChangedSinceSigned, SignedAnswers } from './agreement-signed.tsx'
import { rejectedValues } from './rejected-notice.tsx'
import { splitDraft } from './save-drafts.ts'
import { useTrustCheck } from './trust-existence.ts'

const changed = vi.hoisted(() => ({ documents: [] as string[] }))
vi.mock('#web/features/documents/freshness/use-freshness.ts', () => ({
  useChangedSinceSigned: () => changed.documents,
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the funding so far', () => {
  function progressOf(...statuses: FundingStatus[]) {
    const assets = statuses.map((status, n): Asset => {
      return { id: `a-${n}`, name: 'Cabin', type: 'real_estate', ownership: 'sole', funding: { status } }
    })
    const { container } = render(<FundingProgress trust={{ uid: 'u', assets }} />)
    return container.textContent
  }

  test('what is moved is counted, without what needs no moving', () => {
    expect(progressOf('done', 'to-do', 'not-needed')).toBe('1 of 2 assets moved into the trust1 not needed50%')
    expect(progressOf()).toBe('')
  })

  test('what passes by designation is not counted, and it is said why', () => {
    const assets = ['Cabin', 'Traditional IRA'].map(
      (name, n): Asset => ({ id: `a-${n}`, name, type: 'investment', ownership: 'sole' }),
    )
    const { container } = render(<FundingProgress trust={{ uid: 'u', assets }} />)
    expect(container.textContent).toMatch(/^0 of 1 asset moved into the trust0%One asset is not counted: a retirement/)
  })

  test('where nothing needs to be moved, nothing of nothing is not counted', () => {
    expect(progressOf('not-needed', 'not-needed')).toBe('None of your assets needs to be moved2 not needed100%')
    expect(screen.getByRole('progressbar')).toBeTruthy()
  })
})

const words = (documents: readonly DocumentId[], ...signed: DocumentId[]) =>
  render(
    <MemoryRouter>
      <SignedAnswers
        documents={documents}
        trust={recordOf({ signings: { put: signed.map((id) => ({ id, signed: true })) } })}
      />
    </MemoryRouter>,
  ).container.textContent

test('a page says that what is signed stays as it is, only of documents that print its answers', () => {
  expect(words(['trust-agreement', 'schedule-a'], 'trust-agreement')).toMatch(
    /^The Irrevocable Trust Agreement is checked/,
  )
  expect(words(['pour-over-will'], 'pour-over-will')).toMatch(/^The Pour-Over Will is checked off .* Something Changed/)
  expect(words(['pour-over-will'], 'trust-agreement')).toBe('')
  const { documents } = pourOverWillStep.goesInto
  expect(words(documents, 'trust-agreement', 'pour-over-will')).toMatch(
    /^The Pour-Over Will and Irrevocable Trust Agreement are checked off/,
  )
  cleanup()
  expect(words(documents, ...ALL_DOCUMENTS)).toMatch(/^The Pour-Over Will and 7 other documents are checked off/)
})

test('a page of the answers names each signed document that says something else, whichever it is', () => {
  const said = (...documents: string[]) => {
    changed.documents = documents
    return render(
      <MemoryRouter>
        <ChangedSinceSigned trust={families.complete} />
      </MemoryRouter>,
    ).container.textContent
  }
  expect(said()).toBe('')
  expect(said('pour-over-will')).toMatch(/Signed with other answers: Pour-Over Will\. What was signed governs\./)
  expect(screen.getByRole('link', { name: 'Something Changed' })).toBeTruthy()
  expect(said('trust-agreement', 'schedule-a')).toMatch(/Irrevocable Trust Agreement and Schedule A/)
})

const user = {
  uid: 'u1',
  email: 'ada@sample.example',
  emailVerified: true,
  displayName: 'Ada',
  hasPaid: false,
  packageType: null,
  language: null,
}

function Check() {
  return <p>{useTrustCheck() ? 'checking' : 'known'}</p>
}

test('each change of route asks for the version alone, and only the first answer is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const server = vi.fn<(path: string) => Promise<Response>>(() => promise)
  vi.stubGlobal('fetch', server)
  setSession({ user, installation: { paymentCheck: false } })
  render(
    <MemoryRouter initialEntries={['/']}>
      <Check />
      <Link to="/services">Services</Link>
      <Link to="/blog">Blog</Link>
    </MemoryRouter>,
  )
  expect(screen.getByText('checking')).toBeTruthy()
  await act(async () => resolve(Response.json({ version: 3 })))
  expect(screen.getByText('known')).toBeTruthy()

  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  for (const name of ['Services', 'Blog']) {
    fireEvent.click(screen.getByRole('link', { name }))
    expect(screen.getByText('known')).toBeTruthy()
    await act(async () => {})
  }
  expect(console.error).not.toHaveBeenCalledWith('The trust check failed', expect.anything())
  expect(server.mock.calls.map(([path]) => path)).toEqual(Array(3).fill('/api/trust/version'))
})

describe('saving what was typed', () => {
  const context = { today: '2026-11-20' }
  const trust = recordOf({
    trustName: 'Oak',
    beneficiaries: { put: [{ id: 'b1', name: 'Ann', relationship: 'child' }] },
    assets: { put: [{ id: 'a1', name: 'Cabin', type: 'real_estate', ownership: 'sole' }] },
  })
  const sorted = (key: string, draft: Record<string, unknown>) => splitDraft(key, draft, trust, context)

  test('of a step, each valid answer is saved and the others are left', () => {
    expect(sorted('grantor', { grantorName: 'Ada Alder', grantorEmail: 'no address' })).toEqual({
      patches: [{ grantorName: 'Ada Alder' }],
      remainder: { grantorEmail: 'no address' },
    })
  })

  test('an entry typed and not added is added when it is whole, and left when it is not', () => {
    expect(sorted('beneficiaries', { name: 'Ben', relationship: 'friend' })).toMatchObject({
      patches: [{ beneficiaries: { put: [{ name: 'Ben', relationship: 'friend' }] } }],
      remainder: {},
    })
    expect(sorted('beneficiaries', { name: 'Ben', email: 'x' })).toEqual({
      patches: [],
      remainder: { name: 'Ben', email: 'x' },
    })
  })

  test('changes to an entry change that entry alone; those to one that is gone have nothing to change', () => {
    expect(sorted('assets/a1', { name: 'Lake cabin' }).patches).toEqual([
      { assets: { put: [{ id: 'a1', name: 'Lake cabin' }] } },
    ])
    expect(sorted('assets/gone', { name: 'Lake cabin' })).toEqual({ patches: [], remainder: {} })
  })

  test('a change of kind that would remove details is left to the form, which asks', () => {
    const detailed = merge(trust, {
      beneficiaries: { put: [{ id: 'b1', distributionAge: 30 }] },
      assets: { put: [{ id: 'a1', realEstateDetails: { county: 'Teton' } }] },
    })
    for (const [key, draft] of [
      ['assets/a1', { type: 'vehicle', name: 'Van' }],
      ['beneficiaries/b1', { relationship: 'friend' }],
    ] as const) {
      expect(splitDraft(key, draft, detailed, context)).toEqual({ patches: [], remainder: draft })
      expect(sorted(key, draft)).toMatchObject({ patches: [expect.anything()], remainder: {} })
    }
  })

  test('pages of details, the funding plan, the day of signing and the handover', () => {
    expect(sorted('real-estate-info/a1', { county: 'Teton' })).toMatchObject({
      patches: [{ assets: { put: [{ id: 'a1', realEstateDetails: { county: 'Teton' } }] } }],
      remainder: {},
    })
    expect(sorted('funding-plan', { a1: { note: 'Called the county', failed: true } }).patches).toEqual([
      { assets: { put: [{ id: 'a1', funding: { status: 'to-do', note: 'Called the county' } }] } },
    ])
    expect(
      sorted('signing-day', { 'witness/w1': 'Ida Moss', signingPlace: 'Bank', signingDate: '2026-13-40' }),
    ).toEqual({
      patches: [{ witnesses: { put: [{ id: 'w1', name: 'Ida Moss' }] } }, { signingPlace: 'Bank' }],
      remainder: { signingDate: '2026-13-40' },
    })
    expect(sorted('handover', { handoverNotes: 'Call Ada.' }).patches).toEqual([{ handoverNotes: 'Call Ada.' }])
  })

  test('each key has its name and its page', () => {
    expect(draftPlace('name', trust)).toEqual({ name: 'Trust Name', path: '/trust-builder/name' })
    expect(draftPlace('beneficiary-age/b1', trust)).toMatchObject({
      entry: 'Ann',
      path: '/trust-builder/beneficiary-age/b1',
    })
    expect(draftPlace('assets/a1', trust)).toMatchObject({ entry: 'Cabin', path: '/trust-builder/assets?edit=a1' })
    expect(draftPlace('assets/gone', trust)).toBeUndefined()
    expect(draftPlace('assets/gone', null)).toMatchObject({ path: '/trust-builder/assets?edit=gone' })
    expect(draftPlace('handover', trust)?.path).toBe('/trust-builder/handover')
    expect(draftPlace('funding-plan', trust)?.path).toBe('/trust-builder/funding-plan')
  })

  const shown = (patch: Parameters<typeof rejectedValues>[0]) =>
    rejectedValues(patch).map(({ label, value }) => [label, value])

  test('answers are shown under their questions, numbers masked, marks left out', () => {
    expect(
      shown({
        grantorName: 'Ada',
        grantorSsn: '123456789',
        grantorEmail: null,
        currentStep: 3,
        signatureComplete: true,
      }),
    ).toEqual([
      ['Grantor’s Full Legal Name', 'Ada'],
      ['Social Security Number', 'XXX-XX-6789'],
      ['Email Address', 'Emptied'],
    ])
  })

  test('lists say what was put and what was taken out', () => {
    expect(
      shown({
        beneficiaries: {
          put: [
            { id: 'b-1', name: 'Ben', relationship: 'child' },
            { id: 'b-2', distributionAge: 30 },
          ],
          remove: ['b-3'],
        },
        certificateData: { adminAddress: '1 Main', hasAmendments: true },
      }),
    ).toEqual([
      ['Beneficiaries', 'Ben, A detail of an entry, 1 removed'],
      ['Administrative Address', '1 Main'],
      ['The trust has been amended', 'Yes'],
    ])
  })

  test('what was noted about an asset in the funding plan is shown in words', () => {
    const put = [
      { id: 'a', funding: { status: 'done' as const, date: '2026-11-20', note: 'Recorded.' } },
      { id: 'b', funding: null },
      { id: 'c', name: 'Cabin' },
    ]
    expect(rejectedValues({ assets: { put } }).map(({ label, value, path }) => [label, value, path])).toEqual([
      ['Funding plan', 'Done, November 20, 2026, Recorded.', '/trust-builder/funding-plan'],
      ['Funding plan', 'Emptied', '/trust-builder/funding-plan'],
      ['Assets', 'Cabin', '/trust-builder/assets'],
    ])
  })
})
