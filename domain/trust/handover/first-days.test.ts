import { describe, expect, test } from 'vitest'
import type { TrustRecord } from '../record.ts'
import { dueDate, firstDays, type HandoverTask, PERIODS, type Period, periodDates } from './first-days.ts'

const trust: TrustRecord = {
  uid: 'u',
  grantorName: 'Margaret Whitlock',
  trusteeType: 'other',
  trusteeName: 'Daniel Reyes',
  trusteeEmail: 'daniel@reyes.example',
  backupTrusteeName: 'Eleanor Park',
  executorName: 'Thomas Whitlock',
  beneficiaries: [
    { id: 'b1', name: 'Thomas Whitlock', relationship: 'spouse', email: 'thomas@whitlock.example' },
    { id: 'b2', name: 'Teton Trails', relationship: 'charity' },
  ],
  assets: [
    { id: 'a1', name: 'Family home', type: 'real_estate', ownership: 'joint' },
    { id: 'a2', name: 'Checking', type: 'bank_account', ownership: 'sole', bankName: 'First Bank' },
    { id: 'a3', name: 'Savings', type: 'bank_account', ownership: 'sole', bankName: 'First Bank' },
    { id: 'a4', name: 'Brokerage', type: 'investment', ownership: 'sole', firmName: 'Snake River' },
    { id: 'a5', name: 'Traditional IRA', type: 'investment', ownership: 'sole', firmName: 'Other Firm' },
  ],
}
const byId = (id: string, tasks: readonly HandoverTask[]) => tasks.find((task) => task.id === id)

test.each([
  ['sixtieth-day', '2026-11-27', '2027-01-26'],
  ['sixtieth-day', '2028-01-01', '2028-03-01'],
  ['anniversary', '2026-11-27', '2027-11-27'],
  ['anniversary', '2028-02-29', '2029-02-28'],
  ['anniversary', '9999-05-01', '9999-05-01'],
  ['april-15', '2026-11-27', '2027-04-15'],
  ['april-15', '2027-04-15', '2027-04-15'],
  ['april-15', '2027-04-16', '2028-04-15'],
] as const)('%s after an acceptance on %s is %s', (due, accepted, date) => {
  expect(dueDate(due, accepted)).toBe(date)
})

test('the periods follow on each other without a gap, and end on the sixtieth day', () => {
  const dates = (Object.keys(PERIODS) as Period[]).map((period) => periodDates(period, '2026-11-27'))
  expect(dates).toEqual([
    { from: '2026-11-27', to: '2026-12-04' },
    { from: '2026-12-05', to: '2026-12-27' },
    { from: '2026-12-28', to: '2027-01-26' },
    undefined,
  ])
})

describe('the tasks', () => {
  test('stand in the order of the periods, each once', () => {
    const tasks = firstDays(trust)
    const order = tasks.map(({ period }) => Object.keys(PERIODS).indexOf(period))
    expect(order).toEqual(order.toSorted())
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
  })

  test('name whom and what they concern', () => {
    const tasks = firstDays(trust)
    expect(byId('accept', tasks)?.concerns).toEqual(['Eleanor Park'])
    expect(byId('records', tasks)?.concerns).toEqual(['Daniel Reyes'])
    expect(byId('certificate', tasks)?.concerns).toEqual(['First Bank', 'Snake River'])
    expect(byId('unfunded', tasks)?.concerns).toEqual(['Family home', 'Checking', 'Savings', 'Brokerage'])
  })

  test('leave out what nothing in the trust calls for', () => {
    const assets = trust.assets?.map((asset) => ({ ...asset, funding: { status: 'done' as const } }))
    const beneficiaries = trust.beneficiaries?.filter(({ relationship }) => relationship !== 'charity')
    const tasks = firstDays({ ...trust, assets, beneficiaries })
    expect(byId('unfunded', tasks)).toBeUndefined()
    expect(JSON.stringify(tasks)).not.toContain('attorney general')
    expect(JSON.stringify(firstDays(trust))).toContain('attorney general')
  })

  test('say what a divorce does to a spouse who is named as successor', () => {
    const divorce = /divorce or annulment/
    expect(JSON.stringify(firstDays(trust))).not.toMatch(divorce)
    expect(JSON.stringify(firstDays({ ...trust, backupTrusteeName: 'thomas whitlock' }))).toMatch(divorce)
  })

  test('need no answer at all', () => {
    expect(firstDays({ uid: 'u' }).flatMap(({ concerns }) => concerns)).toEqual([])
  })
})
