import 'fake-indexeddb/auto'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { TrustHistory } from '#api/trust.ts'
import { merge } from '#domain/trust/merge.ts'
import { newTrust } from '#domain/trust/record.ts'
import { recordOf } from '#samples/families.ts'
import { device } from '#web/features/trust-sync/browser.ts'
import { askedAtField, settledAtField } from './asked-at-field.ts'
import { readOverwritten, storeOverwritten } from './overwritten-answers.ts'
import OverwrittenNotice from './overwritten-notice.tsx'

const history = vi.hoisted(() => ({ load: async (): Promise<TrustHistory> => Promise.reject(new Error('Unset')) }))
vi.mock('#web/features/history/load-history.tsx', () => ({ loadHistory: () => history.load() }))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({ useTrustActions: () => ({}) }))

const SAVED = '2026-05-04T10:00:00.000Z'
const SAME_DAY = '2026-05-04T12:00:00.000Z'
const NEXT_DAY = '2026-05-05T09:00:00.000Z'
const before = { ...newTrust('ada', SAVED), grantorName: 'Ruth', grantorSsn: '536904321' }
const after = { ...merge(before, { grantorName: 'Ada', grantorSsn: '111224321' }), lastUpdated: NEXT_DAY }
const own = Object.fromEntries(
  ['grantorName', 'grantorSsn', 'currentStep'].map((path) => [path, { patchId: path, version: 4, at: SAVED }]),
)
const found = { uid: 'ada', before, after: { ...after, currentStep: 7 }, own }
const changedAt = (at: string) => async () => ({
  base: { version: 4, record: null },
  changes: [
    { version: 5, at, patch: { grantorName: 'Ada', grantorSsn: 'XXX-XX-4321/abcdef' } },
    { version: 6, at: NEXT_DAY, patch: { grantorName: 'Ada', county: 'Teton' } },
  ],
})

afterEach(() => {
  cleanup()
  device.overwritten.forget('ada')
})

test('what is known live is stored within half a day, and is an ordinary correction on the next', async () => {
  await storeOverwritten({ ...found, change: { at: NEXT_DAY } })
  expect(await readOverwritten('ada')).toEqual({})
  await storeOverwritten({ ...found, change: { at: SAME_DAY } })
  expect(await readOverwritten('ada')).toEqual({ grantorName: 'Ruth', grantorSsn: '536904321' })
  expect(device.overwritten.text(), 'numbers are sealed').not.toContain('4321')
})

test('for what is not known live the history has the time of the first change', async () => {
  history.load = changedAt(NEXT_DAY)
  await storeOverwritten(found)
  expect(await readOverwritten('ada')).toEqual({})
  history.load = changedAt(SAME_DAY)
  await storeOverwritten(found)
  expect(Object.keys(await readOverwritten('ada'))).toEqual(['grantorName', 'grantorSsn'])
})

test('a browser that cannot seal stores no number', async () => {
  const seal = vi.spyOn(device.sealer, 'seal').mockResolvedValue(undefined)
  await storeOverwritten({ ...found, change: { at: SAME_DAY } })
  expect(await readOverwritten('ada')).toEqual({ grantorName: 'Ruth' })
  seal.mockRestore()
})

const trust = recordOf({ grantorName: 'Ada', county: 'Teton' }, 'ada')
const show = () =>
  render(
    <MemoryRouter>
      <OverwrittenNotice trust={trust} text={device.overwritten.text() ?? ''} announce={() => {}} />
    </MemoryRouter>,
  )
const questions = () => screen.queryAllByRole('button', { name: 'Take mine back' })

test('of an answer whose field asks, this does not ask too, and what is chosen there is settled', async () => {
  device.overwritten.put('ada', { grantorName: { value: 'Ruth' }, county: { value: 'Park' } })
  show()
  await vi.waitFor(() => expect(questions()).toHaveLength(2))
  act(() => askedAtField.set(['grantorName']))
  expect(questions()).toHaveLength(1)
  act(() => askedAtField.set([]))
  expect(questions()).toHaveLength(2)
  settledAtField('ada', 'grantorName')
  expect(Object.keys(device.overwritten.of('ada'))).toEqual(['county'])
})
