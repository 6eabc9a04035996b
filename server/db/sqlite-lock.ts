import { realpathSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../errors.ts'
import { isBusy, isDamaged } from './sqlite-errors.ts'

const THIS_PROCESS = `process ${process.pid} on ${hostname()}`

function openLockFile(file: string): DatabaseSync {
  const handle = new DatabaseSync(file, { timeout: 200 })
  try {
    // Nothing in it needs to be durable.
    handle.exec('pragma synchronous = off; create table if not exists holder (name text)')
    return handle
  } catch (error) {
    handle.close()
    throw error
  }
}

/**
 * Locks a database file for this process until it is released or the process ends: the system takes back the lock of a
 * killed process. Only another server is excluded; scripts may open the database. Throws {@link CannotStart} where
 * another process has the lock.
 */
export function lockForServer(database: string): () => void {
  const file = `${realpathSync(database)}.lock`
  const locked = (holder?: unknown) =>
    new CannotStart(
      `Another Kinstead server${typeof holder === 'string' ? ` (${holder})` : ''} is running on the database file ${database}. Stop that one first, or set DATA_DIR to another directory. Several servers need PostgreSQL (docs/deployment.md).`,
    )
  let handle: DatabaseSync
  try {
    handle = openLockFile(file)
  } catch (error) {
    if (isBusy(error)) throw locked()
    if (!isDamaged(error)) throw error
    // A loss of power leaves it so, and then no process holds it.
    rmSync(file)
    handle = openLockFile(file)
  }
  try {
    // The name is committed before the lock is taken, because an open transaction hides what it writes.
    handle.exec('begin immediate; delete from holder')
    handle.prepare('insert into holder values (?)').run(THIS_PROCESS)
    handle.exec('commit; begin immediate')
    return () => handle.close()
  } catch (error) {
    const holder = isBusy(error) ? handle.prepare('select name from holder').get()?.name : undefined
    handle.close()
    throw isBusy(error) ? locked(holder) : error
  }
}
