import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { Menu } from './menu.tsx'
import { PasswordFields } from './password-fields.tsx'

afterEach(cleanup)

describe('a menu', () => {
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
})

describe('a field with suggestions', () => {
  const people = ['Ann Marsh', 'Anton Reyes', 'Bo Lund'].map((name) => ({ key: name, name, about: 'executor' }))
  let submitted = 0

  function Example({ suggests = true }) {
    const [value, setValue] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submitted++
        }}
      >
        <Combobox
          id="name"
          aria-label="Name"
          value={value}
          suggests={suggests}
          onType={setValue}
          optionsFor={(typed) => people.filter(({ name }) => name.startsWith(typed) && name !== typed)}
          onPick={setValue}
          listLabel="People"
        />
        <button type="submit">Next</button>
      </form>
    )
  }

  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' })
  const key = (name: string) => fireEvent.keyDown(field(), { key: name })
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
  const shown = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent)
  const active = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent

  test('typing shows what fits, the arrows choose, and Enter takes the chosen one', () => {
    render(<Example />)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    type('An')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(shown()).toEqual(['Ann Marsh', 'Anton Reyes'])
    expect(screen.getByRole('status').textContent).toMatch(/^2 suggestions/)
    expect(active()).toBeUndefined()
    key('ArrowDown')
    key('ArrowDown')
    key('ArrowDown')
    expect(active()).toBe('Anton Reyes')
    key('ArrowUp')
    expect(active()).toBe('Ann Marsh')
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
    expect(field().value).toBe('Ann Marsh')
    expect(shown()).toEqual([])
  })

  test('Enter without a choice is the form’s, and any text may be typed', () => {
    render(<Example />)
    type('An')
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true)
    type('Zoë')
    expect(shown()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect([field().value, submitted]).toEqual(['Zoë', 1])
  })

  test('a press on the empty field or the down arrow opens the list, Escape and leaving close it', () => {
    render(<Example />)
    fireEvent.click(field())
    expect(shown()).toHaveLength(3)
    key('Escape')
    expect(shown()).toEqual([])
    key('ArrowDown')
    expect(active()).toBe('Ann Marsh')
    fireEvent.blur(field())
    expect(shown()).toEqual([])
  })

  test('a press on a suggestion takes it, and leaves the focus in the field', () => {
    render(<Example />)
    fireEvent.click(field())
    const option = screen.getByText('Bo Lund')
    expect(fireEvent.mouseDown(option)).toBe(false)
    fireEvent.click(option)
    expect(field().value).toBe('Bo Lund')
  })

  test('suggestions that come while somebody types change neither the field nor the typing', () => {
    const { rerender } = render(<Example suggests={false} />)
    const plain = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    plain.focus()
    fireEvent.change(plain, { target: { value: 'An' } })
    expect(shown()).toEqual([])
    rerender(<Example />)
    expect(field()).toBe(plain)
    expect(document.activeElement).toBe(plain)
    expect(plain.value).toBe('An')
    expect(shown()).toEqual(['Ann Marsh', 'Anton Reyes'])
  })
})

describe('passwords', () => {
  const submitted = vi.fn()
  const sheet = (
    <Form schema={() => []} values={{ password: '', again: '' }} onSubmit={submitted}>
      <PasswordFields>
        {(as) => (
          <>
            <Field name="password" label="Password" {...as} />
            <Field name="again" label="Confirm Password" {...as} />
          </>
        )}
      </PasswordFields>
      <Button type="submit">Go</Button>
    </Form>
  )
  const boxes = () => [screen.getByLabelText('Password'), screen.getByLabelText('Confirm Password')]
  const types = () => boxes().map((box) => box.getAttribute('type'))

  test('one box shows every password, which no browser corrects, and submitting hides them', async () => {
    render(sheet)
    const show = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show what I type' })
    expect(types()).toEqual(['password', 'password'])
    fireEvent.click(show)
    expect(types()).toEqual(['text', 'text'])
    expect(show.checked).toBe(true)
    expect(boxes().map((box) => box.getAttribute('spellcheck'))).toEqual(['false', 'false'])
    fireEvent.click(show)
    expect(types()).toEqual(['password', 'password'])

    fireEvent.click(show)
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'granite' } })
    submitted.mockImplementation(() => expect(types()).toEqual(['password', 'password']))
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(submitted).toHaveReturnedTimes(1))
    expect(submitted.mock.lastCall?.[0]).toEqual({ password: 'granite', again: '' })
    expect(show.checked).toBe(false)
  })

  test('rendered at build, it is there and takes no press', () => {
    const html = renderToString(sheet)
    expect(html).toContain('Show what I type')
    expect(html).toMatch(/<fieldset disabled/)
  })
})
