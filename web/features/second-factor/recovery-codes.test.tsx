// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '#web/app/toast-store.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

afterEach(() => {
  cleanup()
  dismissToast()
})

/** Whether the browser would ask before it leaves the page. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

test('codes that were not saved are not left without a word', () => {
  const { unmount } = render(<RecoveryCodes codes={['k7mq-2xw9-h4td-8rfn']} onSaved={() => undefined} />)
  expect(asksBeforeLeaving()).toBe(true)
  unmount()
  expect(asksBeforeLeaving()).toBe(false)
  expect(currentToast()).toMatchObject({ title: 'Recovery codes not saved', destructive: true })
})

test('a browser without a clipboard, as on plain http, is reported', async () => {
  expect(navigator.clipboard).toBeUndefined()
  render(<RecoveryCodes codes={['k7mq-2xw9-h4td-8rfn']} onSaved={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('They could not be copied here. Please download or print them.')).toBeTruthy()
})

test('codes that were saved are left in peace', async () => {
  const onSaved = vi.fn()
  const { unmount } = render(<RecoveryCodes codes={['k7mq-2xw9-h4td-8rfn']} onSaved={onSaved} />)
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  unmount()
  expect(currentToast()).toBeNull()
})
