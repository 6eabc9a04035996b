import { realpathSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../errors.ts'

const codeOf = (fault: unknown) => ((fault as { errcode?: number }).errcode ?? 0) % 256
const isHeld = (fault: unknown) => [5, 6].includes(codeOf(fault))
/** Left by a loss of power, after which nobody holds it. */
const isDamaged = (fault: unknown) => [11, 26].includes(codeOf(fault))

const ME = `process ${process.pid} on ${hostname()}`

function opened(file: string): DatabaseSync {
  const handle = new DatabaseSync(file, { timeout: 200 })
  try {
    // Of what is in it nothing needs to last.
    handle.exec('pragma synchronous = off; create table if not exists holder (name text)')
    return handle
  } catch (fault) {
    handle.close()
    throw fault
  }
}

function holderOf(handle: DatabaseSync): string {
  const { name } = handle.prepare('select name from holder').get() ?? {}
  return typeof name === 'string' ? ` (${name})` : ''
}

/**
 * Holds a database file for this process, until it is released or the process ends, however it ends: the system takes
 * back the lock of a killed process. Only another server is held off; scripts may open the database. Throws
 * {@link CannotStart} where another process holds it.
 */
export function holdAlone(database: string): () => void {
  const file = `${realpathSync(database)}.lock`
  let handle: DatabaseSync
  try {
    handle = opened(file)
  } catch (fault) {
    if (!isDamaged(fault)) throw isHeld(fault) ? refusal(database) : fault
    rmSync(file)
    handle = opened(file)
  }
  try {
    // Written before it is held, for nobody sees what an open transaction writes.
    handle.exec('begin immediate; delete from holder')
    handle.prepare('insert into holder values (?)').run(ME)
    handle.exec('commit; begin immediate')
    return () => handle.close()
  } catch (fault) {
    const holder = isHeld(fault) ? holderOf(handle) : ''
    handle.close()
    throw isHeld(fault) ? refusal(database, holder) : fault
  }
}

function refusal(database: string, holder = ''): CannotStart {
  return new CannotStart(
    `Another Kinstead server${holder} is running on the database file ${database}. Stop that one first, or set DATA_DIR to another directory. Several servers need PostgreSQL (docs/deployment.md).`,
  )
}
