import { changeTogether } from './change-together.ts'
import type { Database } from './database.ts'
import { changeInThread } from './saving/change-in-thread.ts'
import type { Store, TrustWrite } from './store.ts'
import { applyWrite, lockedRow, type Means } from './trust-writes.ts'

/** By the saving thread where there is one, as on SQLite, and else many together in one statement. */
export function changing({ db, directly, saving, observeGroup }: Database, means: Means): Pick<Store, 'changeTrust'> {
  if (saving) return { changeTrust: changeInThread(saving, means) }
  const alone = (write: TrustWrite) =>
    db.transaction().execute(async (tx) => applyWrite(tx, await lockedRow(tx, write.uid, means), write, means))
  const together = changeTogether({ db, directly, observeGroup }, means, alone)
  return { changeTrust: (write) => (write.directive ? alone(write) : together(write)) }
}
