import { expect, test } from 'vitest'
import { allArrived } from './arrivals.ts'

const names = ['a', 'b', 'c']
const all = (step: string) => names.map((name) => `${name} ${step}`)

test('what comes in one turn goes on in step, and before what comes in the next', async () => {
  const steps: string[] = []
  async function handle(name: string) {
    steps.push(`${name} came`)
    await allArrived()
    steps.push(`${name} looked up`)
    await Promise.resolve()
    steps.push(`${name} answered`)
  }
  const first = ['a', 'b'].map(handle)
  await Promise.resolve()
  const sameTurn = handle('c')
  const next = new Promise<void>((done) => setImmediate(() => done(handle('d'))))
  await Promise.all([...first, sameTurn, next])
  expect(steps).toEqual([
    ...[...all('came'), ...all('looked up'), ...all('answered')],
    ...['d came', 'd looked up', 'd answered'],
  ])
})
