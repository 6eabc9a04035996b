import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#scripts/free-port.ts'
import type { LaunchedPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedProxy, launchProxy } from './launch-proxy.ts'

const int32 = (number: number) => number.toString(16).padStart(8, '0')
const hex = (text: string) => Buffer.from(text).toString('hex')

/** PostgreSQL's own protocol: user and database, then a question to which only a primary answers `f`. */
const STARTUP = `${int32(196_608)}${hex('user\0postgres\0database\0postgres\0\0')}`
const QUESTION = hex('select pg_is_in_recovery()\0')
const withLength = (message: string) => `${int32(message.length / 2 + 4)}${message}`
const CHECK = `
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${withLength(STARTUP)}
  tcp-check expect binary ${hex('Z')}${int32(5)}${hex('I')}
  tcp-check send-binary ${hex('Q')}${withLength(QUESTION)}
  tcp-check expect binary ${hex('D')}${int32(11)}0001${int32(1)}${hex('f')}
  tcp-check send-binary ${hex('X')}${int32(4)}`

const configurationOf = (port: number, servers: readonly LaunchedPostgres[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen postgres
  bind 127.0.0.1:${port}${CHECK}
  balance first
  default-server inter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
  ${servers.map((server, index) => `server postgres${index} 127.0.0.1:${server.port} check`).join('\n  ')}
`

export async function isPrimary(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** HAProxy in front of PostgreSQL servers, leading to the one that is the primary. Resolves once it has told them apart. */
export async function launchHaproxy(servers: readonly LaunchedPostgres[]): Promise<LaunchedProxy & { url: string }> {
  const port = await freePort()
  const launched = await launchProxy({ program: 'haproxy', configuration: configurationOf(port, servers), port })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  // Every server counts as well until it is looked at for the first time.
  for (let time = 0, inRow = 0; inRow < 4; time += 1) {
    inRow = (await isPrimary(url)) ? inRow + 1 : 0
    if (time > 100) throw new Error('HAProxy finds no primary.')
    await pause(150)
  }
  return { ...launched, url }
}
