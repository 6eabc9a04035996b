import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Profile } from '#api/profile.ts'
import type { Billing } from '#api/purchases.ts'
import { operations } from '#api/resources.ts'
import { attendance } from '#documents/signing-kit/attendance.ts'
import { detailSteps } from '#domain/trust/details/detail-step.ts'
import type { Asset } from '#domain/trust/entries.ts'
import { personForm } from '#domain/trust/people/register.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { assetForm } from '#domain/trust/steps/06-assets.ts'
import { steps } from '#domain/trust/steps/all.ts'
import type { Question } from '#domain/trust/steps/step.ts'
import { Form } from '#web/components/form.tsx'
import { CardDialog } from '#web/features/account/settings/card-dialog.tsx'
import { ProfileTab } from '#web/features/account/settings/profile-tab.tsx'
import { AssetRow } from '#web/features/funding/asset-row.tsx'
import { DayPlanFields } from '#web/features/signing/day-plan.tsx'
import { useDayPlan } from '#web/features/signing/use-day-plan.ts'
import { QuestionField } from './question-list.tsx'

vi.mock('#web/features/trust-sync/trust-provider.tsx', async (original) => ({
  ...(await original<object>()),
  useTrustActions: () => ({ saveTrustData: vi.fn() }),
}))
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}
// Nobody answers who is signed in.
vi.stubGlobal('fetch', () => new Promise(() => undefined))
afterEach(cleanup)

const blankAsset: Asset = { id: 'a', name: 'Savings', type: 'bank_account', ownership: 'sole' }
const NUMBER = '536-90-4321'
const EMAIL = `${NUMBER}@family.example`

/** The fields of a body that take a text with a social security number in it, as dotted paths. */
function freeTexts(schema: z.ZodMiniType, path = ''): string[] {
  const def = schema._zod.def as unknown as {
    shape?: Record<string, z.ZodMiniType>
    innerType?: z.ZodMiniType
    element?: z.ZodMiniType
    in?: z.ZodMiniType
    options?: z.ZodMiniType[]
  }
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, part]) => freeTexts(part, path ? `${path}.${name}` : name))
  if (def.options) return [...new Set(def.options.flatMap((option) => freeTexts(option, path)))]
  const inner = def.innerType ?? def.element ?? def.in
  if (inner) return freeTexts(inner, path)
  return [NUMBER, EMAIL].some((text) => schema.safeParse(text).success) ? [path] : []
}

/** How many remarks a question makes whose answer holds a number. */
function remarksAt(question: Question): number {
  const value = question.kind === 'trustees' ? [{ id: 'a', name: NUMBER, address: NUMBER }] : NUMBER
  render(
    <MemoryRouter>
      <Form schema={z.record(z.string(), z.unknown())} values={{ [question.name]: value }} onSubmit={() => undefined}>
        <QuestionField question={question} />
      </Form>
    </MemoryRouter>,
  )
  const count = remarks()
  cleanup()
  return count
}

// The code of the field is loaded once.
beforeAll(async () => {
  const [question] = steps.flatMap(({ questions }) => questions.filter(({ kind }) => kind === 'trustees'))
  if (!question) throw new Error('No step asks for trustees.')
  remarksAt(question)
  await vi.waitFor(() => expect(remarksAt(question)).toBe(2))
})

const remarks = () => screen.queryAllByText(/looks like a social security number/).length

const PUT_BY_PAGE = {
  'beneficiary-age': 'beneficiaries.put',
  'charity-info': 'beneficiaries.put',
  'real-estate-info': 'assets.put.realEstateDetails',
  'business-info': 'assets.put.businessDetails',
} as const

/** The fields of the change to a trust whose questions remark on a number, as dotted paths. */
function remarkedOn(): Set<string> {
  const found = new Set<string>()
  const note = (questions: readonly Question[], pathOf: (name: string) => readonly string[]) => {
    for (const question of questions)
      if (remarksAt(question) === (question.kind === 'trustees' ? 2 : 1))
        for (const path of pathOf(question.name)) found.add(path)
  }
  for (const { questions } of steps)
    note(questions, (name) =>
      name === 'trustees' ? ['trustees.put.name', 'trustees.put.address'] : [name, `certificateData.${name}`],
    )
  for (const { page, questions } of detailSteps) note(questions, (name) => [`${PUT_BY_PAGE[page]}.${name}`])
  note(beneficiaryForm.questions, (name) => [`beneficiaries.put.${name}`])
  note(assetForm.questions, (name) => [`assets.put.${name}`])
  note(personForm.questions(), (name) => [`people.put.${name}`])
  return found
}

/** Fields with these names hold nothing that a person writes about somebody. */
const NO_ANSWERS: ReadonlySet<string> = new Set([
  // Made by the program.
  ...['id', 'remove', 'token'],
  // Kept as a hash, or not at all.
  ...['password', 'passphrase', 'code'],
])

/** What else takes such a text without a remark at a question, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'PATCH /api/trust acknowledgements.put.text': 'the product’s own sentence, which is ticked',
  'PATCH /api/trust assets.put.funding.note': 'the funding plan remarks, below',
  'PATCH /api/trust distributionRules': 'the product’s own wording, or a copy of customRules',
  'PATCH /api/trust distributionType': 'chosen from a list',
  'PATCH /api/trust signingNotary': 'the signing day remarks, below',
  'PATCH /api/trust signingPlace': 'the signing day remarks, below',
  'PATCH /api/trust witnesses.put.name': 'the signing day remarks, below',
  'PATCH /api/trust einResponsiblePartySSN': 'asks for the number, and is encrypted',
  'PATCH /api/users/me firstName': 'the settings remark, below',
  'PATCH /api/users/me lastName': 'the settings remark, below',
  'POST /api/account/delete email': 'compared, and not kept',
  'POST /api/operator/account email': 'compared, and not kept',
  'POST /api/request-password-reset email': 'compared, and not kept',
  'POST /api/review-links person': 'chosen from the names in the answers',
  'POST /api/signed-documents name': 'the name of a file of the owner’s',
  'POST /api/sign-in email': 'compared, and not kept',
  'POST /api/sign-up email': 'mail goes to it',
  'POST /api/sign-up firstName': 'a public page, whose code stays small; the settings show the name and remark',
  'POST /api/sign-up lastName': 'a public page, whose code stays small; the settings show the name and remark',
  'PUT /api/billing cardholderName': 'the settings remark, below',
}

test('whatever takes a text with a social security number in it remarks on it, or has a reason', () => {
  const taken = operations.flatMap(({ method, path, request }) =>
    request ? freeTexts(request).map((field) => ({ field, name: `${method} ${path} ${field}` })) : [],
  )
  const remarked = remarkedOn()
  const silent = taken.filter(
    ({ field }) => !remarked.has(field) && !NO_ANSWERS.has(field.slice(field.lastIndexOf('.') + 1)),
  )
  expect(silent.map(({ name }) => name).toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})

test('the funding plan remarks on a number in a note', () => {
  const asset = { ...blankAsset, funding: { status: 'to-do', note: `Owner ${NUMBER}` } } as const
  const typed = { before: () => ({ typed: {}, failed: false }), keep: () => undefined }
  render(
    <MemoryRouter>
      <AssetRow unmarried={false} asset={asset} typed={typed} />
    </MemoryRouter>,
  )
  expect(remarks()).toBe(1)
})

test('the funding plan remarks on a date before that of the trust', () => {
  const typed = { before: () => ({ typed: {}, failed: false }), keep: () => undefined }
  const remark = (date: string) => {
    const asset = { ...blankAsset, funding: { status: 'done', date } } as const
    const { unmount } = render(
      <MemoryRouter>
        <AssetRow unmarried={false} trustDate="2026-05-10" asset={asset} typed={typed} />
      </MemoryRouter>,
    )
    const shown = screen.queryByText('This is before the date of the trust, May 10, 2026.') !== null
    unmount()
    return shown
  }
  expect([remark('2026-05-09'), remark('2026-05-10')]).toEqual([true, false])
})

test('the signing day remarks on a number in a name or place', () => {
  const trust = { uid: 'u', signingPlace: NUMBER, signingNotary: NUMBER, witnesses: [{ id: 'w', name: NUMBER }] }
  function Plan() {
    const plan = useDayPlan(trust, { draft: undefined, ready: true, keep: () => undefined, clear: () => undefined })
    return <DayPlanFields plan={plan} trust={trust} coming={attendance(trust)} />
  }
  render(<Plan />)
  expect(remarks()).toBe(3)
})

test('the settings remark on a number in a name, and in the name on a card', () => {
  const profile = { firstName: 'Ann', lastName: NUMBER, email: 'ann@family.example' } as Profile
  render(<ProfileTab profile={profile} onSaved={() => undefined} />)
  expect(remarks()).toBe(1)
  cleanup()
  const billing = { cardholderName: `Ann ${NUMBER}` } as Billing
  render(<CardDialog billing={billing} onClose={() => undefined} onSaved={() => undefined} />)
  expect(remarks()).toBe(1)
})
