import type { TrustRecord } from '#domain/trust/record.ts'
import { AnswerStorage, type OverwrittenAnswers } from '../conflicts.ts'
import { Outbox } from '../outbox.ts'
import type { Channel, KeyValueStorage, Locks, OutboxStorage, Sealer, StoredItem, TabMessage } from '../ports.ts'
import { ForeignSession } from '../retry.ts'
import { LocalCopy } from '../server-record.ts'
import { downloadsInLocalStorage } from '../storage.ts'
import { TrustStore } from '../store.ts'
import type { ModelServer } from './model-server.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { VirtualClock } from './virtual-clock.ts'

const backwards = (text: string) => [...text].reverse().join('')
const sealer: Sealer = {
  seal: async (uid, plain) => backwards(`${uid}|${plain}`),
  open: async (uid, sealed) =>
    backwards(sealed).startsWith(`${uid}|`) ? backwards(sealed).slice(uid.length + 1) : undefined,
  forget: async () => {},
}

/** What a document made of this trust says. */
export const fingerprintOf = (trust: TrustRecord | null) => JSON.stringify([trust?.trustName, trust?.grantorName])

/** A browser: storage and cookie that its tabs share, locks and channels between them. */
export class ModelBrowser {
  /** Who the browser's cookie says is signed in. */
  session: string | null
  readonly tabs = new Set<ModelTab>()
  readonly texts = new Map<string, string>()
  /** What of localStorage would survive a crash. */
  textsOnDisk = new Map<string, string>()
  crashed = false
  readonly entries = new Map<string, StoredItem>()
  /** What its tabs, the dead ones too, found that another device overwrote. */
  readonly found: OverwrittenAnswers[] = []
  /** No room in the database; no room in localStorage. */
  full = { entries: false, texts: false }
  readonly #lines = new Map<string, { tab: ModelTab; run: () => void }[]>()
  readonly server: ModelServer
  readonly clock: VirtualClock
  readonly random: SeededRandom

  constructor(server: ModelServer, clock: VirtualClock, random: SeededRandom, session: string) {
    this.server = server
    this.clock = clock
    this.random = random
    this.session = session
  }

  open(uid: string): ModelTab {
    const tab = new ModelTab(this, uid)
    this.tabs.add(tab)
    tab.store.start()
    return tab
  }

  /** One tab after another gets what the lock guards; a dead one gives it up. */
  lock(tab: ModelTab, name: string, run: () => void): void {
    const line = this.#lines.get(name) ?? []
    this.#lines.set(name, line)
    line.push({ tab, run })
    if (line.length === 1) run()
  }

  unlock(tab: ModelTab, name?: string): void {
    for (const [key, line] of this.#lines) {
      if (name !== undefined && key !== name) continue
      const [holder] = line
      const index = line.findIndex((waiting) => waiting.tab === tab)
      if (name !== undefined && index >= 0) line.splice(index, 1)
      else line.splice(0, line.length, ...line.filter((waiting) => waiting.tab !== tab))
      if (line[0] && line[0] !== holder) line[0].run()
    }
  }
}

/** A tab that can die at any moment: from then on nothing it waited for happens in it. */
export class ModelTab {
  alive = true
  readonly uid: string
  readonly store: TrustStore
  readonly toasts: string[] = []
  /** What another device overwrote, as this tab found it. */
  readonly found: OverwrittenAnswers[] = []
  /** How often it has found that the session is over. */
  sessionEnded = 0
  readonly #browser: ModelBrowser
  #receive: (message: TabMessage) => void = () => {}
  #resume = () => {}

  constructor(browser: ModelBrowser, uid: string) {
    this.#browser = browser
    this.uid = uid
    const { clock, random, server } = browser
    const session = () => browser.session
    const readAs = async (owner: string) => {
      const state = await server.request(session(), 10_000, (who) => server.state(who))
      const who = state.record?.uid ?? (await server.request(session(), 10_000, (user) => user))
      if (who !== owner) throw new ForeignSession()
      return state
    }
    const texts = this.#textStorage()
    this.store = new TrustStore(uid, {
      outbox: new Outbox(uid, { changes: [this.#changeStorage()], downloads: downloadsInLocalStorage(texts) }, sealer),
      copy: new LocalCopy(texts, sealer),
      localAnswers: new AnswerStorage(texts, 'kinstead.own'),
      overwritten: new AnswerStorage(texts, 'kinstead.overwritten'),
      transport: {
        read: (owner) => this.#lives(readAs(owner)),
        create: (_, key) => this.#lives(server.request(session(), 15_000, (who) => server.create(who, key))),
        send: (change) => this.#lives(server.request(session(), 15_000, (who) => server.write(who, change))),
        recordDownload: (download) =>
          this.#lives(server.request(session(), 15_000, (who) => server.recordDownload(who, download))),
        events: (_, { event, failed }) =>
          server.listen(session(), {
            event: (received) => this.alive && event(received),
            failed: () => this.alive && failed(),
          }),
      },
      locks: this.#locks(),
      clock: {
        now: () => clock.now(),
        random: () => clock.random(),
        after: (milliseconds, then) => clock.after(milliseconds, () => this.alive && then()),
      },
      newId: (version) => random.uuid(version),
      channel: (_, receive) => this.#channel(receive),
      onResume: (listener) => {
        this.#resume = listener
        return () => {
          this.#resume = () => {}
        }
      },
      toast: ({ title }) => this.toasts.push(title),
      sessionEnded: () => {
        this.sessionEnded++
      },
      answersOverwritten: (found) => {
        this.found.push(found)
        browser.found.push(found)
      },
      isStillSame: async ({ documents }, trust) => documents[0]?.fingerprint === fingerprintOf(trust),
    })
  }

  resume(): void {
    this.#resume()
  }

  /** As when the user's auth state changes: an orderly end. */
  close(): void {
    this.store.stop()
    this.kill()
  }

  kill(): void {
    this.alive = false
    this.#browser.tabs.delete(this)
    this.#browser.unlock(this)
  }

  #lives<Value>(promise: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.alive && resolve(value),
        (error) => this.alive && reject(error),
      )
    })
  }

  #changeStorage(): OutboxStorage {
    const { entries, clock, random, full } = this.#browser
    const later = async <Value>(work: () => Value): Promise<Value> => {
      await clock.sleep(random.below(4))
      return structuredClone(work())
    }
    const room = () => {
      if (full.entries) throw new Error('QuotaExceededError')
    }
    const ofUser = (uid: string) =>
      [...entries.values()].filter((entry) => entry.uid === uid).sort((a, b) => a.order - b.order)
    return {
      add: (entry) =>
        this.#lives(
          later(() => {
            room()
            const order = Math.max(entry.order, (ofUser(entry.uid).at(-1)?.order ?? -1) + 1)
            entries.set(entry.patchId, structuredClone({ ...entry, order }))
            return order
          }),
        ),
      put: (entry) =>
        this.#lives(
          later(() => {
            if (!entries.has(entry.patchId)) room()
            entries.set(entry.patchId, structuredClone(entry))
          }),
        ),
      list: (uid) => this.#lives(later(() => ofUser(uid))),
      remove: (_, patchIds) =>
        this.#lives(
          later(() => {
            for (const patchId of patchIds) entries.delete(patchId)
          }),
        ),
    }
  }

  #textStorage(): KeyValueStorage {
    const { texts, full } = this.#browser
    return {
      keys: () => [...texts.keys()],
      get: (key) => texts.get(key) ?? null,
      set: (key, text) => {
        if (full.texts) throw new Error('QuotaExceededError')
        texts.set(key, text)
      },
      remove: (key) => texts.delete(key),
    }
  }

  #locks(): Locks {
    const browser = this.#browser
    return {
      run: (name, signal, task) =>
        new Promise((resolve, reject) => {
          browser.lock(this, name, () => {
            if (signal.aborted) {
              browser.unlock(this, name)
              return reject(signal.reason)
            }
            task()
              .then(resolve, reject)
              .finally(() => browser.unlock(this, name))
          })
        }),
    }
  }

  #channel(receive: (message: TabMessage) => void): Channel {
    this.#receive = receive
    return {
      post: (message) => {
        const copy = structuredClone(message)
        for (const tab of this.#browser.tabs) {
          if (tab === this || tab.uid !== this.uid) continue
          this.#browser.clock.after(this.#browser.random.below(4), () => tab.alive && tab.#receive(copy))
        }
      },
      close: () => {
        this.#receive = () => {}
      },
    }
  }
}
