import type { TrustPatch } from '#domain/trust/patch.ts'
import type { SaveOutcome } from '../snapshot.ts'
import { ModelBrowser, type ModelTab } from './model-browser.ts'
import { ModelServer } from './model-server.ts'
import { SeededRandom } from './seeded-random.ts'
import { VirtualClock } from './virtual-clock.ts'

/** A server and a clock for examples in steps. */
export class Harness {
  readonly random = new SeededRandom(1)
  readonly clock = new VirtualClock(this.random.next)
  readonly server = new ModelServer(this.clock, this.random)

  browser(uid = 'ada'): ModelBrowser {
    return new ModelBrowser(this.server, this.clock, this.random, uid)
  }

  /** A browser with one tab that has loaded. */
  async tab(browser = this.browser(), uid = browser.session ?? 'ada'): Promise<ModelTab> {
    const tab = browser.open(uid)
    await this.clock.pass(200)
    return tab
  }

  /** Saves and lets time pass until the outcome is there. */
  async save(tab: ModelTab, patch: TrustPatch): Promise<SaveOutcome> {
    return this.outcome(tab.store.save({ kind: 'trust', patch }))
  }

  async outcome<Value>(promise: Promise<Value>): Promise<Value> {
    let outcome: { value: Value } | undefined
    void promise.then((value) => {
      outcome = { value }
    })
    for (let waited = 0; waited < 5_000 && !outcome; waited += 20) await this.clock.pass(20)
    if (!outcome) throw new Error('There is no outcome after five seconds')
    return outcome.value
  }
}
