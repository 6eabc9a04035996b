import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import {
  documentsToSign,
  isSigningPlanned,
  markPatch,
  type SigningMark,
  signingProgress,
  signingTasks,
} from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'

const today = '2026-11-27'
const { complete } = families
const marked = (trust: TrustRecord, ...marks: [Parameters<typeof markPatch>[0], SigningMark][]) =>
  marks.reduce((record, [document, mark]) => merge(record, markPatch(document, mark, true)), trust)
const of = (trust: TrustRecord, id: string) => documentsToSign(trust).find(({ document }) => document === id)
const labels = (trust: TrustRecord) =>
  signingTasks(trust, today).map(({ document, label }) => `${document ?? 'all'}: ${english(label)}`)

describe('the documents of the day', () => {
  test('come in signing order, each with the marks that it can have', () => {
    expect(documentsToSign(complete).map(({ document, marks }) => `${document}: ${marks.join(' ')}`)).toEqual([
      'trust-agreement: printed signed witnessed notarized copied',
      'schedule-a: printed signed copied',
      'trustee-appointment: printed signed notarized copied',
      'certificate-of-trust: printed signed notarized copied',
      'assignment-of-assets: printed signed notarized copied',
      'pour-over-will: printed signed witnessed notarized copied',
      'power-of-attorney: printed signed notarized copied',
      'health-care-directive: printed signed witnessed notarized copied',
    ])
    const skipped = documentsToSign({ ...complete, healthCareDirectiveSkipped: true })
    expect(skipped.map(({ document }) => document)).not.toContain('health-care-directive')
  })

  test('miss what their law expects, and no witness or notary who is only welcome', () => {
    const missing = (...marks: Parameters<typeof marked> extends [unknown, ...infer T] ? T : never) =>
      documentsToSign(marked(complete, ...marks)).flatMap((each) =>
        each.missing.map((one) => `${each.document}: ${one}`),
      )
    expect(missing()).toHaveLength(8 + 2 + 1 + 1)
    const signed = documentsToSign(complete).map(
      ({ document }) => [document, 'signed'] as [typeof document, SigningMark],
    )
    expect(missing(...signed)).toEqual([
      'pour-over-will: witnessed',
      'pour-over-will: notarized',
      'power-of-attorney: notarized',
      'health-care-directive: witnessed-or-notarized',
    ])
    expect(missing(...signed, ['health-care-directive', 'notarized'])).not.toContain(
      'health-care-directive: witnessed-or-notarized',
    )
  })

  test('need an officer for deeds and titles only where there is land or a vehicle', () => {
    expect(of(complete, 'assignment-of-assets')?.notary).toBe('deeds')
    expect(of({ ...complete, assets: [] }, 'assignment-of-assets')?.notary).toBe('optional')
  })
})

test('two people who mark the same document at once keep both marks', () => {
  const one = markPatch('pour-over-will', 'signed', true)
  const other = markPatch('pour-over-will', 'witnessed', true)
  for (const order of [
    [one, other],
    [other, one],
  ])
    expect(order.reduce(merge, complete).signings).toEqual([{ id: 'pour-over-will', signed: true, witnessed: true }])
})

describe('what is left', () => {
  test('is to plan the day, then to sign on it', () => {
    expect(labels(complete)).toEqual(['all: Plan your signing day'])
    expect(labels({ ...complete, signingDate: '2026-12-03' })).toEqual(['all: Sign 8 documents on December 3, 2026'])
    expect(labels({ ...complete, signingDate: today })).toEqual(['all: Sign 8 documents today'])
    expect(labels({ ...complete, signingDate: '2026-11-20' })[0]).toContain('The day was November 20, 2026.')
    expect(isSigningPlanned(complete)).toBe(false)
    expect(isSigningPlanned({ ...complete, signingDate: today })).toBe(true)
  })

  test('is, once something is signed, each document with what it lacks', () => {
    const trust = marked(
      complete,
      ['trust-agreement', 'signed'],
      ['pour-over-will', 'signed'],
      ['pour-over-will', 'witnessed'],
    )
    expect(labels(trust)).toContain('pour-over-will: signed, not yet notarized')
    expect(labels(trust)).toContain('schedule-a: not signed yet')
    expect(labels(trust)).not.toContain('trust-agreement: not signed yet')
    expect(signingProgress(trust)).toEqual({ done: 1, total: 8 })
    expect(labels(marked(complete, ['pour-over-will', 'signed']))).toContain(
      'pour-over-will: still missing: two witnesses; notary',
    )
  })

  test('printing alone begins nothing, and when all is done nothing is left', () => {
    expect(labels(marked(complete, ['trust-agreement', 'printed']))).toEqual(['all: Plan your signing day'])
    const done = documentsToSign(complete).reduce(
      (trust, { document, marks }) =>
        marked(trust, ...marks.map((mark) => [document, mark] as [typeof document, SigningMark])),
      complete,
    )
    expect(signingTasks(done, today)).toEqual([])
    expect(signingProgress(done)).toEqual({ done: 8, total: 8 })
  })
})
