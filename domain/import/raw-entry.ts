import type { Message } from '../message.ts'

/** What a beneficiary in a file may hold, before it is checked. */
export type RawField =
  | 'name'
  | 'relationship'
  | 'email'
  | 'address'
  | 'birthYear'
  | 'sharePercent'
  | 'incomeShare'
  | 'principalShare'
  | 'standing'
  | 'distributionAge'
  | 'ein'

/** A value as it is in the file: where, and under which heading or property. */
export interface RawValue {
  text: string
  line: number
  column: string
}

/** Something in a file that is wrong: where it is, what it is, and how to fix it. Lines count from 1. */
export interface FileError {
  line: number
  column?: string
  /** What is there, shortened. */
  value?: string
  words: Message | string
}

/** One row or card of a file, as text. */
export interface RawEntry<Field extends string = RawField> {
  line: number
  values: Partial<Record<Field, RawValue>>
  /** Set when the row or card as a whole cannot be read. */
  broken?: FileError
}

const SHOWN = 40

/** A value as it is quoted in a error: on one line, and short. */
export function shortened(text: string): string {
  const line = text
    .slice(0, 10 * SHOWN)
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : line
}

/** The parts in which files hold an address. */
export interface ImportedAddress {
  street?: string
  more?: string
  city?: string
  state?: string
  zip?: string
  country?: string
}

const joined = (parts: readonly (string | undefined)[], between: string) =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(between)

/** An address as it is typed: street, then `city, state ZIP`, then the country, each on a line of its own. Empty without parts. */
export function addressOf({ street, more, city, state, zip, country }: ImportedAddress): string {
  return joined([street, more, joined([city, joined([state, zip], ' ')], ', '), country], '\n')
}
