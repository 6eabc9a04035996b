import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TrustPatch } from '#domain/trust/patch.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Answer, Person } from '#tests/bad-input/person.ts'
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
export interface Manners {
  /** The statuses that put a save off; every other rejection is an error. */
  later: readonly number[]
  /** Milliseconds to wait before the next try. */
  wait(failures: number, answer?: Answer): number
}
export const HASTY: Manners = { later: [503], wait: () => 25 }
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
const MOST_ASSETS = 100
const digits = (number: number) => String(100_000_000 + number)
const bringsAsset = (number: number) => number % EVERY === 0 && number <= EVERY * MOST_ASSETS
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

export function createWriter(person: Person, which: 0 | 1, manners = HASTY): Writer {
  const device = DEVICES[which] as Device
  const send: Send = (patch, key) => person.ask('PATCH', '/api/trust', patch, { 'idempotency-key': key })
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
