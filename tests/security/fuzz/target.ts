import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { samples } from '#samples/families.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { createLog, silentLog } from '#server/observability/log.ts'
import { builtPages } from '#server/pages/serve.ts'
import { listen } from '#server/start.ts'
import { cookieOf, temporaryDir } from '#server/test-server.ts'
import type { CallerName, FuzzRequest } from './fuzz.ts'

/** One row that the server has written: in which table, and about whom. */
interface RowChange {
  table: string
  who: string | null
}

const WHO = ['uid', 'userId']
/** A record to which its later changes are applied says what it said before, and is so at any time after it was read. */
const UNSAID: Record<string, string> = {
  trust_record: `when not (new.version > old.version and exists (
    select 1 from trust_patch where uid = new.uid and version = new.version))`,
}

/** Has the database itself note every row that comes to say something else, and returns what reads the notes since they were last read. */
function watchRows(dataDir: string): { changes(): RowChange[]; close(): void } {
  const database = new DatabaseSync(join(dataDir, 'kinstead.db'), { timeout: 5_000 })
  const rows = (text: string) => database.prepare(text).all() as Record<string, unknown>[]
  database.exec('create table fuzz_note (id integer primary key autoincrement, name text, who text)')
  for (const { name } of rows("select name from sqlite_master where type = 'table'")) {
    if (/^sqlite_|^fuzz_/.test(String(name))) continue
    const columns = rows(`pragma table_info("${name}")`).map((column) => String(column.name))
    const who = name === 'user' ? 'id' : columns.find((column) => WHO.includes(column))
    for (const [verb, row] of [
      ['insert', 'new'],
      ['update', 'old'],
      ['delete', 'old'],
    ])
      database.exec(`create trigger fuzz_${name}_${verb} after ${verb} on "${name}"
        ${verb === 'update' ? (UNSAID[String(name)] ?? '') : ''} begin
        insert into fuzz_note (name, who) values ('${name}', ${who ? `${row}."${who}"` : 'null'}); end`)
  }
  const unread = database.prepare('select id, name, who from fuzz_note where id > ? order by id')
  let last = 0
  return {
    changes() {
      const found = unread.all(last) as { id: number; name: string; who: string | null }[]
      last = found.at(-1)?.id ?? last
      return found.map(({ name, who }) => ({ table: name, who }))
    },
    close: () => database.close(),
  }
}

export interface FuzzAnswer {
  status: number
  text: string
  cookies: string[]
}

/** What is in Tom's records and nowhere else, to be looked for in everything that others are answered. */
const TOMS_WORDS = { grantorName: 'Zephyrine Quillfeather', grantorSsn: '914637285', trustName: 'Quillfeather Dynasty' }
/** Where anything may leave a row: trails of accounts and mailed links, which are written at a moment of their own. */
const NOTES = ['account_event', 'mail_outbox', 'password_reset', 'verification']

// Another than that of the contract's examples, with which a random request would delete Ann's account.
const password = 'slate-harbor-thimble'

/** A real server with SQLite, two users, and a second connection to the database that sees what changes. */
export async function fuzzTarget() {
  const place = temporaryDir()
  const lines: string[] = []
  const config = readConfig({
    DATA_DIR: place.dir,
    TWO_FACTOR: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
    SIGN_UPS_PER_HOUR: '1000000',
    REVIEW_LINKS: 'on',
  })
  const log = createLog({ write: (text: string) => lines.push(text) }, 'warn')
  const running = await listen({ ...config, port: 0 }, builtPages(place.dir, config.baseUrl), log)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })

  function send(
    { method, path, headers, body }: Omit<FuzzRequest, 'operation' | 'caller'>,
    cookie = '',
  ): Promise<FuzzAnswer> {
    return new Promise((answered, failed) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: running.port,
          method,
          path,
          agent,
          headers: {
            ...headers,
            ...(cookie && { cookie }),
            // Node leaves it out for OPTIONS and DELETE, and the body would be taken for another request.
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => (text += chunk))
          answer.on('end', () =>
            answered({ status: answer.statusCode ?? 0, text, cookies: answer.headers['set-cookie'] ?? [] }),
          )
          answer.on('error', failed)
        },
      )
      asked.on('error', failed)
      asked.end(body)
    })
  }
  const asJson = (method: string, path: string, body: unknown, cookie?: string) =>
    send({ method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, cookie)

  async function enter(path: string, body: object): Promise<{ cookie: string; uid: string }> {
    const { text, cookies, status } = await asJson('POST', path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    const headers = new Headers(cookies.map((line) => ['set-cookie', line] as [string, string]))
    return { cookie: cookieOf(headers), uid: JSON.parse(text).user.uid }
  }
  const person = (name: string) => ({ email: `${name}@family.example`, password, firstName: name, lastName: 'Alder' })

  const tom = await enter('/api/sign-up', person('tomasino'))
  await asJson('PATCH', '/api/trust', { ...samples.complete, ...TOMS_WORDS }, tom.cookie)
  let ann = await enter('/api/sign-up', person('annabel'))
  const late = await enter('/api/sign-in', { email: person('annabel').email, password })
  const database = await openDatabase({ dataDir: place.dir }, silentLog)
  await sql`update session set ${sql.ref('expiresAt')} = ${new Date(0).toISOString()}
    where token = ${decodeURIComponent(late.cookie.split('=')[1] ?? '').split('.')[0]}`.execute(database.db)
  await database.close()

  const cookies = (): Record<CallerName, string> => ({
    ann: ann.cookie,
    tom: tom.cookie,
    nobody: '',
    expired: late.cookie,
    forged: ann.cookie.replace(/.{12}$/, 'AAAAAAAAAAA%3D'),
  })

  const watch = watchRows(place.dir)
  return {
    uids: [ann.uid, tom.uid, '*', ''],
    /** What nobody but Tom may be answered. */
    tomsWords: [...Object.values(TOMS_WORDS), person('tomasino').email, tom.uid],
    send: (asked: FuzzRequest) => send(asked, cookies()[asked.caller]),
    /** The rows that the server has written since this was last asked, but for its notes on what failed. */
    changes: () => watch.changes().filter(({ table }) => !NOTES.includes(table)),
    isToms: ({ who }: RowChange) => who === tom.uid,
    /** Signs Ann in again when a request has signed her out. */
    async mend() {
      if ((await send({ method: 'GET', path: '/api/trust', headers: {} }, ann.cookie)).status === 200) return
      ann = await enter('/api/sign-in', { email: person('annabel').email, password })
    },
    failures: () => lines.filter((line) => line.includes('request failed')),
    async stop() {
      watch.close()
      agent.destroy()
      await running.stop()
      place.remove()
    },
  }
}
export type FuzzTarget = Awaited<ReturnType<typeof fuzzTarget>>
