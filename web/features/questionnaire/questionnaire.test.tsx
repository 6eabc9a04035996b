import { cleanup, render } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { merge } from '#domain/trust/merge.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { recordOf, samples } from '#samples/families.ts'
import { AgeEffect, AgeNow } from './age-notes.tsx'
import { isReplacing, nextUnanswered, openedFrom } from './way-back.ts'

vi.mock('#web/components/times.ts', async (original) => ({
  ...(await original<object>()),
  useToday: () => '2026-11-28',
}))
afterEach(cleanup)

function Page({ birthYear, chosen }: { birthYear: number | undefined; chosen: string }) {
  const trust = recordOf({
    beneficiaries: { put: [{ id: 'b', name: 'Robert', relationship: 'child', ...(birthYear && { birthYear }) }] },
  })
  return (
    <FormProvider {...useForm({ defaultValues: { distributionAge: chosen } })}>
      <AgeNow trust={trust} id="b" />
    </FormProvider>
  )
}

test.each([
  [1972, '21', /^Robert was born in 1972 and turns 54 in 2026\. An age already reached delays nothing/],
  [1972, '60', /^Robert was born in 1972 and turns 54 in 2026\.\s*$/],
  [undefined, '21', /^$/],
])('of a child born in %s with the age %s', (birthYear, chosen, words) => {
  expect(render(<Page birthYear={birthYear} chosen={chosen} />).container.textContent).toMatch(words)
})

test.each([
  ['hems', /do not cause or limit any payment/],
  ['lump-sum', /^$/],
])('of the distribution type %s', (distributionType, words) => {
  expect(render(<AgeEffect trust={recordOf({ distributionType })} />).container.textContent).toMatch(words)
})

describe('the way back and on', () => {
  test('a question opened after a death or a divorce, and no other, puts somebody else into the place', () => {
    const opened = (from: Parameters<typeof openedFrom>[0]) =>
      isReplacing(new URL(openedFrom(from, '/trust-builder/pour-over-will#executor'), 'http://localhost').search)
    expect(opened('change:event=divorce&about=beneficiaries/b-thomas&since=1')).toBe(true)
    expect(opened('change:event=death&about=trusteeName&since=1')).toBe(true)
    expect(opened('change:event=move&since=1')).toBe(false)
    expect(opened('summary')).toBe(false)
    expect(isReplacing('')).toBe(false)
  })

  test('with no question open, the walk goes on to the blanks, and never past them', async () => {
    const complete = recordOf(samples.complete)
    const next = (trust: TrustRecord) => nextUnanswered(trust, '/trust-builder/name', '2026-11-28', 'question')
    expect(await next(complete)).toBeUndefined()
    const charity = complete.beneficiaries?.find(({ relationship }) => relationship === 'charity')
    const put = [{ id: charity?.id ?? '', ein: null, einUnknown: true }]
    const unknown = merge(complete, { signingDate: '2026-12-15', beneficiaries: { put } })
    expect(await next(unknown)).toMatchObject({ part: 'signing', path: `/trust-builder/charity-info/${charity?.id}` })
    // Until the day is planned, that comes first, and the dashboard leads there.
    expect(await next(merge(unknown, { signingDate: null }))).toBeUndefined()
  })
})
