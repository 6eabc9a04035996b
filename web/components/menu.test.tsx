import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'

const chosen = vi.fn()
const entry = (label: string) => ({ label, onSelect: () => chosen(label) })
beforeEach(() => {
  render(
    <>
      <Menu
        label="My Account"
        sign="A"
        signClassName=""
        head={<p>Ada</p>}
        entries={['Dashboard', 'New', 'Settings'].map(entry)}
      />
      <button type="button">elsewhere</button>
    </>,
  )
})
afterEach(() => {
  cleanup()
  chosen.mockReset()
})

const button = () => screen.getByRole('button', { name: 'My Account' })
const focused = () => document.activeElement?.textContent
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
/** What browsers report for Enter and Space on a button. */
const pressWithKey = () => fireEvent.click(button(), { detail: 0 })

test('keys open it at its first or last entry and move between them', () => {
  button().focus()
  pressWithKey()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(focused()).toBe('Dashboard')
  key('ArrowUp')
  expect(focused()).toBe('Dashboard')
  for (const [name, at] of [
    ['ArrowDown', 'New'],
    ['End', 'Settings'],
    ['ArrowDown', 'Settings'],
    ['Home', 'Dashboard'],
    ['s', 'Settings'],
    ['n', 'New'],
  ] as const) {
    key(name)
    expect(focused()).toBe(at)
  }
  key('Escape')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button())
  key('ArrowUp')
  expect(focused()).toBe('Settings')
})

test('a pointer opens it without marking an entry, and the arrows go on from there', () => {
  fireEvent.click(button(), { detail: 1 })
  expect(document.activeElement).toBe(screen.getByRole('menu'))
  key('ArrowDown')
  expect(focused()).toBe('Dashboard')
})

test('an entry is chosen once, with the menu closed and the focus back', () => {
  pressWithKey()
  fireEvent.click(screen.getByRole('menuitem', { name: 'New' }))
  expect(chosen).toHaveBeenCalledExactlyOnceWith('New')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button())
})

test.each(['pointerdown', 'focusin'])('it closes when the reader turns elsewhere: %s', (event) => {
  pressWithKey()
  fireEvent(screen.getByRole('button', { name: 'elsewhere' }), new Event(event, { bubbles: true }))
  expect(screen.queryByRole('menu')).toBeNull()
})
