import { cleanup, render } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { recordOf } from '#samples/families.ts'
import { AgeEffect, AgeNow } from './detail-pages.tsx'

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
  [1972, '21', /^Robert was born in 1972 and turns 54 in 2026\. An age already reached holds nothing back/],
  [1972, '60', /^Robert was born in 1972 and turns 54 in 2026\.\s*$/],
  [undefined, '21', /^$/],
])('of a child born in %s with the age %s', (birthYear, chosen, words) => {
  expect(render(<Page birthYear={birthYear} chosen={chosen} />).container.textContent).toMatch(words)
})

test.each([
  ['hems', /pay nothing out and limit nothing/],
  ['lump-sum', /^$/],
])('of the distribution type %s', (distributionType, words) => {
  expect(render(<AgeEffect trust={recordOf({ distributionType })} />).container.textContent).toMatch(words)
})
