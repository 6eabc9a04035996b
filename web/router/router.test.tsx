// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Link, NavLink } from './link.tsx'
import { BrowserRouter, RouterAt, useCame, useLocation, useNavigate, useSearchParams } from './router.tsx'
import { Navigate, Outlet, Route, Routes, useParams } from './routes.tsx'

function Here({ name }: { name: string }) {
  const { pathname, search, hash, state, key } = useLocation()
  const { id } = useParams()
  return (
    <p data-testid="here">
      {[name, id, pathname + search + hash, JSON.stringify(state), useCame(), key === 'default' ? 'first' : ''].join(
        ' ',
      )}
    </p>
  )
}
const here = () => screen.getByTestId('here').textContent
const press = (name: string, init?: MouseEventInit) => fireEvent.click(screen.getByRole('link', { name }), init)
const at = (path: string) => act(() => window.history.replaceState(null, '', path))
const leads = (to: string, children: ReactNode) => (
  <BrowserRouter>
    <Link to={to} state={{ question: 'q' }}>
      go
    </Link>
    <Routes>{children}</Routes>
  </BrowserRouter>
)

beforeEach(() => at('/'))
afterEach(cleanup)

test('a link leads to another page with what it carries, and back leads back', async () => {
  render(
    leads('/blog/7?x=1#end', [
      <Route key="1" path="/" element={<Here name="home" />} />,
      <Route key="2" path="/blog/:id" element={<Here name="article" />} />,
    ]),
  )
  expect(here()).toBe('home  / null POP first')
  press('go')
  expect(here()).toBe('article 7 /blog/7?x=1#end {"question":"q"} PUSH ')
  window.history.back()
  await screen.findByText('home / null POP first')
  window.history.forward()
  await screen.findByText(/^article 7 .*"question":"q".* POP/)
})

test('a link to the page that is open makes no entry to go back from', () => {
  at('/blog/7')
  render(leads('/blog/7', <Route path="/blog/:id" element={<Here name="article" />} />))
  const before = window.history.length
  press('go')
  expect(here()).toContain('REPLACE')
  expect(window.history.length).toBe(before)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press with %j is the browser’s own affair',
  (init) => {
    render(leads('/blog/7', <Route path="/*" element={<Here name="any" />} />))
    // jsdom cannot open anything, and only says so.
    expect(press('go', init)).toBe(true)
    expect(here()).toContain('any  / ')
  },
)

test('frames stay while the page in them changes, and a page below an open path goes on from there', () => {
  const inner = (
    <Routes>
      <Route index element={<Here name="start" />} />
      <Route path="name" element={<Here name="name" />} />
      <Route path="*" element={<Here name="unknown" />} />
    </Routes>
  )
  const Frame = () => (
    <section>
      <NavLink to="/builder" className={({ isActive }) => (isActive ? 'on' : 'off')}>
        builder
      </NavLink>
      <Link to="/builder/name">name</Link>
      <Link to="/builder/what">what</Link>
      <Outlet />
    </section>
  )
  render(
    <RouterAt address="/builder">
      <Routes>
        <Route element={<Frame />}>
          <Route path="/builder/*" element={inner} />
        </Route>
        <Route path="*" element={<Here name="nowhere" />} />
      </Routes>
    </RouterAt>,
  )
  const frame = document.querySelector('section')
  expect(here()).toContain('start')
  press('name')
  expect(here()).toContain('name')
  expect(screen.getByRole('link', { name: 'builder' }).getAttribute('aria-current')).toBe('page')
  press('what')
  expect(here()).toContain('unknown')
  expect(document.querySelector('section')).toBe(frame)
})

test('the page that is left stays until the code of the next one is there', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>()
  const Late = lazy(() => promise)
  render(
    <RouterAt>
      <Suspense fallback="waiting">
        <Link to="/late">go</Link>
        <Routes>
          <Route path="/" element={<Here name="home" />} />
          <Route path="/late" element={<Late />} />
        </Routes>
      </Suspense>
    </RouterAt>,
  )
  press('go')
  expect(here()).toContain('home')
  await act(async () => resolve({ default: () => <Here name="late" /> }))
  expect(here()).toContain('late')
})

test('what stands after the question mark is changed in place, and a redirect leaves no entry', () => {
  function Tabs() {
    const [query, change] = useSearchParams()
    const navigate = useNavigate()
    return (
      <>
        <button
          type="button"
          onClick={() => change((before) => new URLSearchParams([...before, ['b', '2']]), { replace: true })}
        >
          {query.get('a')}
        </button>
        <button type="button" onClick={() => navigate('/old')}>
          old
        </button>
        <Here name="tabs" />
      </>
    )
  }
  render(
    <RouterAt address="/tabs?a=1">
      <Routes>
        <Route path="/tabs" element={<Tabs />} />
        <Route path="/old" element={<Navigate to="/new" replace />} />
        <Route path="/new" element={<Here name="new" />} />
      </Routes>
    </RouterAt>,
  )
  fireEvent.click(screen.getByRole('button', { name: '1' }))
  expect(here()).toContain('/tabs?a=1&b=2 null REPLACE')
  fireEvent.click(screen.getByRole('button', { name: 'old' }))
  expect(here()).toContain('new  /new null REPLACE')
})
