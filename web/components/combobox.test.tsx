import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Combobox } from './combobox.tsx'

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

afterEach(cleanup)

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
