import { randomUUIDv7 } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuth, migrateAccounts } from '#server/auth/auth.ts'
import { checkSession } from '#server/auth/sessions.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { openStore } from '#server/db/open-store.ts'
import { silentLog } from '#server/observability/log.ts'
import { quantile } from '../report/statistics.ts'
import { KEYS } from '../start/served.ts'
import type { Figures } from './figures.ts'
import { answersOf, trustOf } from './trust.ts'

const TIMES = 400

async function timed(work: (number: number) => Promise<unknown>) {
  const took: number[] = []
  const before = process.cpuUsage()
  for (let number = 0; number < TIMES; number += 1) {
    const began = performance.now()
    await work(number)
    took.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(before)
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), processor: (user + system) / 1_000 / TIMES }
}

/** The look at the database that tells who asks, when nothing is remembered, beside the save that it lets in: without HTTP, one after the other. */
export async function runSessionCheck(target: string, figures: Figures, databaseUrl?: string): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'kinstead-session-'))
  const config = readConfig({ DATA_DIR: dir, ...KEYS, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) })
  const database = await openDatabase(config, silentLog)
  try {
    const store = await openStore(database, config.dataKeys, () => migrateAccounts(config, database, silentLog))
    const auth = createAuth(config, database, silentLog, store)
    const { response, headers } = await auth.api.signUpEmail({
      body: { email: 'ann@whitlock.example', password: 'correct horse', name: 'Ann Whitlock' },
      returnHeaders: true,
    })
    const uid = response.user.id
    const own = new Headers({ cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' })
    await store.changeTrust({ uid, patchId: randomUUIDv7(), patch: trustOf(1) })
    const checkOnce = async () => {
      if ((await checkSession(auth, own, new Date()))?.uid !== uid) throw new Error('The session was not found.')
    }
    const saveOnce = (number: number) => store.changeTrust({ uid, patchId: randomUUIDv7(), patch: answersOf(number) })
    await timed(checkOnce)
    await timed(saveOnce)
    figures.add(target, 'session check', await timed(checkOnce))
    figures.add(target, 'save without HTTP', await timed(saveOnce))
  } finally {
    await database.close()
    rmSync(dir, { recursive: true })
  }
}
