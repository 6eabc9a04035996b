import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#scripts/free-port.ts'
import { type LaunchedProgram, launchProgram } from './launch-program.ts'

/** The ports of a member's PostgreSQL and of its Patroni's REST API. */
export interface Ports {
  postgres: number
  rest: number
}

const configurationOf = (port: number, members: readonly Ports[]) => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen postgres
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  ${members.map(({ postgres, rest }, index) => `server member${index} 127.0.0.1:${postgres} check port ${rest}`).join('\n  ')}
`

async function isPrimary(url: string): Promise<boolean> {
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

/** HAProxy, set up as in deploy/haproxy.cfg. Resolves when it leads to the primary alone. */
export async function launchHaproxy(members: readonly Ports[]): Promise<LaunchedProgram & { url: string }> {
  const port = await freePort()
  const launched = await launchProgram({
    program: 'haproxy',
    configuration: () => configurationOf(port, members),
    port,
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  // HAProxy takes every server for healthy until its first checks have failed.
  for (let time = 0, inRow = 0; inRow < 6; time += 1) {
    inRow = (await isPrimary(url)) ? inRow + 1 : 0
    if (time > 100) throw new Error('HAProxy finds no primary.')
    await pause(150)
  }
  return { ...launched, url }
}
