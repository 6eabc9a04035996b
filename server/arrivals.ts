let turn: Promise<void> | undefined

/**
 * Resolves when the requests that have come by now have all been read, for all of them at once: they then go on in step,
 * one kind of work for each of them before the next kind begins. Many at once cost half as much so, for the processor
 * keeps the code it is just working on at hand, and their answers leave one right after the other.
 */
export function allArrived(): Promise<void> {
  turn ??= new Promise((done) => {
    setImmediate(() => {
      turn = undefined
      done()
    })
  })
  return turn
}
