import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isChange } from '../changes.ts'
import type { SaveOutcome } from '../snapshot.ts'
import { ModelBrowser, type ModelTab } from './model-browser.ts'
import { ModelDownloads } from './model-downloads.ts'
import { ModelServer, REJECTED_NAME } from './model-server.ts'
import { SeededRandom } from './seeded-random.ts'
import { VirtualClock } from './virtual-clock.ts'

const USERS = ['ada', 'ben'] as const
/** Each browser has a field of its own, so that the last value said there must be in the end. */
const OWN_FIELDS = ['trustName', 'grantorName', 'dbaName'] as const

interface Save {
  uid: string
  browser: number
  outcome: SaveOutcome | undefined
  /** The browser had no room: the save is safe with the server or nowhere. */
  roomless: boolean
  /** The entry of the beneficiaries that it put. */
  put?: string
  /** What it wrote into the browser's own field. */
  value?: string
}

/** One random run of browsers, tabs, users, network and server, with the check of what must hold throughout. */
export class Schedule {
  readonly #random: SeededRandom
  readonly #clock: VirtualClock
  readonly #server: ModelServer
  readonly #browsers: ModelBrowser[]
  readonly #saves: Save[] = []
  readonly #downloads = new ModelDownloads()
  /** Entries that someone may have removed. */
  readonly #removed = new Set<string>()
  #count = 0

  constructor(seed: number) {
    this.#random = new SeededRandom(seed)
    this.#clock = new VirtualClock(this.#random.next)
    this.#server = new ModelServer(this.#clock, this.#random)
    const browsers = 1 + this.#random.below(OWN_FIELDS.length)
    this.#browsers = Array.from(
      { length: browsers },
      () => new ModelBrowser(this.#server, this.#clock, this.#random, this.#random.pick(USERS)),
    )
  }

  async run(steps: number): Promise<void> {
    for (const browser of this.#browsers) browser.open(browser.session ?? 'ada')
    for (let step = 0; step < steps; step++) {
      this.#act()
      // Two saves of one tab are stored after six milliseconds at most. Tabs that save within that time have no order.
      await this.#clock.pass(this.#random.pick([8, 30, 400, 3_000, 20_000]))
      for (const browser of this.#browsers) {
        if (this.#random.happens(0.2)) browser.textsOnDisk = new Map(browser.texts)
      }
      for (const browser of this.#browsers) for (const tab of browser.tabs) this.#checkOwner(tab)
    }
    await this.#checkShown()
    await this.#calmDown()
    this.#checkFound()
  }

  #act(): void {
    const random = this.#random
    const index = random.below(this.#browsers.length)
    const browser = this.#browsers[index] as ModelBrowser
    const tabs = [...browser.tabs]
    const server = this.#server
    const acts: [weight: number, act: () => void][] = [
      [8, () => tabs.length > 0 && this.#save(index, random.pick(tabs))],
      [2, () => tabs.length > 0 && this.#saveTwice(index, random.pick(tabs))],
      [2, () => tabs.length > 0 && this.#downloads.add(browser, random.pick(tabs))],
      [2, () => browser.session && browser.tabs.size < 4 && browser.open(browser.session)],
      [2, () => tabs.length > 0 && random.pick(tabs).kill()],
      [1, () => tabs.length > 0 && random.pick(tabs).resume()],
      [1, () => this.#reload(browser)],
      [1, () => this.#crash(browser)],
      [1, () => this.#changeUser(browser)],
      [1, () => this.#expire(browser)],
      [2, () => server.goDown()],
      [3, () => this.#serverRecovers()],
      [
        1,
        () => {
          server.mode = 'busy'
        },
      ],
      [
        1,
        () => {
          server.losing = random.pick([0, 0.3, 0.7])
        },
      ],
      [
        1,
        () => {
          server.distance = random.pick([5, 200, 6_000])
        },
      ],
      [
        1,
        () => {
          browser.full.entries = random.happens(0.4)
        },
      ],
    ]
    let ticket = random.below(acts.reduce((sum, [weight]) => sum + weight, 0))
    for (const [weight, act] of acts) {
      if (ticket < weight) {
        act()
        return
      }
      ticket -= weight
    }
  }

  #save(index: number, tab: ModelTab): void {
    const random = this.#random
    const { uid } = tab
    const label = `${uid}-${++this.#count}`
    const roomless = this.#browsers[index]?.full.entries ?? false
    const save: Save = { uid, browser: index, outcome: undefined, roomless }
    const known = tab.store.snapshot().trust?.beneficiaries ?? []
    let patch: TrustPatch
    if (random.happens(0.1)) patch = { testatorName: REJECTED_NAME }
    else if (random.happens(0.15) && known.length > 0) {
      const { id } = random.pick(known)
      this.#removed.add(id)
      patch = { beneficiaries: { remove: [id] } }
    } else if (random.happens(0.5)) {
      save.put = label
      patch = { beneficiaries: { put: [{ id: label, name: label, relationship: 'child' }] } }
    } else {
      save.value = label
      patch = { [OWN_FIELDS[index] as 'trustName']: label }
      if (random.happens(0.2)) patch.grantorSsn = '123456789'
    }
    this.#saves.push(save)
    void tab.store.save({ kind: 'trust', patch }).then((outcome) => {
      if (tab.alive) save.outcome = outcome
    })
  }

  #saveTwice(index: number, tab: ModelTab): void {
    this.#save(index, tab)
    this.#save(index, tab)
  }

  #reload(browser: ModelBrowser): void {
    for (const tab of [...browser.tabs]) tab.kill()
    if (browser.session) browser.open(browser.session)
  }

  /** The browser is killed: what localStorage took lately never reached the disk, what the database took did. */
  #crash(browser: ModelBrowser): void {
    for (const tab of [...browser.tabs]) tab.kill()
    browser.crashed = true
    browser.texts.clear()
    for (const [key, text] of browser.textsOnDisk) browser.texts.set(key, text)
    if (browser.session) browser.open(browser.session)
  }

  /** Another user signs in; the tabs of the first learn of it a little later. */
  #changeUser(browser: ModelBrowser): void {
    const before = [...browser.tabs]
    browser.session = this.#random.pick(USERS)
    const { session } = browser
    this.#clock.after(this.#random.below(5_000), () => {
      for (const tab of before) if (tab.alive && tab.uid !== browser.session) tab.close()
    })
    if (session) browser.open(session)
  }

  #expire(browser: ModelBrowser): void {
    const before = browser.session
    browser.session = null
    this.#clock.after(5_000, () => {
      browser.session ??= before
      for (const tab of browser.tabs) tab.resume()
    })
  }

  #serverRecovers(): void {
    this.#server.mode = 'up'
    this.#server.losing = 0
    this.#server.distance = 20
  }

  /** Nobody ever sees another user's answers. */
  #checkOwner(tab: ModelTab): void {
    const { trust } = tab.store.snapshot()
    if (!trust) return
    const foreign = answersOf(trust).filter((answer) => !answer.startsWith(tab.uid))
    if (trust.uid !== tab.uid || foreign.length > 0) throw new Error(`${tab.uid} sees ${foreign} of ${trust.uid}`)
  }

  /** What a browser has said is saved is on the screens of that browser, reloaded and without a server. */
  async #checkShown(): Promise<void> {
    this.#server.goDown()
    for (const [index, browser] of this.#browsers.entries()) {
      for (const tab of [...browser.tabs]) tab.kill()
      // A crash may have left an older copy; what is missing in it is with the server.
      for (const uid of browser.crashed ? [] : USERS) {
        const copy = browser.texts.get('kinstead.trust')
        // Without a copy the page says 'Still connecting…', which is true.
        if (copy === undefined || JSON.parse(copy).uid !== uid) continue
        browser.session = uid
        const tab = browser.open(uid)
        await this.#clock.pass(8_000)
        const { trust } = tab.store.snapshot()
        this.#expectIn(trust, 'is not shown', (save) => save.uid === uid && save.browser === index, true)
        tab.kill()
      }
    }
  }

  /** The server comes back, every browser is opened once by everybody, and all must agree. */
  async #calmDown(): Promise<void> {
    this.#serverRecovers()
    for (const browser of this.#browsers) browser.full.entries = false
    for (const uid of USERS) {
      for (const browser of this.#browsers) {
        for (const tab of [...browser.tabs]) tab.kill()
        browser.session = uid
        browser.open(uid)
        browser.open(uid)
      }
      await this.#clock.pass(20_000)
      for (const browser of this.#browsers) {
        for (const tab of browser.tabs) {
          this.#checkOwner(tab)
          const { trust } = tab.store.snapshot()
          const expected = this.#server.state(uid).record
          if (sorted(trust) !== sorted(expected)) {
            throw new Error(`A tab shows\n${sorted(trust)}\nand the server has\n${sorted(expected)}`)
          }
        }
        const left = [...browser.entries.values()].filter(
          (item) => item.uid === uid && !(isChange(item) && item.refused),
        )
        if (left.length > 0) throw new Error(`${uid} has unsent entries: ${JSON.stringify(left)}`)
      }
      this.#expectIn(this.#server.state(uid).record, 'is lost', (save) => save.uid === uid)
      this.#downloads.check(uid, this.#server)
    }
  }

  /** Its own field is written by no other browser, so that nobody has overwritten it. */
  #checkFound(): void {
    for (const [index, { found, crashed }] of this.#browsers.entries()) {
      // What a crash took from localStorage is not known to be its own any more.
      if (crashed) continue
      const own = found.find(({ own }) => (OWN_FIELDS[index] as string) in own)
      if (own) throw new Error(`${OWN_FIELDS[index]} is reported as overwritten: ${JSON.stringify(own)}`)
    }
  }

  /** `stored` takes those saves only that the browser had room for: the others may be with the server alone. */
  #expectIn(trust: TrustRecord | null, complaint: string, of: (save: Save) => boolean, stored = false): void {
    const saves = this.#saves.filter(of)
    const isSafe = ({ outcome, roomless }: Save) => outcome?.saved && !(stored && roomless)
    const shown = new Set(trust?.beneficiaries?.map(({ id }) => id))
    for (const save of saves) {
      const { put } = save
      if (put && isSafe(save) && !this.#removed.has(put) && !shown.has(put)) throw new Error(`${put} ${complaint}`)
    }
    for (const [index, field] of OWN_FIELDS.entries()) {
      const written = saves.filter(({ browser, value }) => browser === index && value)
      const last = written.findLastIndex(isSafe)
      // Later ones that were cut off may or may not have arrived. Without room each tab queues for itself, and the
      // tabs have no common order.
      const possible = written.filter(({ roomless }, place) => place >= last || roomless).map(({ value }) => value)
      const found = trust?.[field]
      if (last >= 0 && !possible.includes(found))
        throw new Error(`${field}: ${possible[0]} ${complaint}, ${found} is there`)
    }
  }
}

function answersOf(trust: TrustRecord): string[] {
  const named = OWN_FIELDS.flatMap((field) => trust[field] ?? [])
  return [...named, ...(trust.beneficiaries ?? []).map(({ name }) => name)]
}

const sorted = (record: TrustRecord | null) =>
  JSON.stringify(record, record ? Object.keys(record).concat('id', 'name', 'relationship').sort() : [])
