import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import type { PersonalData } from '#api/account.ts'
import type { Profile } from '#api/profile.ts'
import type { TrustHistory, TrustState } from '#api/trust.ts'

/** What `make.ts` stored of an earlier version, absent where the version had nothing of it. */
export interface Stored {
  commit: string
  keys: { SECRET: string; DATA_KEY: string }
  sqlite: Answers
  postgres: Answers
}
interface Answers {
  madeAt: string
  owner: {
    uid: string
    email: string
    password: string
    cookie: string
    lastSave: { headers: Record<string, string>; body: object }
    trust: TrustState
    profile: Profile
    history?: TrustHistory
    ownData?: PersonalData
    reviewToken?: string
    secondFactor?: { key: string; recoveryCodes: string[] }
  }
  google?: { uid: string; sub: string; email: string; name: string; trust: TrustState }
}

/** By the last migration that each knows. */
export const versions = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

const unzipped = (version: string, file: string) => gunzipSync(readFileSync(join(import.meta.dirname, version, file)))

export const storedOf = (version: string): Stored => JSON.parse(unzipped(version, 'answers.json.gz').toString())
export const sqliteFileOf = (version: string): Buffer => unzipped(version, 'sqlite.db.gz')

/** Creates a database beside the one at `url`, as the version left it, and runs `more` there. Returns its address. */
export async function postgresOf(version: string, url: string, name = version, more = ''): Promise<string> {
  const own = new URL(url)
  const run = async (statements: string) => {
    const client = new pg.Client({ connectionString: own.href })
    await client.connect()
    await client.query(statements)
    await client.end()
  }
  await run(`create database "${name}"`)
  own.pathname = name
  await run(unzipped(version, 'postgres.sql.gz').toString())
  if (more) await run(`set search_path = public; ${more}`)
  return own.href
}
