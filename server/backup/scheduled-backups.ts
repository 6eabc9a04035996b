import { readdirSync, rmSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { DAY, HOUR, MINUTE } from '../durations.ts'
import type { Log } from '../observability/log.ts'
import type { DataKey } from '../setting-kinds.ts'
import { decryptFile, encryptFile, lastBackup, recordBackup, writeFileOnce } from './backup-file.ts'
import { backupSqlite } from './sqlite-backup.ts'

export interface BackupPlan {
  /** Where the backups are written. */
  dir: string
  everyMinutes: number
  /** The first encrypts the backups. Absent: they are not encrypted. */
  keys?: readonly DataKey[]
}

/** Milliseconds after the start until the first backup, so that the first requests do not wait. */
const FIRST = 5_000

const NAME = /^kinstead-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/
/** What a process leaves that is killed while it makes a backup. */
const LEFT_OVER = /^kinstead-[\dT-]+Z\.backup\.(plain|part-)/
const nameOf = (at: Date) =>
  `kinstead-${at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}.backup`
const timeOf = (name: string) => Date.parse(name.replace(NAME, '$1T$2:$3:$4Z'))

/** The backups to delete: stored are all of two hours, the last of each hour for two days, and of each day for 30. */
export function outdated(names: readonly string[], now: Date): string[] {
  const stored = new Set<string>()
  const backups = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
  return backups.filter((name, index) => {
    const age = now.getTime() - timeOf(name)
    if (index === 0 || age < 2 * HOUR) return false
    const period =
      age < 2 * DAY ? name.slice(0, 'kinstead-2026-11-20T03'.length) : name.slice(0, 'kinstead-2026-11-20'.length)
    const isFirstOfPeriod = !stored.has(period)
    stored.add(period)
    return !isFirstOfPeriod || age > 30 * DAY
  })
}

/** Makes one backup, verified by reading it back, and deletes outdated ones. Returns its name. */
async function makeBackup(dataDir: string, { dir, keys }: BackupPlan, began = new Date()): Promise<string> {
  const name = nameOf(began)
  const file = join(dir, name)
  const key = keys?.[0]
  if (key) {
    // Not beside the backups, where nothing must be readable.
    const plain = join(dataDir, `${name}.plain`)
    try {
      await backupSqlite(dataDir, plain)
      await writeFileOnce(file, async (part) => {
        await encryptFile(plain, part, key)
        await decryptFile(part, devNull, [key])
      })
    } finally {
      rmSync(plain, { force: true })
    }
  } else await backupSqlite(dataDir, file)
  recordBackup(dataDir, began)
  for (const folder of [dataDir, dir])
    for (const left of readdirSync(folder).filter((one) => LEFT_OVER.test(one))) rmSync(join(folder, left))
  for (const old of outdated(readdirSync(dir), began)) rmSync(join(dir, old))
  return name
}

/** Makes backups at this interval, each in a thread, beside the running server. Returns what stops it. */
export function startBackups(dataDir: string, plan: BackupPlan, log: Log): () => Promise<void> {
  const every = plan.everyMinutes * MINUTE
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const since = Date.now() - (lastBackup(dataDir)?.getTime() ?? 0)
  let timer = setTimeout(run, Math.max(FIRST, every - since))
  timer.unref()

  function run() {
    const began = Date.now()
    const worker = new Worker(new URL(import.meta.url), { workerData: { backup: [dataDir, plan] } })
    worker.on('message', (file: string) => log.info('backed up', { file }))
    worker.on('error', ({ message }: Error) =>
      log.error('backup failed', { reason: message, newest: lastBackup(dataDir)?.toISOString() ?? 'none' }),
    )
    running = new Promise((done) =>
      worker.once('exit', () => {
        if (!stopped) {
          timer = setTimeout(run, Math.max(0, every - (Date.now() - began)))
          timer.unref()
        }
        done()
      }),
    )
  }

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}

if (!isMainThread && workerData?.backup) {
  const [dataDir, plan] = workerData.backup as [string, BackupPlan]
  parentPort?.postMessage(await makeBackup(dataDir, plan))
}
