import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '../formats/calendar-date.ts'
import { DASHED_SSN, SSN_DIGITS, ssnDigits } from '../formats/numbers.ts'
import { textOfIssue } from '../formats/text-rules.ts'
import { findUnsafeKeys } from '../formats/unsafe-keys.ts'
import { type Message, message } from '../message.ts'
import { patchBetween } from '../trust/history/history.ts'
import { withValidCompletionFlags } from '../trust/lifecycle.ts'
import type { TrustPatch } from '../trust/patch.ts'
import { type ListField, listFields, MaskedRecord, SECRET_FIELDS, type TrustRecord } from '../trust/record.ts'
import { type Decode, textOfFile } from './list-file.ts'

/** The version of the format of the file of 'Download My Data'. It rises when an earlier file could be misread; another number is rejected. */
export const PERSONAL_DATA_FORMAT = 1

type SecretField = (typeof SECRET_FIELDS)[number]

/** The answers in an earlier export. */
export interface EarlierAnswers {
  /** When it was saved: ISO 8601, UTC. */
  exportedAt: string
  /** Of the account that it was saved from, where the file says. */
  email?: string
  /** Without the numbers that the file shows masked. */
  record: TrustRecord
  masked: readonly SecretField[]
}

/** Something in the file that is no answer: where, and what is wrong with it. */
export interface PlaceError {
  /** As one looks for it in the file: `trust.record.beneficiaries[3].email`. */
  where: string
  words: Message | string
}

export type NoAnswers = { rejected: Message | string; errors?: readonly PlaceError[] }

const MAX_DEPTH = 32
const FOREIGN = 'This is not a file from “Download My Data” in the settings.'
const DAMAGED = 'The file is damaged: it was cut off or changed. Please download your data again.'

const Envelope = z.object({
  format: z.optional(z.number()),
  exportedAt: z.iso.datetime(),
  profile: z.optional(z.object({ email: z.optional(z.string()) })),
  trust: z.object({ record: z.unknown() }),
})

const MASKED = /^[xX*•#]{3}-?[xX*•#]{2}-?[xX*•#\d]{0,4}(\/\w+)?$/
const WHOLE: Readonly<Record<SecretField, RegExp>> = { grantorSsn: SSN_DIGITS, einResponsiblePartySSN: DASHED_SSN }

const whereIs = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (where, part) => (typeof part === 'number' ? `${where}[${part}]` : `${where}.${String(part).slice(0, 60)}`),
    'trust.record',
  )

type Issue = z.core.$ZodIssue

function errorsOf(issue: Issue): PlaceError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      where: whereIs([...issue.path, key]),
      words: 'There is no such answer in this version of Kinstead.',
    }))
  const words = issue.message === 'Invalid input' ? 'This value is not allowed here.' : textOfIssue(issue)
  return [{ where: whereIs(issue.path), words }]
}

/** Two entries of one list under one id would become one. */
function repeatedIds(record: TrustRecord): PlaceError[] {
  return (Object.keys(listFields) as ListField[]).flatMap((list) => {
    const seen = new Set<string>()
    return (record[list] ?? []).flatMap(({ id }, at) => {
      if (!seen.has(id)) {
        seen.add(id)
        return []
      }
      return [{ where: whereIs([list, at, 'id']), words: 'Another entry of this list has the same id.' }]
    })
  })
}

/** As the server judges: where the file was saved, it may have been a day later than here. */
function futureDates(record: TrustRecord, today: CalendarDate): PlaceError[] {
  const last = addDays(today, 1)
  return (['trustDate', 'einCreationDate'] as const)
    .filter((field) => (record[field] ?? '') > last)
    .map((field) => ({ where: whereIs([field]), words: 'The date cannot be in the future.' }))
}

function badNumbers(record: TrustRecord): PlaceError[] {
  return SECRET_FIELDS.filter((field) => {
    const number = record[field]
    return number !== undefined && !MASKED.test(number) && !WHOLE[field].test(number)
  }).map((field) => ({ where: whereIs([field]), words: 'This is not a social security number.' }))
}

function parsed(text: string): { json: unknown } | NoAnswers {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { rejected: /^\s*\{/.test(text) ? DAMAGED : FOREIGN }
  }
  const unsafe = findUnsafeKeys(json, MAX_DEPTH)
  if (!unsafe) return { json }
  const foreign = message(FOREIGN)
  if ('tooDeep' in unsafe)
    return {
      rejected: message('{foreign} It is nested more than {deepest} levels deep.', { foreign, deepest: MAX_DEPTH }),
    }
  const { key } = unsafe
  return { rejected: message('{foreign} It has an unknown field: {key}.', { foreign, key }) }
}

/**
 * The answers in a file of 'Download My Data', or why they cannot be taken from it: with all that is wrong in them, by
 * where it is. Half of a file is never taken. Pure; `today` is the user's.
 */
export function readPersonalData(
  bytes: Uint8Array,
  { decode, today }: { decode: Decode; today: CalendarDate },
): EarlierAnswers | NoAnswers {
  const file = textOfFile(bytes, decode)
  if ('rejected' in file) return file
  const read = parsed(file.text)
  if ('rejected' in read) return read
  const envelope = Envelope.safeParse(read.json)
  if (!envelope.success) return { rejected: FOREIGN }
  const { format = PERSONAL_DATA_FORMAT, exportedAt, profile, trust } = envelope.data
  if (format !== PERSONAL_DATA_FORMAT)
    return {
      rejected: message(
        'This file was made by another version of Kinstead: its format is {format}, and this version reads {ours}. Please download your data again.',
        { format, ours: PERSONAL_DATA_FORMAT },
      ),
    }
  if (trust.record === null) return { rejected: 'There were no answers in the account when this file was saved.' }
  const found = MaskedRecord.safeParse(trust.record)
  const record = found.data as TrustRecord | undefined
  const errors =
    found.success && record
      ? [...repeatedIds(record), ...futureDates(record, today), ...badNumbers(record)]
      : (found.error?.issues ?? []).flatMap(errorsOf)
  if (!record || errors.length > 0)
    return {
      rejected: 'Some answers in this file are not valid. Nothing was imported.',
      errors,
    }
  const masked = SECRET_FIELDS.filter((field) => MASKED.test(record[field] ?? ''))
  const open = Object.fromEntries(Object.entries(record).filter(([field]) => !masked.some((each) => each === field)))
  return { exportedAt, ...(profile?.email && { email: profile.email }), record: open as TrustRecord, masked }
}

/** A social security number that is not taken from the file, and why. */
export interface PreservedNumber {
  field: SecretField
  /** `masked`: the file shows it masked. `shorter`: it has fewer digits there than the one that is known. */
  why: 'masked' | 'shorter'
  /** Whether there is one already, which stays. */
  present: boolean
}

/** What taking the answers of an earlier export over makes of the present ones. */
export interface Replacement {
  wanted: TrustRecord
  /** The one change that leads there; empty when they are the same. */
  patch: TrustPatch
  kept: readonly PreservedNumber[]
}

const WHOLE_NUMBER = 9

function keptNumber({ record, masked }: EarlierAnswers, present: TrustRecord, field: SecretField): PreservedNumber[] {
  const known = present[field]
  if (masked.includes(field)) return [{ field, why: 'masked', present: known !== undefined }]
  const digits = ssnDigits(record[field] ?? '')
  const isPart = digits !== '' && digits.length < WHOLE_NUMBER
  return isPart && ssnDigits(known ?? '').length === WHOLE_NUMBER ? [{ field, why: 'shorter', present: true }] : []
}

/**
 * The answers of the file instead of the present ones: every answer, the lists with their order, and how far the
 * questions were. A whole social security number gives way only to another whole one, or to none. Pure.
 */
export function replacementBy(found: EarlierAnswers, present: TrustRecord): Replacement {
  const kept = SECRET_FIELDS.flatMap((field) => keptNumber(found, present, field))
  const { uid, createdAt, lastUpdated } = present
  const wanted: TrustRecord = { ...found.record, uid, createdAt, lastUpdated }
  for (const { field } of kept) {
    if (present[field] === undefined) delete wanted[field]
    else wanted[field] = present[field]
  }
  const valid = withValidCompletionFlags(wanted)
  return { wanted: valid, patch: patchBetween(present, valid), kept }
}
