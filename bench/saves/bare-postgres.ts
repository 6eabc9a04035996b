import pg from 'pg'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { Session, Target } from './target.ts'
import { fieldsOf } from './trust.ts'

const MERGE = {
  name: 'merge',
  text: 'insert into r values ($1, $2) on conflict (uid) do update set data = r.data || excluded.data',
}
const FIND = { name: 'find', text: 'select data from r where uid = $1' }

/** The limit of PostgreSQL: one statement a save through `pg`, without a server before it, checks or history. */
export async function barePostgres(databaseUrl: string): Promise<Target> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 32 })
  await pool.query('create table r (uid text primary key, data jsonb not null)')
  const save = ({ uid }: Session, patch: TrustPatch) =>
    pool.query({ ...MERGE, values: [uid, JSON.stringify(fieldsOf(patch))] })
  return {
    name: 'bare PostgreSQL',
    durability: 'PostgreSQL, a commit waits for the disk; one commit a save',
    signUp: async ({ email }) => ({ uid: email, headers: {} }),
    begin: save,
    save,
    read: async ({ uid }) => JSON.stringify((await pool.query({ ...FIND, values: [uid] })).rows[0].data),
    stop: () => pool.end(),
  }
}
