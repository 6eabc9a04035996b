import { freePort } from '#scripts/free-port.ts'
import type { LaunchedPostgres } from '#tests/postgres/launch.ts'
import { type LaunchedProgram, launchProgram } from './launch-program.ts'

/** So few that every client gets another connection again and again. */
const POOL = 4

const configurationOf = (port: number, server: LaunchedPostgres) => `
[databases]
* = host=127.0.0.1 port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
max_client_conn = 500
query_wait_timeout = 5
`

/** PgBouncer in transaction mode before a PostgreSQL: no two transactions of a client need have the same session. */
export async function launchPgBouncer(server: LaunchedPostgres): Promise<LaunchedProgram & { url: string }> {
  const port = await freePort()
  const launched = await launchProgram({
    program: 'pgbouncer',
    configuration: () => configurationOf(port, server),
    port,
  })
  return { ...launched, url: `postgres://postgres@127.0.0.1:${port}/postgres` }
}
