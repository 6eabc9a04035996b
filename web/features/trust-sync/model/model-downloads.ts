import { mergeAll } from '#domain/trust/merge.ts'
import { newTrust } from '#domain/trust/record.ts'
import { fingerprintOf, type ModelBrowser, type ModelTab } from './model-browser.ts'
import type { ModelServer } from './model-server.ts'

/** The downloads of a schedule, with the check that the server has each, once, under a version with just its answers. */
export class ModelDownloads {
  readonly #stored: { uid: string; browser: ModelBrowser; label: string }[] = []
  #count = 0

  add(browser: ModelBrowser, tab: ModelTab): void {
    const { uid, store } = tab
    const { trust } = store.snapshot()
    if (!trust) return
    const label = `download-${++this.#count}`
    const documents = [
      { document: 'schedule-a', fingerprint: fingerprintOf(trust) },
      { document: 'pour-over-will', fingerprint: label },
    ] as const
    void store.recordDownload({ way: 'packet', whole: false, documents }, trust).then(() => {
      if (tab.alive) this.#stored.push({ uid, browser, label })
    })
  }

  check(uid: string, server: ModelServer): void {
    const { downloads, committed } = server.account(uid)
    const all = [...downloads.values()]
    const arrived = new Set(all.map(({ documents }) => documents[1]?.fingerprint))
    if (arrived.size < all.length) throw new Error('A download was recorded twice')
    for (const { label, browser, ...download } of this.#stored) {
      // What a crash took from localStorage is gone.
      if (download.uid === uid && !browser.crashed && !arrived.has(label)) throw new Error(`${label} is lost`)
      const waiting = [...browser.texts.keys()].filter((key) => key.startsWith(`kinstead.copies.${uid}`))
      if (waiting.length > 0) throw new Error(`${uid} has unsent downloads`)
    }
    for (const { version, documents } of all) {
      const until = [...committed.values()].filter((change) => change.version <= (version ?? 0))
      const record = mergeAll(
        newTrust(uid, ''),
        until.map(({ patch }) => patch),
      )
      if (version !== 0 && fingerprintOf(record) !== documents[0]?.fingerprint)
        throw new Error(`A download is said to be of version ${version}, which has other answers`)
    }
  }
}
