import type { Row } from './row.ts'
import { accountRows } from './rows-accounts.ts'
import { checkoutRows } from './rows-checkout.ts'
import { dashboardRows } from './rows-dashboard.ts'
import { detailRows } from './rows-details.ts'
import { documentRows } from './rows-documents.ts'
import { entryRows } from './rows-entry.ts'
import { failureRows } from './rows-failures.ts'
import { googleRows } from './rows-google.ts'
import { passwordResetRows } from './rows-password-reset.ts'
import { peopleRows } from './rows-people.ts'
import { propertyRows } from './rows-property.ts'
import { publicRows } from './rows-public.ts'
import { settingsRows } from './rows-settings.ts'
import { shellRows } from './rows-shell.ts'
import { stepShellRows } from './rows-step-shell.ts'
import { summaryRows } from './rows-summary.ts'
import { willAndPowerRows } from './rows-will-and-powers.ts'

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
