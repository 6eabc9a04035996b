import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back.ts'

test('what nothing refers to is gone', () => {
  const gone = new WeakRef({ large: Array.from({ length: 1_000 }, (_, index) => index) })
  return new Promise<void>((done) => {
    // A reference made in this turn of the event loop is kept to its end.
    setTimeout(() => {
      giveBackMemory()
      expect(gone.deref()).toBeUndefined()
      done()
    }, 0)
  })
})
