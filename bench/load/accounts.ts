import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Person, signUp } from '#tests/bad-input/person.ts'
import type { LaunchedServer } from '#tests/server/launch.ts'

export type Account = Pick<Person, 'uid' | 'cookie'>
type Row = Record<string, SQLInputValue>

const COOKIE = /kinstead\.session_token=([^;]+)/

function signed(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `kinstead.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/**
 * So many signed-in users. One signs up; the others are copies of that one's rows, because hashing ten thousand
 * passwords would take longer than the measurement. The server is restarted.
 */
export async function makeAccounts(server: LaunchedServer, count: number, secret: string): Promise<Account[]> {
  const first = await signUp(server.url)
  const token = decodeURIComponent(COOKIE.exec(first.cookie)?.[1] ?? '').split('.')[0] ?? ''
  if (signed(token, secret) !== COOKIE.exec(first.cookie)?.[0]) throw new Error('Session cookies are signed otherwise.')
  await server.kill()
  const database = new DatabaseSync(join(server.dataDir, 'kinstead.db'))
  const only = (table: string) => database.prepare(`select * from "${table}"`).get() as Row
  const insert = (table: string, row: Row) => {
    const names = Object.keys(row)
    const places = names.map(() => '?').join(', ')
    database
      .prepare(`insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${places})`)
      .run(...Object.values(row))
  }
  const [user, session, profile] = [only('user'), only('session'), only('user_profile')]
  const accounts: Account[] = [first]
  database.exec('begin')
  for (let number = 1; number < count; number += 1) {
    const [uid, own] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
    const email = `load-${number}@family.example`
    insert('user', { ...user, id: uid, email })
    insert('session', { ...session, id: randomBytes(16).toString('hex'), token: own, userId: uid })
    insert('user_profile', { ...profile, uid, email })
    accounts.push({ uid, cookie: signed(own, secret) })
  }
  database.exec('commit')
  database.close()
  await server.restart()
  return accounts
}
