// @vitest-environment node
import { expect, test } from 'vitest'
import { DraftKeeper, untilWritten } from './draft-keeper.ts'
import { DraftStore } from './draft-store.ts'
import { Chance } from './model/chance.ts'
import { mapTexts } from './model/map-texts.ts'
import { VirtualClock } from './model/virtual-clock.ts'
import type { Locks } from './ports.ts'

function typing() {
  const clock = new VirtualClock(new Chance(1).next)
  let last: Promise<unknown> = Promise.resolve()
  const locks: Locks = {
    run: (_name, _signal, task) => {
      const done = last.then(task)
      last = done
      return done
    },
  }
  const seal = async (_: string, plain: string) => [...plain].reverse().join('')
  const store = new DraftStore(mapTexts(), { seal, open: seal, forget: async () => {} })
  return { clock, store, locks, keeper: new DraftKeeper(store, 'ada', 'name', clock, locks) }
}

test('someone who types without a pause loses at most a third of a second', async () => {
  const { clock, store, keeper } = typing()
  for (const typed of ['O', 'Oa', 'Oak']) {
    keeper.keep({ trustName: typed })
    await clock.pass(150)
  }
  await clock.pass(150)
  expect(await store.read('ada', 'name')).toEqual({ trustName: 'Oak' })
})

test('a page that goes writes what was typed just before', async () => {
  const { clock, store, keeper } = typing()
  keeper.keep({ trustName: 'Oak' })
  await clock.pass(1)
  keeper.flush()
  expect(await store.read('ada', 'name')).toEqual({ trustName: 'Oak' })
})

test('a page that goes while a number is still being sealed writes it as soon as it is', async () => {
  const { clock, store, keeper } = typing()
  keeper.keep({ grantorSsn: '123456789' })
  keeper.flush()
  await clock.pass(1)
  expect(await store.read('ada', 'name')).toEqual({ grantorSsn: '123456789' })
})

test('signing out ends the writing of what is still on the page', async () => {
  const { clock, store, keeper } = typing()
  keeper.keep({ trustName: 'Oak' })
  keeper.stop()
  keeper.keep({ trustName: 'Oaks' })
  await clock.pass(1_000)
  expect(store.steps('ada')).toEqual([])
})

test('what was saved does not come back', async () => {
  const { clock, store, keeper } = typing()
  keeper.keep({ trustName: 'Oak' })
  keeper.clear()
  await clock.pass(1_000)
  expect(await store.read('ada', 'name')).toBeUndefined()
})

test('another window can wait for what was typed last to be written', async () => {
  const { clock, store, keeper, locks } = typing()
  const found = async () => {
    await untilWritten(locks, 'ada', new AbortController().signal)
    return store.read('ada', 'name')
  }
  keeper.keep({ grantorName: 'Ada' })
  const typed = found()
  await clock.pass(200)
  // The one before is ready; this one is still being sealed when the time comes.
  keeper.keep({ grantorSsn: '123456789' })
  keeper.flush()
  await clock.pass(1)
  expect(await typed).toEqual({ grantorSsn: '123456789' })
  keeper.keep({ grantorName: 'Bea' })
  keeper.stop()
  expect(await found()).toEqual({ grantorSsn: '123456789' })
})
