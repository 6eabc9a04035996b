import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqlite } from '#server/db/sqlite.ts'
import { openStore } from '#server/db/store.ts'
import { SeededRandom } from '#web/features/trust-sync/model/seeded-random.ts'
import { machine } from '../load.ts'
import { Disk, type DiskEvent, eventsOf } from './disk.ts'
import { KEYS, USERS } from './saver.ts'

export const noStrace = 'strace was not found or may not trace here: install it (apt-get install strace)'

export const canTrace = () => spawnSync('strace', ['-qq', '-e', 'trace=none', 'true']).status === 0

const CALLS =
  'open,openat,creat,write,writev,pwrite64,pwritev,ftruncate,fallocate,fsync,fdatasync,rename,renameat,renameat2,link,linkat,unlink,unlinkat'

/** Runs saver.ts and answers everything that it did to the files in `directory`, in order. */
function traceSaver(directory: string, saves: number, synchronous: string): DiskEvent[] {
  const log = `${directory}.strace`
  const saver = [process.execPath, join(import.meta.dirname, 'saver.ts'), directory, String(saves), synchronous]
  // -y names the file behind each descriptor; the data comes as \x.. and whole.
  const options = [
    '-f',
    '--seccomp-bpf',
    '-qq',
    '-y',
    '-xx',
    '-s',
    '1000000',
    '-e',
    `trace=${CALLS}`,
    '-e',
    'signal=none',
    '-o',
    log,
  ]
  const { status, stderr } = spawnSync('strace', [...options, ...saver], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The traced saver failed:\n${stderr}`)
  try {
    return eventsOf(readFileSync(log, 'latin1'), directory)
  } finally {
    rmSync(log)
  }
}

interface Losses {
  cuts: number
  /** Acknowledged saves, counted at each cut. */
  acknowledged: number
  lost: number
  /** Databases that did not open, and records that are not those of their version. */
  damaged: string[]
}

/** How many of the acknowledged saves are not in the database that the disk kept. */
async function lostIn(files: Map<string, Buffer>, acknowledged: Map<string, number>): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'kinstead-after-power-loss-'))
  try {
    for (const [name, content] of files) writeFileSync(join(directory, name), content)
    const database = openSqlite(directory)
    try {
      const store = await openStore(database, KEYS)
      let lost = 0
      for (const uid of USERS) {
        const { version, record } = await store.readTrust(uid)
        if (version > 0 && record?.trustName !== `Save ${version}`)
          throw new Error(`version ${version} of ${uid} is "${record?.trustName}"`)
        lost += Math.max(0, (acknowledged.get(uid) ?? 0) - version)
      }
      return lost
    } finally {
      await database.close()
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Records what saving does to the disk, cuts the power at `cuts` random moments of it, and looks at what is left. */
export async function losePower(wanted: {
  saves: number
  cuts: number
  synchronous: string
  seed: number
}): Promise<Losses> {
  const place = mkdtempSync(join(tmpdir(), 'kinstead-power-loss-'))
  try {
    const events = traceSaver(join(place), wanted.saves, wanted.synchronous)
    const random = new SeededRandom(wanted.seed)
    const moments = new Map<number, number>()
    for (let cut = 0; cut < wanted.cuts; cut += 1) {
      const moment = random.below(events.length)
      moments.set(moment, (moments.get(moment) ?? 0) + 1)
    }
    const disk = new Disk()
    const versions = new Map<string, number>()
    const losses: Losses = { cuts: 0, acknowledged: 0, lost: 0, damaged: [] }
    for (const [moment, event] of events.entries()) {
      disk.apply(event)
      if (event.kind === 'acknowledged')
        for (const [, uid = '', version] of event.text.matchAll(/(\w+) (\d+);/g)) versions.set(uid, Number(version))
      for (let cut = 0; cut < (moments.get(moment) ?? 0); cut += 1) {
        losses.cuts += 1
        losses.acknowledged += [...versions.values()].reduce((sum, version) => sum + version, 0)
        await lostIn(disk.afterPowerLoss(random), versions).then(
          (lost) => {
            losses.lost += lost
          },
          (error: Error) => losses.damaged.push(`at event ${moment}: ${error.message}`),
        )
      }
    }
    return losses
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  /** `node tests/durability/power-loss/lose-power.ts --rounds 10 --cuts 100 --seed 7` */
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10' },
      cuts: { type: 'string', default: '100' },
      saves: { type: 'string', default: '30' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    },
  })
  const { rounds, cuts, saves, seed } = values
  if (!canTrace()) throw new Error(noStrace)

  console.log(`${machine()}, seed ${seed}\n`)
  console.log('| `synchronous` | cuts of power | acknowledged saves at the cuts | lost | damaged databases |')
  console.log('|---|---|---|---|---|')
  for (const synchronous of ['full', 'normal', 'off']) {
    const sum = { cuts: 0, acknowledged: 0, lost: 0, damaged: 0 }
    for (let round = 0; round < Number(rounds); round += 1) {
      const wanted = { saves: Number(saves), cuts: Number(cuts), synchronous, seed: Number(seed) + round }
      const { damaged, ...counts } = await losePower(wanted)
      for (const name of ['cuts', 'acknowledged', 'lost'] as const) sum[name] += counts[name]
      sum.damaged += damaged.length
      if (synchronous === 'full') for (const error of damaged) console.error(error)
    }
    console.log(`| ${synchronous} | ${sum.cuts} | ${sum.acknowledged} | ${sum.lost} | ${sum.damaged} |`)
    if (synchronous === 'full' && sum.lost + sum.damaged > 0) process.exitCode = 1
  }
}
