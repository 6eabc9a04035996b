import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// Its own second is too short on a loaded machine.
configure({ asyncUtilTimeout: 4_000 })

// The files of a worker share its page, and find it as a new one is. A file without a page would cost a new worker.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})
