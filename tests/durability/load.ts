import { randomUUID } from 'node:crypto'
import { cpus, release } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { TrustState } from '#api/trust.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { type Answer, type Person, signUp } from '#tests/server/test-user.ts'
import { backOff } from '#web/features/trust-sync/retry.ts'

/** One device of a user: it sends one save after the other, each under one key until it is acknowledged. */
export interface Writer {
  /** The number of the last save sent, and of the last one acknowledged. */
  sent: number
  acknowledged: number
  /** The versions in the acknowledgements. */
  versions: number[]
  /** Answers that no save should get. */
  errors: string[]
  /** How often a save was sent again. */
  repeats: number
  run(isOver: () => boolean): Promise<void>
  /** What of the save number `least` and those before is missing from the record. Saves up to `most` may be in it. */
  missing(record: TrustRecord | null, least: number, most: number): string[]
}

/** How a device sends again what was not acknowledged. */
interface Manners {
  /** The statuses that put a save off; every other rejection is an error. */
  later: readonly number[]
  /** Milliseconds to wait before the next try. */
  wait(failures: number, answer?: Answer): number
}
const HASTY: Manners = { later: [503], wait: () => 25 }
/** As the pages do, which also meet what a reverse proxy answers for a server that is away. */
export const AS_A_PAGE: Manners = {
  later: [429, 502, 503, 504],
  wait: (failures, answer) => Math.max(backOff(failures, Math.random()), (answer?.retryAfter ?? 0) * 1_000),
}

type Send = (patch: TrustPatch, key: string) => Promise<Answer>
interface Device {
  field: 'trustName' | 'executorName'
  secret: 'grantorSsn' | 'einResponsiblePartySSN'
}
const DEVICES: Device[] = [
  { field: 'trustName', secret: 'grantorSsn' },
  { field: 'executorName', secret: 'einResponsiblePartySSN' },
]
const EVERY = 5
/** A list can have at most 1,000 entries. */
const MAX_ASSETS = 100
const digits = (number: number) => String(100_000_000 + number)
const bringsAsset = (number: number) => number % EVERY === 0 && number <= EVERY * MAX_ASSETS
const numberIn = (text = '') => Number(text.replaceAll(/\D/g, '') || 0)

/** A name and a social security number in every save, and an asset of its own in each fifth. */
function patchOf({ field, secret }: Device, number: number): TrustPatch {
  const ssn = digits(number)
  const written = secret === 'grantorSsn' ? ssn : `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`
  const asset = {
    id: `${field}-${number}`,
    name: `Asset ${number}`,
    type: 'bank_account',
    ownership: 'sole',
  } as const
  return { [field]: `Save ${number}`, [secret]: written, ...(bringsAsset(number) ? { assets: { put: [asset] } } : {}) }
}

function createWriter(person: Person, which: 0 | 1, manners = HASTY): Writer {
  const device = DEVICES[which] as Device
  const send: Send = (patch, key) => person.request('PATCH', '/api/trust', patch, { 'idempotency-key': key })
  const writer: Writer = {
    sent: 0,
    acknowledged: 0,
    versions: [],
    errors: [],
    repeats: 0,
    async run(isOver) {
      while (!isOver()) {
        writer.sent += 1
        const patch = patchOf(device, writer.sent)
        const key = randomUUID()
        for (let time = 0; writer.acknowledged < writer.sent; time += 1) {
          if (time > 0) writer.repeats += 1
          const answer = await send(patch, key).catch(() => undefined)
          if (answer?.status === 200) {
            writer.acknowledged = writer.sent
            writer.versions.push((answer.body as { version: number }).version)
          } else {
            if (answer && !manners.later.includes(answer.status))
              writer.errors.push(`save ${writer.sent} was answered ${answer.status}`)
            await pause(manners.wait(time + 1, answer))
          }
        }
      }
    },
    missing(record, least, most) {
      if (least === 0) return []
      const { field, secret } = device
      const name = numberIn(record?.[field])
      const ssn = numberIn(record?.[secret]) - 100_000_000
      const kept = (record?.assets ?? []).map(({ id }) => id).filter((id) => id.startsWith(`${field}-`))
      const wanted = Array.from({ length: least + 1 }, (_, number) => number)
        .filter((number) => number > 0 && bringsAsset(number))
        .map((number) => `${field}-${number}`)
      return [
        ...(name < least || name > most ? [`${field} is of save ${name}; acknowledged ${least}, sent ${most}`] : []),
        ...(ssn === name ? [] : [`${secret} is of save ${ssn}, and ${field} of save ${name}`]),
        ...wanted.filter((id) => !kept.includes(id)).map((id) => `the asset ${id} is missing`),
        ...(new Set(kept).size === kept.length ? [] : [`an asset of ${field} is there twice`]),
      ]
    },
  }
  return writer
}

interface User {
  person: Person
  writers: Writer[]
}

/** Users who each save from two devices at once, as fast as the server answers. */
export interface Load {
  people: readonly Person[]
  /** Compares every user's record with what was acknowledged. Answers what is wrong. */
  check(): Promise<string[]>
  /** Lets each device finish its save, then checks that every save was applied exactly once. */
  finish(): Promise<string[]>
  counts(): { saves: number; repeats: number }
}

/** A database that has just come back may reject a moment longer. */
async function readAgain(person: Person): Promise<Answer> {
  for (let time = 0; ; time += 1) {
    const answer = await person.request('GET', '/api/trust').catch(() => undefined)
    if (answer && (answer.status < 502 || time > 200)) return answer
    if (time > 200) throw new Error('The server does not answer.')
    await pause(50)
  }
}

async function errorsOf({ person, writers }: User): Promise<string[]> {
  const least = writers.map(({ acknowledged }) => acknowledged)
  const known = Math.max(0, ...writers.flatMap(({ versions }) => versions))
  const answer = await readAgain(person)
  if (answer.status !== 200) return [`the record was answered ${answer.status}`]
  const read = z.safeParse(TrustState, answer.body)
  if (!read.success) return [`the record is not valid: ${read.error.issues[0]?.message}`]
  const { record, version } = read.data
  if (version < known) return [`version ${version} is older than the acknowledged ${known}`]
  return writers.flatMap((writer, index) => writer.missing(record, least[index] ?? 0, writer.sent))
}

/** Each save made one version, and no version was given to two saves. */
async function countErrors({ person, writers }: User): Promise<string[]> {
  const { version } = await person.trust()
  const versions = writers.flatMap((writer) => writer.versions)
  const saves = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  return [
    ...(version === saves ? [] : [`${saves} saves made ${version} versions`]),
    ...(new Set(versions).size === versions.length ? [] : ['two saves got the same version']),
  ]
}

export async function startLoad(url: string, users: number, manners: Manners = HASTY): Promise<Load> {
  const people = await Promise.all(Array.from({ length: users }, () => signUp(url)))
  const writersOf = (person: Person) => ([0, 1] as const).map((which) => createWriter(person, which, manners))
  const all = people.map((person): User => ({ person, writers: writersOf(person) }))
  let over = false
  const writers = all.flatMap((user) => user.writers)
  const running = Promise.all(writers.map((writer) => writer.run(() => over)))
  const check = async () => (await Promise.all(all.map(errorsOf))).flat()
  return {
    people,
    check,
    async finish() {
      over = true
      await running
      const counted = await Promise.all(all.map(countErrors))
      return [...(await check()), ...counted.flat(), ...writers.flatMap(({ errors }) => errors)]
    },
    counts: () => ({
      saves: writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      repeats: writers.reduce((sum, { repeats }) => sum + repeats, 0),
    }),
  }
}

/** When and where a measurement was made, for the line above its table. */
export const machine = () =>
  `${new Date().toISOString()}, ${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}, Node ${process.version}`
