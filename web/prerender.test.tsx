import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '#web/app/app.tsx'
import { Root } from './app/app.tsx'
import { renderPage } from './prerender.tsx'

// Only here do both of React's renderers share a process: one leaves its contexts open until it renders something else,
// and the other takes them for its own.
const closeContexts = () => prerender(<i />)

afterEach(async () => {
  await closeContexts()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  vi.restoreAllMocks()
})

// React's development build, which this runs on, also reports attributes that differ; the browser tests run on the other.
test.each([
  '/',
  '/services',
  '/about-us',
  '/blog',
  '/terms',
  '/samples',
  '/samples/schedule-a',
  '/login',
  '/signup',
  '/forgot-password',
  '/nowhere',
])('React hydrates %s without a mismatch', async (path) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  window.history.replaceState(null, '', path)
  const reported: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('Detected multiple renderers')) reported.push(words)
  })
  const { title, html } = await renderPage(path)
  await closeContexts()
  expect(title).toMatch(/ – Kinstead$/)
  document.head.innerHTML =
    '<script type="application/json" id="session">{"user":null,"installation":{"paymentCheck":true,"google":false}}</script>'
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  const heading = place.querySelector('h1')
  let root: ReturnType<typeof hydrateRoot> | undefined
  await act(async () => {
    const app = (
      <Root>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Root>
    )
    root = hydrateRoot(place, app, { onRecoverableError: (error) => void reported.push(error) })
  })
  await vi.waitFor(() => expect(document.title).toBe(title))
  expect(reported).toEqual([])
  expect(place.querySelector('h1')).toBe(heading)
  await act(async () => root?.unmount())
})

vi.mock('#content/legal.ts', async (load) => ({
  ...(await load<typeof import('#content/legal.ts')>()),
  get privacy(): never {
    throw new Error('broken on purpose')
  },
}))
test('a page that cannot be rendered is an error, and no half page', async () => {
  await expect(renderPage('/privacy')).rejects.toThrow('broken on purpose')
})
