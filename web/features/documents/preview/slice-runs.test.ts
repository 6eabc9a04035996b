import { expect, test } from 'vitest'
import type { Run } from '#documents/model.ts'
import { sliceRuns } from './slice-runs.ts'

const runs: Run[] = [{ text: 'The ' }, { text: 'Hollis', bold: true }, { text: '' }, { text: ' Trust' }]

test('two parts of a text make the whole, wherever it is cut, and keep the styles', () => {
  for (let at = 0; at <= 16; at++) {
    const parts = [...sliceRuns(runs, 0, at), ...sliceRuns(runs, at, Number.POSITIVE_INFINITY)]
    expect(parts.map(({ text }) => text).join('')).toBe('The Hollis Trust')
    for (const { run, text } of parts) expect(run.text).toContain(text)
  }
})
