import { parseArgs } from 'node:util'
import { type AccountState, type CountTable, TABLES, type TableName, tablesOf } from '#api/operator.ts'
import { csvOf } from '#domain/formats/csv.ts'
import { readConfig } from '#server/config.ts'
import { CannotStart } from '#server/errors.ts'
import { createLog } from '#server/observability/log.ts'
import { openInstallation } from '#server/open.ts'

const USAGE = `Usage, with the settings of the server in the environment; the server may run:
  npm run operator -- overview                      all counts
  npm run operator -- ${TABLES.join('|')}   one table of them; with --csv as a .csv file
  npm run operator -- account ann@family.example    the state of one account; its owner sees that you looked`
const WHOSE = 'Name the account by its email address: npm run second-factor-off -- ann@family.example'

const isTable = (name: string | undefined): name is TableName => TABLES.some((table) => table === name)

/** Columns of equal width. */
function aligned({ columns, rows }: CountTable): string {
  const all = [columns, ...rows].map((row) => row.map(String))
  const widths = columns.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

function accountLines({ purchases, mailsFailed, ...state }: AccountState): string {
  return [
    ...Object.entries(state).map(([name, value]) => `${name}: ${value ?? 'none'}`),
    ...purchases.map(
      ({ at, plan, through, amount, refunded, state: now }) =>
        `purchase: ${at} ${plan} through ${through}, $${dollars(amount)}, refunded $${dollars(refunded)}, ${now}`,
    ),
    ...mailsFailed.map(({ at, kind, code }) => `mail failed: ${at} ${kind} ${code}`),
  ].join('\n')
}

/** For somebody who has lost both the app and the recovery codes, once the operator is sure who is asking. */
async function turnSecondFactorOff(email: string | undefined, more: readonly string[]): Promise<void> {
  if (email === undefined || more.length > 0) throw new CannotStart(WHOSE)
  const { accounts, close } = await openInstallation(readConfig(process.env), createLog(process.stderr, 'warn'))
  const isOff = await accounts.secondFactor.turnOffFor(email).finally(close)
  if (!isOff)
    throw new CannotStart(`No account with the address ${email} has a second factor. Nothing has been changed.`)
  console.log(`The second factor of ${email} is off. A mail notifies the owner.`)
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { csv: { type: 'boolean' } } })
  const [command, email, ...more] = positionals
  if (command === 'second-factor-off' && !values.csv) return turnSecondFactorOff(email, more)
  const isAccount = command === 'account' && email !== undefined && !values.csv
  const isCounts = email === undefined && (isTable(command) || (command === 'overview' && !values.csv))
  if ((!isAccount && !isCounts) || more.length > 0) throw new CannotStart(USAGE)
  const { store, close } = await openInstallation(readConfig(process.env), createLog(process.stderr, 'warn'))
  try {
    if (isAccount) {
      const account = await store.readAccountState(email)
      if (!account) throw new CannotStart(`No account has the address ${email}.`)
      console.log(accountLines(account))
    } else {
      const { counts, countedAt } = await store.countInstallation(0)
      const tables = tablesOf(counts)
      if (!isTable(command)) {
        console.log(`Counted ${countedAt}`)
        for (const name of TABLES) console.log(`\n${name}\n${aligned(tables[name])}`)
      } else if (values.csv) process.stdout.write(csvOf([tables[command].columns, ...tables[command].rows]))
      else console.log(aligned(tables[command]))
    }
  } finally {
    await close()
  }
}

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}
