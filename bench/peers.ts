import { checkPeer } from './peers/check-peer.ts'
import { directus } from './peers/directus.ts'
import { feathers } from './peers/feathers.ts'
import { HOW_TO_INSTALL, installPeers, isInstalled, peerVersions } from './peers/install.ts'
import { parse } from './peers/parse.ts'
import type { Budget } from './report/budgets.ts'
import { readOptions, usageError } from './report/options.ts'
import { ratios } from './report/statistics.ts'
import { writeReport } from './report/write-report.ts'
import { launchDatabases } from './saves/databases.ts'
import type { Measure } from './saves/figures.ts'
import { kinstead, ON_POSTGRES, ON_SQLITE } from './saves/kinstead.ts'
import { describeWorkloads, LIVE, READ, runWorkloads, SAVE_LARGE, SAVE_SMALL, SIGN_IN } from './saves/workloads.ts'

/** `npm run bench peers -- --rounds 3 --seconds 2`: the same workloads on Kinstead, Parse Server, Directus and Feathers. */
const { numbers, flags, partial } = readOptions({ full: { rounds: 3, seconds: 2, users: 200 }, flags: ['install'] })
if (flags.install) installPeers()
if (!isInstalled()) usageError(HOW_TO_INSTALL)
const { rounds, users, seconds } = numbers
// The live updates last longer, so that their p99 is more than one or two outliers.
const run = { rounds, users, duration: seconds * 1_000, live: seconds * 6_000 }

const databases = await launchDatabases()
const targets = [
  await kinstead(),
  await kinstead(await databases.create('own')),
  await parse(await databases.create('parse')),
  await directus(await databases.create('directus')),
  await feathers(await databases.create('feathers')),
]
const peers = targets.slice(2).map(({ name }) => name)
try {
  for (const target of targets) await checkPeer(target)
  const figures = await runWorkloads(targets, run)
  const toBest = (own: string, workload: string, measure: Measure) =>
    ratios(figures.values(own, workload, measure), figures.best(peers, workload, measure))
  const faster = (own: string, workload: string, atLeast: number): Budget => ({
    what: `${workload}, per second, ${own} to the best peer`,
    values: toBest(own, workload, 'perSecond'),
    atLeast,
    unit: ' ×',
  })
  const budgetsOn = (own: string, saves: number, reads: number): Budget[] => [
    faster(own, SAVE_SMALL, saves),
    faster(own, SAVE_LARGE, saves),
    faster(own, READ, reads),
    { what: `${LIVE}, p50, ${own} to the best peer`, values: toBest(own, LIVE, 'p50'), atMost: 1, unit: ' ×' },
    {
      what: `${SIGN_IN}s per second, ${own} to Parse Server`,
      values: ratios(figures.values(own, SIGN_IN, 'perSecond'), figures.values('Parse Server', SIGN_IN, 'perSecond')),
      atLeast: 2,
      unit: ' ×',
    },
  ]
  writeReport({
    name: 'peers',
    partial,
    title: 'Kinstead and its peers',
    about: `The same workloads, on the same machine in the same run, on Kinstead and on ${peerVersions()}. ${describeWorkloads(run)} Each target hashes passwords as it does by default, so sign-ins compare those choices too.`,
    conditions: [...databases.settings, ...targets.map(({ name, durability }) => `${name}: ${durability}`)],
    budgets: [...budgetsOn(ON_SQLITE, 3, 2), ...budgetsOn(ON_POSTGRES, 1.5, 1.3)],
    figures: figures.tables(),
  })
} finally {
  for (const target of targets) await target.stop()
  await databases.stop()
}
