import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { Session, Target } from './target.ts'
import { fieldsOf } from './trust.ts'

interface Waiting {
  uid: string
  patch: TrustPatch
  done(): void
}

/**
 * The limit of SQLite: no server, no checks, no history, in the measuring process itself. What comes in one turn of the
 * event loop is committed together.
 */
export async function bareSqlite(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'kinstead-bare-'))
  const database = new DatabaseSync(join(folder, 'bare.db'))
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table r (uid text primary key, body text not null) without rowid',
  )
  const find = database.prepare('select body from r where uid = ?')
  const put = database.prepare('insert into r values (?, ?) on conflict (uid) do update set body = excluded.body')
  const bodyOf = (uid: string) => String(find.get(uid)?.body ?? '{}')
  let waiting: Waiting[] = []

  function commit(): void {
    const group = waiting
    waiting = []
    database.exec('begin immediate')
    for (const { uid, patch } of group) put.run(uid, JSON.stringify({ ...JSON.parse(bodyOf(uid)), ...fieldsOf(patch) }))
    database.exec('commit')
    for (const { done } of group) done()
  }
  const save = ({ uid }: Session, patch: TrustPatch) =>
    new Promise<void>((done) => {
      waiting.push({ uid, patch, done })
      if (waiting.length === 1) setImmediate(commit)
    })
  return {
    name: 'bare SQLite',
    durability: 'SQLite in WAL mode with synchronous=FULL, every commit flushed',
    signUp: async ({ email }) => ({ uid: email, headers: {} }),
    begin: save,
    save,
    read: async ({ uid }) => bodyOf(uid),
    async stop() {
      database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
