import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TrustRecord } from '#domain/trust/record.ts'
import { families, type SampleName } from '#samples/families.ts'
import { NOTHING, type TrustSnapshot } from '#web/features/trust-sync/snapshot.ts'
import OverviewPage from './overview-page.tsx'

const given = vi.hoisted(() => ({ snapshot: {} as TrustSnapshot }))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({
  useTrust: () => ({ ...given.snapshot, retry: vi.fn() }),
}))

const show = (trust: TrustRecord | null) => {
  given.snapshot = { ...NOTHING, trust, status: trust ? 'ready' : 'none' }
  return render(
    <MemoryRouter>
      <OverviewPage />
    </MemoryRouter>,
  )
}
const region = (name: string) => within(screen.getByRole('region', { name }))
const tableOf = (name: string) => screen.getByText(name, { selector: 'caption' }).closest('table') as HTMLTableElement
const namesIn = (table: HTMLTableElement) => [...(table.tBodies[0]?.rows ?? [])].map((row) => row.cells[0]?.textContent)
const cellsOf = (table: HTMLTableElement, name: string) =>
  [...(table.tBodies[0]?.rows ?? [])]
    .filter((row) => row.cells[0]?.textContent === name)
    .map((row) => [...row.cells].slice(1).map((cell) => cell.textContent))

afterEach(cleanup)

describe.each(Object.keys(families) as SampleName[])('the family %s', (family) => {
  test('is drawn without a number that is none, each picture with words, and each person in the table', () => {
    const trust = families[family]
    const { container } = show(trust)
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/)
    for (const picture of screen.getAllByRole('img'))
      expect(picture.getAttribute('aria-label')?.length).toBeGreaterThan(20)
    const names = namesIn(tableOf('Who is who, with shares'))
    for (const { name } of trust.beneficiaries ?? []) expect(names).toContain(name)
    expect(names).toHaveLength((trust.beneficiaries ?? []).length + 4)
    expect(container.textContent).not.toContain(trust.grantorSsn ?? 'XXX-XX')
  })
})

test('parts of one age are drawn side by side', () => {
  const beneficiaries = [{ id: 'b', name: 'Ada', relationship: 'child' as const, distributionAge: 35 }]
  const stages = { distributionType: 'staggered', distributionStages: '25: 10%, 30: 20%, 40: 70%' } as const
  const { container } = show({ ...families.complete, ...stages, beneficiaries })
  const marks = [...container.querySelectorAll<HTMLElement>('[style*="margin-left"]')]
  expect(marks.map(({ style }) => style.marginLeft)).toEqual(['-6.5px', '6.5px', '0px'])
  expect(new Set(marks.map(({ style }) => style.left)).size).toBe(2)
})

test('of many people each is counted once at an age, with a mark for each part', () => {
  const beneficiaries = Array.from({ length: 13 }, (_, at) => ({
    ...{ id: `b${at}`, name: `Person ${at}`, relationship: 'child' as const },
    distributionAge: at < 5 ? 41 : 30,
  }))
  const stages = { distributionType: 'staggered', distributionStages: '22: 20%, 30: 30%, 40: 50%' } as const
  show({ ...families.complete, ...stages, beneficiaries })
  const [picture] = region('When Shares Are Paid Out').getAllByRole('img')
  const at41 = [...(picture?.querySelectorAll('.grid') ?? [])].at(-1)
  expect(at41?.textContent).toBe('415 people')
  expect(at41?.querySelectorAll('svg')).toHaveLength(15)
})

test('a complete family has its shares, its property and its ages', () => {
  show(families.complete)
  expect(cellsOf(tableOf('Who is who, with shares'), 'Clara Jane Whitlock')).toEqual([
    ['Primary beneficiary', 'Child', '30%'],
  ])
  expect(cellsOf(tableOf('Assets by type and ownership'), 'Business')).toEqual([
    ['Tenants in Common', '1 asset', '$400,000', '15%'],
  ])
  expect(cellsOf(tableOf('Ages at which shares are paid out'), 'Owen Samuel Whitlock')).toEqual([
    ['30, from 2040', '35, from 2045', '40, from 2050', ''],
  ])
  expect(cellsOf(tableOf('Ages at which shares are paid out'), 'Teton Trails Conservancy')).toEqual([
    ['no age', 'no age', 'no age', 'charity, paid outright'],
  ])
})

test('the picture of ages says that nothing comes out before the grantor’s death', () => {
  show(families.complete)
  const ages = region('When Shares Are Paid Out')
  expect(ages.getByText(/divided into shares at the grantor’s death, and no share is paid out before/)).toBeDefined()
  expect(ages.getByText(/what is due before the grantor’s death is paid out at that death/)).toBeDefined()
})

test('200 people are each in the table of ages, too', () => {
  show(families.veryLarge)
  expect(namesIn(tableOf('Ages at which shares are paid out'))).toHaveLength(200)
})

test('where the terms fix neither shares nor ages, none is shown', () => {
  show(families.hostile)
  expect(region('Who Is Who').getByText(/Shares are not fixed: your own words/)).toBeTruthy()
  expect(region('When Shares Are Paid Out').getByText(/No ages are fixed: your own words/)).toBeTruthy()
  expect(region('When Shares Are Paid Out').queryByRole('img')).toBeNull()
  expect(tableOf('Who is who, with shares').textContent).not.toMatch(/33\.33|100%/)
})

const IN_2060 = 'What it means for a grandchild in 2060'

test('what the distribution means for a grandchild is drawn as on its step, from the latest age of a child', () => {
  show(families.complete)
  const rows = () =>
    region(IN_2060)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  expect(rows()).toEqual([
    'Grantor’s death',
    'Parent at the distribution age',
    'Five years later',
    'Ten years later',
    'Grandchild in 2060',
  ])
  cleanup()
  show({ ...families.complete, distributionStages: '25: 50%, 40: 50%' })
  expect(rows()).toEqual(['Grantor’s death', 'Parent at 30', 'Parent at 40', 'Grandchild in 2060'])
  cleanup()
  show({ ...families.complete, distributionType: 'hems' })
  expect(region(IN_2060).getByText(/The trustee, who may pay for health/)).toBeTruthy()
  cleanup()
  show(families.empty)
  expect(screen.queryByRole('region', { name: IN_2060 })).toBeNull()
})

test('an empty trust says what is missing and leads there', () => {
  show(families.empty)
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const step of ['beneficiaries', 'assets', 'distribution', 'name', 'grantor', 'trustee', 'backup-trustee'])
    expect(ways).toContain(`/trust-builder/${step}`)
})

test('charities alone have no ages to draw', () => {
  const beneficiaries = (families.complete.beneficiaries ?? []).filter(({ relationship }) => relationship === 'charity')
  show({ ...families.complete, beneficiaries })
  expect(region('When Shares Are Paid Out').getByText(/No individual has a share/)).toBeTruthy()
  expect(namesIn(tableOf('Ages at which shares are paid out'))).toEqual(['Teton Trails Conservancy'])
})

test('without a trust it leads to a start', () => {
  show(null)
  expect(screen.getByRole('heading', { name: 'No trust found' })).toBeTruthy()
})

test.each([
  [[60, 40], false],
  [[60, 60], true],
])('shares of %o are said to be changed: %o', (shares, changed) => {
  show({
    uid: 'u',
    distributionType: 'lump-sum',
    beneficiaries: shares.map((sharePercent, at) => ({
      ...{ id: `b${at}`, name: `Heir ${at}`, relationship: 'child' as const },
      sharePercent,
    })),
  })
  expect(document.body.textContent).toContain('The shares follow the percentages you gave.')
  expect(/Some of these percentages are changed/.test(document.body.textContent)).toBe(changed)
})
