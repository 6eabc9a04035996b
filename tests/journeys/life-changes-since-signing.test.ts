import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import { answersTouched, type TouchedAnswer } from '#domain/trust/life-changes/answers.ts'
import { isFixed, isNamedSince } from '#domain/trust/life-changes/answers-signed.ts'
import type { LifeEvent } from '#domain/trust/life-changes/events.ts'
import { actionFor, factsOf } from '#domain/trust/life-changes/law.ts'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { spousesIn } from '#domain/trust/spouse.ts'
import { families } from '#samples/families.ts'

const touched = (event: LifeEvent, trust: TrustRecord, path: string, about: string): TouchedAnswer => {
  const found = answersTouched(event, trust, about).find((one) => one.path === path)
  if (!found) throw new Error(`${event} does not touch ${path}`)
  return found
}

describe('an entry that was added after signing', () => {
  const piano = { id: 'n', name: 'Piano', type: 'personal_property', ownership: 'sole' } as const
  const mia = { id: 'mia', name: 'Mia Whitlock', relationship: 'child' } as const
  const then = [markPatch('trust-agreement', 'signed', true), markPatch('assignment-of-assets', 'signed', true)].reduce(
    merge,
    families.complete,
  )
  const now = merge(then, { assets: { put: [piano] }, beneficiaries: { put: [mia] } })
  const signed = { 'trust-agreement': then, 'assignment-of-assets': then }
  const sold = touched('asset-sold', now, 'assets/n', 'assets/n')
  const said = (known = {}) => factsOf('asset-sold', now, 'assets/n', known).map(({ text }) => english(text))[0]

  test('is fixed by nothing that was signed, until it is assigned or moved', () => {
    const died = touched('death', now, 'beneficiaries/mia', 'beneficiaries/mia')
    expect([sold, died].map((one) => isFixed(now, one, signed))).toEqual([false, false])
    expect(isFixed(now, touched('asset-sold', now, 'assets/a-truck', 'assets/a-truck'), signed)).toBe(true)
    expect(isFixed(now, sold, { ...signed, 'assignment-of-assets': now })).toBe(true)
    const moved = merge(now, { assets: { put: [{ id: 'n', funding: { status: 'done' } }] } })
    expect(isFixed(moved, sold, signed)).toBe(true)
  })

  test('is the grantor’s to sell, and asks for no other assignment', () => {
    expect(said(signed)).toMatch(/^It was added to your answers after signing\./)
    expect(actionFor('assignment-of-assets', now, [sold]).action).toBe('keep')
  })

  test('is taken for signed while nobody knows what was', () => {
    expect(isFixed(now, sold)).toBe(true)
    expect(said()).toMatch(/^The trustee sells/)
  })
})

test('a successor trustee named after signing is not the one who was signed', () => {
  const then = merge(families.complete, markPatch('trust-agreement', 'signed', true))
  const now = merge(then, { backupTrusteeName: 'Cora Lindqvist' })
  const died = touched('death', now, 'backupTrusteeName', 'backupTrusteeName')
  expect(isNamedSince(died, now, { 'trust-agreement': then })).toBe(true)
  expect(isNamedSince(died, now, { 'trust-agreement': merge(then, { backupTrusteeName: '' }) })).toBe(true)
  expect(isNamedSince(died, now, { 'trust-agreement': now })).toBe(false)
  expect(isNamedSince(died, now, {})).toBe(false)
})

test('buying a home: both spouses release a homestead where there may be two', () => {
  const said = (trust: TrustRecord) => factsOf('home-bought', trust).map(({ text }) => english(text))
  const land = (ownership: 'sole' | 'joint') =>
    merge(families.begun, { assets: { put: [{ id: 'n', name: 'House', type: 'real_estate', ownership }] } })
  expect(spousesIn(families.begun)).toEqual([])
  expect(said(land('sole')).join()).not.toMatch(/both spouses/)
  expect(said(land('joint'))).toContainEqual(expect.stringMatching(/^If the grantor is married, .* both spouses\.$/))
  expect(said(merge(land('sole'), { spouseName: 'Ada Okafor' }))).toContainEqual(
    expect.stringMatching(/^A homestead .* both spouses\.$/),
  )
})
