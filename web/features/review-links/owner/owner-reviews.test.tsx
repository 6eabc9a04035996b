import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import StepComments from './step-comments.tsx'

const answer = vi.hoisted(() => ({ comments: [] as object[] }))
vi.mock('#web/api/call.ts', () => ({
  call: async () => ({ links: [{ id: 'l', label: 'Dana' }], events: [], proposals: [], comments: answer.comments }),
}))
vi.mock('#web/features/account/auth/auth-state.ts', () => ({ useAuth: () => ({ user: { uid: 'u' } }) }))
vi.mock('./open-comments.tsx', () => ({
  default: ({ comments }: { comments: { text: string }[] }) => comments.map(({ text }) => text).join(),
}))

test('what a reader remarked while another window was in front is there when the page is looked at again', async () => {
  render(<StepComments step="grantor" />)
  await act(async () => {})
  expect(screen.queryByText('Is this the legal name?')).toBeNull()
  answer.comments = [{ id: 'c', linkId: 'l', step: 'grantor', text: 'Is this the legal name?', done: false }]
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Is this the legal name?')).toBeDefined()
})
