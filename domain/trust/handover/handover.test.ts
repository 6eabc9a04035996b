import { describe, expect, test } from 'vitest'
import { merge } from '../merge.ts'
import { TrustPatch } from '../patch.ts'
import type { TrustRecord } from '../record.ts'
import { binderAssets } from './binder.ts'
import { contactForm, contactRemainder, handoverRemainder, handoverTexts, suggestedContacts } from './contacts.ts'
import { dueDate, firstDays, type HandoverTask, PERIODS, type Period, periodDates } from './first-days.ts'

describe('binder', () => {
  const where = (street: string, county: string, state: string) =>
    binderAssets({
      assets: [
        { id: 'h', name: 'Home', type: 'real_estate', ownership: 'sole', realEstateDetails: { street, county, state } },
      ],
    }).open[0]?.where

  test.each<[string, string, string, string[]]>([
    ['1420 Big Horn Avenue, Sheridan, Wyoming 82801', 'Sheridan', 'Wyoming', []],
    ['1420 Big Horn Avenue, Sheridan, WY 82801', 'sheridan', 'Wyoming', []],
    ['12 Grand Avenue, Laramie, WY 82070', 'Albany', 'Wyoming', ['Albany']],
    ['3 Sheridan Avenue, Cody', 'Sheridan', 'Wyoming', ['Sheridan, Wyoming']],
    ['3 Sheridan Avenue', 'Park', 'Wyoming', ['Park, Wyoming']],
  ])('where %s, county %s, state %s is', (street, county, state, more) => {
    expect(where(street, county, state)).toEqual([street, ...more])
  })
})

describe('contacts', () => {
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

  test('advisers, the trustee, the executor, banks and firms are suggested, each once, and never the successor', () => {
    expect(suggestedContacts(trust)).toEqual([
      { role: 'attorney' },
      { role: 'accountant' },
      { role: 'insurance' },
      { role: 'trustee', name: 'Daniel Reyes', email: 'daniel@reyes.example' },
      { role: 'executor', name: 'Thomas Whitlock', email: 'thomas@whitlock.example' },
      { role: 'bank', name: 'First Bank' },
      { role: 'investment', name: 'Snake River' },
      { role: 'investment', name: 'Other Firm' },
    ])
  })

  test('who is on the list is suggested no more, nor a role that somebody has', () => {
    const contacts = [
      { id: 'c1', role: 'attorney', name: 'Dana Reed' },
      { id: 'c2', role: 'other', name: 'daniel reyes' },
    ] as const
    const left = suggestedContacts({ ...trust, contacts: [...contacts] })
    expect(left.map(({ role, name }) => name ?? role)).toEqual([
      ...['accountant', 'insurance', 'Thomas Whitlock', 'First Bank', 'Snake River', 'Other Firm'],
    ])
  })

  test('a grantor who serves as trustee is not called', () => {
    const names = suggestedContacts({ ...trust, trusteeType: 'self' }).map(({ name }) => name)
    expect(names).not.toContain('Margaret Whitlock')
  })

  test('the form makes a contact, and clears what was emptied', () => {
    const answers = { role: 'bank', name: ' First Bank ', phone: '307 555 0142', email: 'a@b.example', note: '' }
    const added = merge(trust, contactForm.patch('c1', answers))
    expect(added.contacts).toEqual([
      { id: 'c1', role: 'bank', name: 'First Bank', phone: '307 555 0142', email: 'a@b.example' },
    ])
    const emptied = merge(added, contactForm.patch('c1', { ...answers, email: '' }))
    expect(emptied.contacts?.[0]).not.toHaveProperty('email')
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'Dana 536-90-4321' }, 'name'],
    [{ note: '536 90 4321' }, 'note'],
    [{ phone: '536-90-4321' }, 'phone'],
    [{ email: '536-90-4321@family.example' }, 'email'],
    [{ email: 'nobody' }, 'email'],
    [{ role: 'king' }, 'role'],
  ])('%j is rejected', (wrong, field) => {
    const read = contactForm.schema.safeParse({ ...contactForm.initial(), name: 'Dana Reed', ...wrong })
    expect(read.error?.issues.map(({ path }) => path.join())).toEqual([field])
  })

  test('a draft of the form is saved once it is valid, over what the contact has now', () => {
    const { contacts } = merge(
      trust,
      contactForm.patch('c1', { role: 'bank', name: 'First Bank', phone: '307 555 0142' }),
    )
    const now = { ...trust, contacts }
    expect(contactRemainder({ id: 'c1', name: 'Second Bank' }, now)).toEqual({
      patches: [
        { contacts: { put: [expect.objectContaining({ id: 'c1', name: 'Second Bank', phone: '307 555 0142' })] } },
      ],
      remainder: {},
    })
    const invalid = { id: 'c2', note: 'Call first.' }
    expect(contactRemainder(invalid, now)).toEqual({ patches: [], remainder: invalid })
  })

  test('no social security number goes into the texts, and nothing longer than they may be', () => {
    for (const text of ['Hers is 536-90-4321.', 'x'.repeat(4_001)]) {
      expect(handoverTexts.schema.safeParse({ ...handoverTexts.initial(trust), handoverNotes: text }).success).toBe(
        false,
      )
      expect(TrustPatch.safeParse({ handoverNotes: text }).success).toBe(false)
    }
  })

  test('of a draft what is valid is saved and the rest remains', () => {
    const draft = { handoverNotes: 'Call Ada.', handoverOpening: '', handoverOriginals: '536-90-4321' }
    expect(handoverRemainder(draft)).toEqual({
      patches: [{ handoverNotes: 'Call Ada.', handoverOpening: null }],
      remainder: { handoverOriginals: '536-90-4321' },
    })
  })
})

describe('the first days', () => {
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
})
