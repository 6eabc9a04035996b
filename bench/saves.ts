import { readOptions, writeReport } from './report/report.ts'
import { kinstead, launchDatabases, ON_SQLITE } from './saves/kinstead.ts'
import { describeWorkloads, runWorkloads, SAVE_LARGE, SAVE_SMALL } from './saves/workloads.ts'

/** `npm run bench saves -- --rounds 5 --seconds 2`: saves, reads, live updates and sign-ins on both databases. */
const { numbers, partial } = readOptions({ full: { rounds: 5, seconds: 2, users: 200 } })
const { rounds, users, seconds } = numbers
const run = { rounds, users, duration: seconds * 1_000, live: seconds * 2_000 }

const databases = await launchDatabases()
const targets = [await kinstead(), await kinstead(await databases.create('own'))]
try {
  const figures = await runWorkloads(targets, run)
  writeReport({
    name: 'saves',
    partial,
    title: 'Saves, reads, live updates and sign-ins',
    about: `Kinstead over HTTP, as its pages use it. ${describeWorkloads(run)}`,
    conditions: databases.settings,
    budgets: [SAVE_SMALL, SAVE_LARGE].map((workload) => ({
      what: `${workload}, p99, ${ON_SQLITE}`,
      values: figures.values(ON_SQLITE, workload, 'p99'),
      atMost: 25,
      unit: ' ms',
    })),
    figures: figures.tables(),
  })
} finally {
  for (const target of targets) await target.stop()
  await databases.stop()
}
