import type { Clock } from '../ports.ts'

interface Timer {
  at: number
  then: () => void
}

/** Flushes the microtask queue: a MessagePort message is a macrotask. */
function settle(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(0)
  })
}
const waiting: (() => void)[] = []
const { port1, port2 } = new MessageChannel()
port1.onmessage = () => waiting.shift()?.()

/** Time that passes only by `pass`, so that hours of a schedule take milliseconds. */
export class VirtualClock implements Clock {
  #now = Date.parse('2026-03-01T12:00:00Z')
  readonly #alarms = new Set<Timer>()
  readonly random: () => number

  constructor(random: () => number) {
    this.random = random
  }

  now(): number {
    return this.#now
  }

  after(milliseconds: number, then: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, milliseconds), then }
    this.#alarms.add(alarm)
    return () => this.#alarms.delete(alarm)
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve))
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    await settle()
    for (let next = this.#due(end); next.length > 0; next = this.#due(end)) {
      for (const alarm of next) {
        if (!this.#alarms.delete(alarm)) continue
        this.#now = alarm.at
        alarm.then()
      }
      await settle()
    }
    this.#now = end
  }

  /** The earliest alarms up to `end`, all of the same time. */
  #due(end: number): Timer[] {
    let earliest: Timer[] = []
    let at = end
    for (const alarm of this.#alarms) {
      if (alarm.at > at) continue
      if (alarm.at < at) earliest = []
      at = alarm.at
      earliest.push(alarm)
    }
    return earliest
  }
}
