import { LocalCopy } from '../local-copy.ts'
import type { Found } from '../own-answers.ts'
import { PathStore } from '../path-store.ts'
import type { Channel, EntryStore, Locks, Sealer, StoredEntry, TabMessage, TextStore } from '../ports.ts'
import { Queue } from '../queue.ts'
import { TrustStore } from '../trust-store.ts'
import { ForeignSession } from '../verdict.ts'
import type { Chance } from './chance.ts'
import type { ModelServer } from './model-server.ts'
import type { VirtualClock } from './virtual-clock.ts'

const backwards = (text: string) => [...text].reverse().join('')
const sealer: Sealer = {
  seal: async (uid, plain) => backwards(`${uid}|${plain}`),
  open: async (uid, sealed) =>
    backwards(sealed).startsWith(`${uid}|`) ? backwards(sealed).slice(uid.length + 1) : undefined,
  forget: async () => {},
}

/** A browser: storage and cookie that its tabs share, locks and channels between them. */
export class ModelBrowser {
  /** Who the browser's cookie says is signed in. */
  session: string | null
  readonly tabs = new Set<ModelTab>()
  readonly texts = new Map<string, string>()
  /** What of localStorage would survive a crash. */
  textsOnDisk = new Map<string, string>()
  crashed = false
  readonly entries = new Map<string, StoredEntry>()
  /** What its tabs, the dead ones too, found that another device overwrote. */
  readonly found: Found[] = []
  /** No room in the database; no room in localStorage. */
  full = { entries: false, texts: false }
  readonly #lines = new Map<string, { tab: ModelTab; run: () => void }[]>()
  readonly server: ModelServer
  readonly clock: VirtualClock
  readonly chance: Chance

  constructor(server: ModelServer, clock: VirtualClock, chance: Chance, session: string) {
    this.server = server
    this.clock = clock
    this.chance = chance
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
  readonly found: Found[] = []
  /** How often it has found that the session is over. */
  sessionEnded = 0
  readonly #browser: ModelBrowser
  #heard: (message: TabMessage) => void = () => {}
  #wake = () => {}

  constructor(browser: ModelBrowser, uid: string) {
    this.#browser = browser
    this.uid = uid
    const { clock, chance, server } = browser
    const session = () => browser.session
    const readAs = async (owner: string) => {
      const state = await server.request(session(), 10_000, (who) => server.state(who))
      const who = state.record?.uid ?? (await server.request(session(), 10_000, (user) => user))
      if (who !== owner) throw new ForeignSession()
      return state
    }
    this.store = new TrustStore(uid, {
      queue: new Queue([this.#entryStore()], sealer),
      copy: new LocalCopy(this.#textStore(), sealer),
      own: new PathStore(this.#textStore(), 'kinstead.own'),
      overwritten: new PathStore(this.#textStore(), 'kinstead.overwritten'),
      transport: {
        read: (owner) => this.#lives(readAs(owner)),
        create: (_, key) => this.#lives(server.request(session(), 15_000, (who) => server.create(who, key))),
        send: (entry) => this.#lives(server.request(session(), 15_000, (who) => server.write(who, entry))),
        events: (_, { event, failed }) =>
          server.listen(session(), {
            event: (heard) => this.alive && event(heard),
            failed: () => this.alive && failed(),
          }),
      },
      locks: this.#locks(),
      clock: {
        now: () => clock.now(),
        random: () => clock.random(),
        after: (milliseconds, then) => clock.after(milliseconds, () => this.alive && then()),
      },
      newId: () => chance.uuid(),
      channel: (_, heard) => this.#channel(heard),
      onWake: (listener) => {
        this.#wake = listener
        return () => {
          this.#wake = () => {}
        }
      },
      toast: ({ title }) => this.toasts.push(title),
      sessionEnded: () => {
        this.sessionEnded++
      },
      found: (found) => {
        this.found.push(found)
        browser.found.push(found)
      },
    })
  }

  wake(): void {
    this.#wake()
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

  #entryStore(): EntryStore {
    const { entries, clock, chance, full } = this.#browser
    const later = async <Value>(work: () => Value): Promise<Value> => {
      await clock.sleep(chance.below(4))
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

  #textStore(): TextStore {
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

  #channel(heard: (message: TabMessage) => void): Channel {
    this.#heard = heard
    return {
      post: (message) => {
        const copy = structuredClone(message)
        for (const tab of this.#browser.tabs) {
          if (tab === this || tab.uid !== this.uid) continue
          this.#browser.clock.after(this.#browser.chance.below(4), () => tab.alive && tab.#heard(copy))
        }
      },
      close: () => {
        this.#heard = () => {}
      },
    }
  }
}
