import { expect, test } from 'vitest'
import { message } from '#domain/message.ts'
import { families, recordOf } from '#samples/families.ts'
import { availability } from './availability.ts'

const readySoFar = (percent: number) => message('Download opens at 100%. Ready so far: {percent}%.', { percent })

test('a document opens at 100 per cent and says before that how far it is', () => {
  expect(availability('trust-agreement', families.empty)).toEqual({
    status: 'Not Started',
    percent: 0,
    notReady: readySoFar(0),
  })
  expect(availability('trust-agreement', families.begun)).toMatchObject({
    status: 'In Progress',
    percent: 40,
    notReady: readySoFar(40),
  })
  expect(availability('trust-agreement', families.complete)).toEqual({ status: 'Ready to Download', percent: 100 })
  expect(availability('schedule-a', families.begun).notReady).toBeUndefined()
})

test('an unanswered directive is optional, also when it was skipped', () => {
  expect(availability('health-care-directive', families.empty).status).toBe('Optional')
  const skipped = recordOf({ healthCareDirectiveSkipped: true, healthCareDirectiveComplete: true })
  expect(availability('health-care-directive', skipped).status).toBe('Optional')
})
