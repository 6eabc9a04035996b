import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type LaunchedPostgres, launchPostgres } from '#tests/postgres/launch.ts'

export interface Pair {
  primary: LaunchedPostgres
  standby: LaunchedPostgres
  stop(): Promise<void>
}

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** A primary and a standby that streams from it; each commit on the primary waits for the standby's disk too. */
export async function launchPair({ isSynchronous = true } = {}): Promise<Pair> {
  const primary = await launchPostgres()
  let standby: LaunchedPostgres
  try {
    standby = await launchPostgres({ standbyOf: primary })
  } catch (fault) {
    await primary.stop()
    throw fault
  }
  const stop = async () => {
    // The standby first: a primary that ends waits until its standby has everything.
    await standby.stop()
    await primary.stop()
  }
  if (!isSynchronous) return { primary, standby, stop }
  // Only now, so that it is no setting of the standby: once promoted, that has no standby to wait for.
  await ask(primary.url, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()')
  for (let time = 0; ; time += 1) {
    const [state] = await ask(primary.url, 'select sync_state from pg_stat_replication')
    if (state?.sync_state === 'sync') return { primary, standby, stop }
    if (time > 100) {
      await stop()
      throw new Error('The standby does not follow the primary.')
    }
    await pause(100)
  }
}
