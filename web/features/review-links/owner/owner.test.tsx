import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ReviewProposal } from '#api/review-proposals.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { factPlaces } from '#domain/trust/person-details.ts'
import { recordOf, samples } from '#samples/families.ts'
import { Unreachable } from '#web/api/call.ts'
import { LinkCard } from './link-card.tsx'
import { OwnerProposal } from './open-proposals.tsx'
import StepComments from './step-comments.tsx'

const answer = vi.hoisted(() => ({ comments: [] as object[], until: '2999-01-01T00:00:00.000Z' }))
const asked = vi.hoisted(() => ({ patches: [] as object[], decisions: [] as object[], isReachable: true, saved: true }))
vi.mock('#web/api/call.ts', async (original) => ({
  ...(await original<typeof import('#web/api/call.ts')>()),
  call: async (operation: string, body: object) => {
    if (operation === 'GET /api/review-links')
      return {
        links: [{ id: 'l', label: 'Dana', revokedAt: null, expiresAt: answer.until }],
        events: [],
        proposals: [],
        comments: answer.comments,
      }
    if (!asked.isReachable) throw new Unreachable(new TypeError('no network'))
    asked.decisions.push(body)
  },
}))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrustActions: () => ({
    saveTrustData: async (patch: object) => {
      asked.patches.push(patch)
      return asked.saved ? { saved: true, where: 'device' } : { saved: false, message: 'Too long' }
    },
  }),
}))
vi.mock('#web/features/account/auth/auth-state.ts', () => ({ useAuth: () => ({ user: { uid: 'u' } }) }))
vi.mock('./open-comments.tsx', () => ({
  default: ({ comments }: { comments: { text: string }[] }) => comments.map(({ text }) => text).join(),
}))
beforeEach(() => {
  cleanup()
  Object.assign(asked, { patches: [], decisions: [], isReachable: true, saved: true })
})

const PERSON = 'Eleanor Grace Park'
const trust = merge(recordOf(samples.complete), { guardianName: null })
const proposal = (facts: ReviewProposal['facts']): ReviewProposal => ({
  ...{ id: 'p', linkId: 'l', person: PERSON, facts, at: '2026-05-03T16:00:00.000Z', decidedAt: null, used: [] },
  before: factPlaces(PERSON, trust),
})
const reload = vi.fn(async () => {})
const show = (facts: ReviewProposal['facts'], now = trust) =>
  render(<OwnerProposal proposal={proposal(facts)} trust={now} onChanged={reload} />)
const press = async (name: RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
}

test('what is accepted is one save, and then its reader is notified', async () => {
  show({ address: '1 Elm Street', email: 'e@new.example' })
  await press(/^Accept/)
  expect(asked.patches).toEqual([{ backupTrusteeAddress: '1 Elm Street', backupTrusteeEmail: 'e@new.example' }])
  expect(asked.decisions).toEqual([{ id: 'p', used: ['address', 'email'] }])
  expect(reload).toHaveBeenCalled()
})

test('what is declined saves nothing', async () => {
  show({ address: '1 Elm Street' })
  await press(/^Decline/)
  expect(asked).toMatchObject({ patches: [], decisions: [{ id: 'p', used: [] }] })
})

test('with every box off nothing is accepted, and it is said', async () => {
  show({ address: '1 Elm Street' })
  fireEvent.click(screen.getByRole('checkbox'))
  await press(/^Accept/)
  expect(screen.getByRole('alert').textContent).toBe('Choose what to use, or decline.')
  expect(asked).toMatchObject({ patches: [], decisions: [] })
})

test('a save that is rejected notifies nobody that it was accepted', async () => {
  asked.saved = false
  show({ address: '1 Elm Street' })
  await press(/^Accept/)
  expect(asked).toMatchObject({ patches: [{}], decisions: [] })
})

test('accepted without a network, also with a new name, its reader can be notified later', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  asked.isReachable = false
  const facts = { name: 'Eleanor G. Park', address: '1 Elm Street' }
  show(facts)
  await press(/^Accept/)
  const saved = merge(trust, asked.patches[0] as TrustPatch)
  expect(saved).toMatchObject({ backupTrusteeName: 'Eleanor G. Park', backupTrusteeAddress: '1 Elm Street' })
  cleanup()
  asked.isReachable = true
  show(facts, saved)
  expect(screen.getByText(/^Your answers already say this: Backup trustee name/)).toBeDefined()
  await press(/^Accept/)
  expect(asked.patches).toHaveLength(1)
  expect(asked.decisions).toEqual([{ id: 'p', used: ['name', 'address'] }])
})

test('an answer that has changed since is used only if its box is checked', async () => {
  show({ address: '1 Elm Street' }, merge(trust, { backupTrusteeAddress: '5 Since Street' }))
  expect(screen.getByText('5 Since Street')).toBeDefined()
  expect(screen.getByText('77 Snow King Avenue, Jackson, WY 83001')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('where the owner’s own words mention the former name is said while the new one is chosen', () => {
  const wish = { customRules: `Ask ${PERSON} first.`, distributionType: 'custom' } as const
  show({ name: 'Eleanor G. Moss' }, merge(trust, wish))
  const said = `The name ${PERSON} also appears in your own words: “Registered Agent” of Whitlock Outfitters LLC and “Custom Distribution Rules” in Distribution Rules. Please check it there.`
  expect(screen.getByText(said)).toBeDefined()
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  expect(screen.queryByText(said)).toBeNull()
})

test('a link for a name that the answers no longer have says so, while it works', () => {
  const link = {
    ...{ id: 'l', label: 'Eleanor', createdAt: '2026-11-20T10:00:00.000Z', expiresAt: '2999-01-01T00:00:00.000Z' },
    ...{
      revokedAt: null,
      withPassphrase: false,
      purpose: 'review' as const,
      person: PERSON,
      opened: 0,
      lastOpenedAt: null,
    },
  }
  const card = (isNamed: boolean) => (
    <LinkCard link={link} comments={0} proposals={0} isNamed={isNamed} onChanged={async () => {}} />
  )
  const page = render(card(true))
  expect(page.queryByText(/no longer have this name/)).toBeNull()
  page.rerender(card(false))
  expect(page.getByText(/no longer have this name/)).toBeDefined()
})

describe('comments at a step', () => {
  const remark = { id: 'c', linkId: 'l', step: 'grantor', text: 'Is this the legal name?', done: false }
  beforeEach(() => Object.assign(answer, { comments: [], until: '2999-01-01T00:00:00.000Z' }))
  const open = async () => {
    render(<StepComments step="grantor" />)
    await act(async () => {})
    expect(screen.queryByText(remark.text)).toBeNull()
  }

  test('what a reader remarked while another window was in front is there when the page is looked at again', async () => {
    await open()
    answer.comments = [remark]
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(remark.text)).toBeDefined()
  })

  test.each([
    ['is there within a minute while a link works', '2999-01-01T00:00:00.000Z', 1],
    ['is not looked for once every link has ended', '2020-01-01T00:00:00.000Z', 0],
  ])('what a reader remarks meanwhile %s', async (_, until, seen) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    answer.until = until
    await open()
    answer.comments = [remark]
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.queryAllByText(remark.text)).toHaveLength(seen)
  })
})
