type Kind = 'together' | 'alone'

/** Ends the turn; a second call does nothing. */
export type EndTurn = () => void

/** Who may write: several together, or one alone. Everyone gets their turn in the order in which they asked. */
export interface Turns {
  together(): Promise<EndTurn>
  alone(): Promise<EndTurn>
}

export function createTurns(): Turns {
  const waiting: { kind: Kind; begin(end: EndTurn): void }[] = []
  const open = { together: 0, alone: 0 }
  const isFree = (kind: Kind) => open.alone === 0 && (kind === 'together' || open.together === 0)

  function next(): void {
    for (let first = waiting[0]; first && isFree(first.kind); first = waiting[0]) {
      const { kind, begin } = first
      waiting.shift()
      open[kind] += 1
      let ended = false
      begin(() => {
        if (ended) return
        ended = true
        open[kind] -= 1
        next()
      })
    }
  }
  const turn = (kind: Kind) =>
    new Promise<EndTurn>((begin) => {
      waiting.push({ kind, begin })
      next()
    })
  return { together: () => turn('together'), alone: () => turn('alone') }
}
