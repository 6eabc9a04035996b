import { basename, dirname } from 'node:path'
import type { SeededRandom } from '#web/features/trust-sync/model/seeded-random.ts'
import { ACKNOWLEDGED } from './saver.ts'

/** What a process did to the files of one directory, by their names in it. */
export type DiskEvent =
  | { kind: 'create' | 'sync' | 'remove'; file: string }
  | { kind: 'write'; file: string; offset: number; data: Buffer }
  | { kind: 'size'; file: string; size: number }
  | { kind: 'name'; file: string; to: string; keepsOld: boolean }
  | { kind: 'sync-names' }
  | { kind: 'acknowledged'; text: string }

const bytesOf = (escaped: string) => Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
const LINE = /^(\d+) +(\w+)\((.*)\) += (-?\d+)(?:<([^>]*)>)?/s

/** A call that another thread's interrupted in the log is written in two parts: these are put together. */
function* callsOf(log: string): Generator<string> {
  const begun = new Map<string, string>()
  for (const line of log.split('\n')) {
    const [pid = ''] = line.split(' ', 1)
    if (line.endsWith(' <unfinished ...>')) {
      begun.set(pid, line.slice(0, -' <unfinished ...>'.length))
      continue
    }
    const resumed = /^\d+ +<\.\.\. \w+ resumed>/.exec(line)
    yield resumed ? `${begun.get(pid)}${line.slice(resumed[0].length)}` : line
  }
}

interface Call {
  call: string
  given: string
  result: number
  /** The file of the first descriptor, and the names given as text. */
  file: string
  texts: Buffer[]
}

function eventOf({ call, given, result, file, texts }: Call, directory: string): DiskEvent | undefined {
  const inside = dirname(file) === directory
  const name = basename(file)
  const named = (index: number) => basename(String(texts[index]))
  const isNamed = texts.length > 0 && dirname(String(texts[0])) === directory
  if (/^(open|openat|creat)$/.test(call))
    return isNamed && given.includes('O_CREAT') ? { kind: 'create', file: named(0) } : undefined
  if (/^unlink/.test(call)) return isNamed ? { kind: 'remove', file: named(0) } : undefined
  if (/^(rename|link)/.test(call))
    return isNamed ? { kind: 'name', file: named(0), to: named(1), keepsOld: call.startsWith('link') } : undefined
  if (/sync$/.test(call)) {
    if (file === directory) return { kind: 'sync-names' }
    return inside ? { kind: 'sync', file: name } : undefined
  }
  if (!inside || name.endsWith('-shm')) return undefined
  const [data] = texts
  const numbers = given
    .slice(given.lastIndexOf('"') + 1)
    .split(',')
    .slice(1)
    .map(Number)
  if (call === 'write' && name === ACKNOWLEDGED) return { kind: 'acknowledged', text: String(data) }
  if (call === 'pwrite64' && data)
    return { kind: 'write', file: name, offset: numbers[1] ?? 0, data: data.subarray(0, result) }
  if (call === 'ftruncate') return { kind: 'size', file: name, size: Number(given.split(',')[1]) }
  throw new Error(`The model of the disk knows no ${call} on ${name}.`)
}

/** Reads a log of `strace -f -y -xx`. Calls that failed did nothing. */
export function eventsOf(log: string, directory: string): DiskEvent[] {
  const events: DiskEvent[] = []
  for (const line of callsOf(log)) {
    const [, , call, given, result] = LINE.exec(line) ?? []
    if (call === undefined || given === undefined || Number(result) < 0) continue
    const file = String(bytesOf(/^\d+<([^>]*)>/.exec(given)?.[1] ?? ''))
    const texts = [...given.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, text = '']) => bytesOf(text))
    const event = eventOf({ call, given, result: Number(result), file, texts }, directory)
    if (event) events.push(event)
  }
  return events
}

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
function* remains(change: Change, random: SeededRandom): Generator<Change> {
  if ('size' in change || random.happens(0.7)) {
    if (random.happens(0.5)) yield change
    return
  }
  for (let at = 0; at < change.data.length; at += SECTOR)
    if (random.happens(0.5)) yield { offset: change.offset + at, data: change.data.subarray(at, at + SECTOR) }
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
  afterPowerLoss(random: SeededRandom): Map<string, Buffer> {
    const names = random.happens(0.5) ? this.#keptNames : this.#names
    const keepsNothing = random.happens(0.34)
    const found = new Map<string, Buffer>()
    for (const [name, { content, waiting }] of names) {
      let after: Buffer = Buffer.from(content)
      if (!keepsNothing)
        for (const change of waiting) for (const part of remains(change, random)) after = changed(after, part)
      found.set(name, after)
    }
    return found
  }
}
