import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { profileOf } from './profiles.ts'
import { statement } from './statement.ts'
import type { NewSession, PasswordSignIn, SignedInProfile, Store } from './store.ts'
import type { ProfileRow } from './tables.ts'

type SignIns = Pick<Store, 'beginSession'>

/** What is written down of one sign-in, in the form in which both databases take it. */
interface Written {
  uid: string
  hash: string
  session: readonly unknown[]
  line: readonly unknown[]
  at: string
}

function written(session: NewSession, { passwordHash: hash, event, network }: PasswordSignIn, now: Date): Written {
  const { id, token, userId: uid, createdAt, updatedAt, expiresAt, ipAddress, userAgent } = session
  const [begun, changed, ends] = [createdAt, updatedAt, expiresAt].map((time) => time.toISOString())
  const at = now.toISOString()
  return {
    uid,
    hash,
    session: [id, token, uid, begun, changed, ends, ipAddress, userAgent],
    line: [randomUUID(), uid, at, event, network],
    at,
  }
}

const SESSION = sql.raw(
  'session (id, token, "userId", "createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent")',
)
const LINE = sql.raw('account_event (id, uid, at, event, network)')
const ACCOUNT = sql.raw(`account where "userId"`)

/**
 * One statement, which is one transaction: one way to the database and one wait for its disk. The account's row is
 * locked meanwhile, so that a new password either is there already or comes after, and then ends this session too.
 */
function inOneStatement({ db, directly }: Database): (of: Written) => Promise<ProfileRow[] | undefined> {
  const begin = statement(
    sql<ProfileRow>`
      with entering as (
        select id from ${ACCOUNT} = ${''} and "providerId" = 'credential' and password = ${''} for share
      ), begun as (
        insert into ${SESSION}
        select ${''}, ${''}, ${''}, ${''}::timestamptz, ${''}::timestamptz, ${''}::timestamptz, ${''}, ${''} from entering
      ), noted as (
        insert into ${LINE} select ${''}, ${''}, ${''}, ${''}, ${''} from entering
      ), seen as (
        update user_profile set last_login = greatest(last_login, ${''}) from entering where uid = ${''}
        returning user_profile.*
      )
      select seen.* from entering left join seen on true`.compile(db),
    directly,
  )
  return async ({ uid, hash, session, line, at }) => {
    const rows = await begin(db, [uid, hash, ...session, ...line, at, uid])
    return rows.length === 0 ? undefined : rows.filter(({ uid }) => uid !== null)
  }
}

/** SQLite cannot write within a `with`: there it is a transaction of several statements. */
function inOneTransaction({ db, directly }: Database): (of: Written) => Promise<ProfileRow[] | undefined> {
  const made = <Row>(query: ReturnType<typeof sql<Row>>) => statement<Row>(query.compile(db), directly)
  const find = made(sql`select id from ${ACCOUNT} = ${''} and "providerId" = 'credential' and password = ${''}`)
  const begin = made(sql`insert into ${SESSION} values (${''}, ${''}, ${''}, ${''}, ${''}, ${''}, ${''}, ${''})`)
  const note = made(sql`insert into ${LINE} values (${''}, ${''}, ${''}, ${''}, ${''})`)
  const see = made(
    sql<ProfileRow>`update user_profile set last_login = max(coalesce(last_login, ''), ${''}) where uid = ${''} returning *`,
  )
  return ({ uid, hash, session, line, at }) =>
    db.transaction().execute(async (tx) => {
      if ((await find(tx, [uid, hash])).length === 0) return undefined
      await begin(tx, session)
      await note(tx, line)
      return see(tx, [at, uid])
    })
}

export function signIns(database: Database, now: () => Date): SignIns {
  const keep = database.type === 'postgres' ? inOneStatement(database) : inOneTransaction(database)
  return {
    async beginSession(session, signIn): Promise<SignedInProfile | null> {
      const kept = await keep(written(session, signIn, now()))
      if (!kept) return null
      const [row] = kept
      return { profile: row ? profileOf(row) : null }
    },
  }
}
