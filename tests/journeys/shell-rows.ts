import type { ShellRow } from './row.ts'

const DASHBOARD = '/dashboard'
const at = (slug: string) => `/trust-builder/${slug}`
const step = (
  slug: ShellRow['step'],
  [number, total, percent]: [number, number, number],
  back: string,
  more: Partial<ShellRow> = {},
): ShellRow => ({
  rule: `T 2.4, 2.5: the shell of ${slug}`,
  step: slug,
  number,
  total,
  percent,
  button: 'Next',
  back,
  previous: back,
  exit: DASHBOARD,
  ...more,
})

/** Totals as the specification lists them, although they disagree; the percentages and targets that follow. */
export const shellRows: readonly ShellRow[] = [
  step('name', [1, 14, 7], DASHBOARD),
  step('grantor', [2, 9, 22], DASHBOARD, { previous: at('name') }),
  step('trustee', [3, 9, 33], DASHBOARD, { previous: at('grantor') }),
  step('certificate-of-trust', [4, 14, 29], at('grantor')),
  step('beneficiaries', [5, 10, 50], at('grantor')),
  step('beneficiary-age', [5, 10, 50], at('beneficiaries')),
  step('charity-info', [5, 10, 50], at('beneficiaries')),
  step('assets', [6, 10, 60], at('beneficiaries')),
  step('real-estate-info', [6, 10, 60], at('assets')),
  step('business-info', [6, 10, 60], at('assets')),
  step('distribution', [7, 9, 78], at('assets')),
  step('backup-trustee', [8, 9, 89], at('distribution'), { exit: at('summary') }),
  step('signature', [9, 9, 100], at('grantor'), { button: 'Complete' }),
  step('pour-over-will', [10, 14, 71], at('distribution')),
  step('durable-power-of-attorney', [11, 14, 79], at('pour-over-will')),
  step('health-care-directive', [12, 14, 86], at('durable-power-of-attorney')),
  step('ein-application', [13, 14, 93], at('backup-trustee')),
]
