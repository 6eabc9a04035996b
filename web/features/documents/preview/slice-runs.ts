import type { Run } from '#documents/model.ts'

/** The part of runs from one offset of their text to another, in UTF-16 units; each part keeps its style. */
export function sliceRuns(runs: readonly Run[], from: number, to: number): { run: Run; text: string }[] {
  let offset = 0
  return runs.flatMap((run) => {
    const start = offset
    offset += run.text.length
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ run, text }]
  })
}
