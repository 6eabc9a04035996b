import type { Row } from './row.ts'
import {
  accountRows,
  checkoutRows,
  failureRows,
  googleRows,
  passwordResetRows,
  publicRows,
  settingsRows,
  shellRows,
} from './rows-pages.ts'
import { detailRows, entryRows, peopleRows, propertyRows, stepShellRows, willAndPowerRows } from './rows-steps.ts'
import { dashboardRows, documentRows, summaryRows } from './rows-trust.ts'

export const rows = [
  ...accountRows,
  ...passwordResetRows,
  ...googleRows,
  ...checkoutRows,
  ...shellRows,
  ...publicRows,
  ...settingsRows,
  ...entryRows,
  ...stepShellRows,
  ...peopleRows,
  ...propertyRows,
  ...willAndPowerRows,
  ...detailRows,
  ...dashboardRows,
  ...summaryRows,
  ...documentRows,
  ...failureRows,
] as const

export type RowId = (typeof rows)[number]['id']

const byId = new Map<string, Row>(rows.map((row) => [row.id, row]))

export function rowOf(id: RowId): Row {
  const row = byId.get(id)
  if (!row) throw new Error(`The ledger has no row ${id}.`)
  return row
}
