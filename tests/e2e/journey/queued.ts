import type { Page } from '@playwright/test'
import type { TrustPatch } from '#domain/trust/patch.ts'

/** Changes what the one save that waits in this browser for the server will write, as another step's save would have left it. */
export async function changeQueued(page: Page, patch: TrustPatch): Promise<void> {
  await page.evaluate(async (changed) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('kinstead'))
    const queue = database.transaction('queue', 'readwrite').objectStore('queue')
    const [entry, ...others] = await done(queue.getAll())
    if (!entry || others.length > 0) throw new Error('Not one save is waiting.')
    await done(queue.put({ ...entry, patch: { ...entry.patch, ...changed } }))
    database.close()
  }, patch)
}
