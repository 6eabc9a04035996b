// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ErrorCode } from '#api/errors.ts'
import { ApiError } from '#web/api/call.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { setCodeRequired, useCodeRequired } from '#web/features/account/auth/account.ts'
import CodeForm from './code-form.tsx'

/** The form in the page's own frame, where a code is required or the login starts again. */
function Page({ rejectedWith }: { rejectedWith: ErrorCode }) {
  if (!useCodeRequired()) return <p>Log in from the beginning</p>
  const rejected = new ApiError(400, {
    code: rejectedWith,
    message: 'No.',
    ...(rejectedWith === 'wrong-code' && { field: 'code' }),
  })
  return <CodeForm busy={false} attempt={async () => rejected} />
}

beforeEach(setCodeRequired)
afterEach(() => {
  cleanup()
  dismissToast()
  sessionStorage.clear()
})

function enterCode() {
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }))
}

test.each<ErrorCode>(['sign-in-expired', 'two-factor-not-offered'])(
  'where no code helps any more (%s), the login starts over',
  async (rejectedWith) => {
    render(<Page rejectedWith={rejectedWith} />)
    enterCode()
    await screen.findByText('Log in from the beginning')
  },
)

test('after a wrong code, another one can be typed', async () => {
  render(<Page rejectedWith="wrong-code" />)
  enterCode()
  await waitFor(() => expect(screen.getByText('No.')).toBeDefined())
  expect(screen.getByLabelText('Code')).toBeDefined()
})
