import type { Chance } from '#web/features/trust-sync/model/chance.ts'
import type { DiskEvent } from './events.ts'

/** The least that a disk writes whole. */
const SECTOR = 512

type Change = { offset: number; data: Buffer } | { size: number }
/** What of a file has reached the disk, and the changes since its last sync, any of which may or may not have. */
interface Stored {
  content: Buffer
  waiting: Change[]
}

function changed(content: Buffer, change: Change): Buffer {
  if ('size' in change) {
    const sized = Buffer.alloc(change.size)
    content.copy(sized)
    return sized
  }
  const { offset, data } = change
  const grown = content.length < offset + data.length ? changed(content, { size: offset + data.length }) : content
  data.copy(grown, offset)
  return grown
}

/** A change as far as it got when the power went: none of it, all of it, or some of its sectors. */
function* remains(change: Change, chance: Chance): Generator<Change> {
  if ('size' in change || chance.happens(0.7)) {
    if (chance.happens(0.5)) yield change
    return
  }
  for (let at = 0; at < change.data.length; at += SECTOR)
    if (chance.happens(0.5)) yield { offset: change.offset + at, data: change.data.subarray(at, at + SECTOR) }
}

/**
 * A disk that keeps what was synced, and of the rest whatever it likes: after a loss of power a write may be there,
 * there in part, or not there, in any order. A name counts as kept from the sync of its directory on.
 */
export class Disk {
  #names = new Map<string, Stored>()
  #keptNames = new Map<string, Stored>()

  apply(event: DiskEvent): void {
    if (event.kind === 'acknowledged') return
    if (event.kind === 'sync-names') {
      this.#keptNames = new Map(this.#names)
      return
    }
    const stored = this.#names.get(event.file) ?? { content: Buffer.alloc(0), waiting: [] }
    if (event.kind === 'remove') this.#names.delete(event.file)
    else this.#names.set(event.file, stored)
    if (event.kind === 'write') stored.waiting.push({ offset: event.offset, data: event.data })
    if (event.kind === 'size') stored.waiting.push({ size: event.size })
    if (event.kind === 'sync') {
      for (const change of stored.waiting) stored.content = changed(stored.content, change)
      stored.waiting = []
    }
    if (event.kind === 'name') {
      this.#names.set(event.to, stored)
      if (!event.keepsOld) this.#names.delete(event.file)
    }
  }

  /** The files as they may be found after the power went now. */
  afterPowerLoss(chance: Chance): Map<string, Buffer> {
    const names = chance.happens(0.5) ? this.#keptNames : this.#names
    const keepsNothing = chance.happens(0.34)
    const found = new Map<string, Buffer>()
    for (const [name, { content, waiting }] of names) {
      let after: Buffer = Buffer.from(content)
      if (!keepsNothing)
        for (const change of waiting) for (const part of remains(change, chance)) after = changed(after, part)
      found.set(name, after)
    }
    return found
  }
}
