import { afterEach, expect, test, vi } from 'vitest'
import { holdClicks } from './held-clicks.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

function page(html: string) {
  document.body.innerHTML = html
  const done: string[] = []
  for (const each of document.body.querySelectorAll<HTMLElement>('[id]'))
    each.addEventListener('click', (event) => {
      event.preventDefault()
      done.push(each.id)
    })
  const press = (id: string, how: MouseEventInit = {}) =>
    document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return { done, press }
}

test('a click on a button waits, wherever on it, and is done once when the code is there', () => {
  const { done, press } = page('<button id="menu"><svg><path id="line"></path></svg></button>')
  const wanted = vi.fn()
  const letGo = holdClicks(wanted)
  press('line')
  press('menu')
  expect(wanted).toHaveBeenCalledTimes(2)
  expect(done).toEqual([])
  letGo()
  expect(done).toEqual(['menu'])
  press('menu')
  expect(done).toEqual(['menu', 'menu'])
})

test('a link waits only when it does more than it says', () => {
  const { done, press } = page('<a id="plain" href="#x">x</a><a id="held" data-held="true" href="#y">y</a>')
  const letGo = holdClicks(() => {})
  press('plain')
  press('held')
  press('held', { ctrlKey: true })
  press('held', { button: 1 })
  expect(done).toEqual(['plain', 'held', 'held'])
  letGo()
  expect(done).toEqual(['plain', 'held', 'held', 'held'])
})
