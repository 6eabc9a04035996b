import 'fake-indexeddb/auto'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { recordOf } from '#samples/families.ts'
import { device } from '#web/features/trust-sync/browser.ts'
import { askedAtField, settledAtField } from './asked-at-field.ts'
import OverwrittenNotice from './overwritten-notice.tsx'

vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({ useTrustActions: () => ({}) }))

const trust = recordOf({ grantorName: 'Ada', county: 'Teton' }, 'ada')
const show = () =>
  render(
    <MemoryRouter>
      <OverwrittenNotice trust={trust} text={device.overwritten.text() ?? ''} announce={() => {}} />
    </MemoryRouter>,
  )
const questions = () => screen.queryAllByRole('button', { name: 'Take mine back' })

afterEach(() => {
  cleanup()
  device.overwritten.forget('ada')
})

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
