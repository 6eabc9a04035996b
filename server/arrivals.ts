let turn: Promise<void> | undefined

/**
 * Resolves when the requests that have come by now have all been taken in, for all of them at once: they then go on in
 * step, one kind of work for each of them before the next kind begins. Many at once cost less so, for the processor keeps
 * the code it is just working on at hand, and their answers leave one right after the other (decision 14).
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
