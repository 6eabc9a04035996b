import { keyPartOf } from '#domain/trust/version-in-key.ts'

/** Reproducible random numbers: the same seed gives the same sequence (mulberry32). */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 to below 1. */
  readonly next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  happens(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }

  uuid(version?: number): string {
    const hex = () => this.below(65_536).toString(16).padStart(4, '0')
    const any = hex().slice(1)
    return `${hex()}${hex()}-${hex()}-7${version === undefined ? any : keyPartOf(version)}-a${hex().slice(1)}-${hex()}${hex()}${hex()}`
  }
}
