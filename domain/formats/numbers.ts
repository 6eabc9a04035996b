import { type Message, message } from '../message.ts'

/**
 * Digits with a dash after the second, as they are typed: `831234567` becomes `83-1234567`. None is dropped: a number
 * cut to the right length would be another organization's.
 */
export function dashedEin(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}

/** `1250000` as `$1,250,000`; the empty text when there are no digits. Text, not numbers: fifteen digits stay exact. */
export function dollars(digits: string | undefined): string {
  const bare = (digits ?? '').replace(/\D/g, '')
  return bare === '' ? '' : `$${bare.replace(/\B(?=(\d{3})+$)/g, ',')}`
}

/** A percentage as documents and pages print it: `12.5%`. At most two decimals, unless the number identifies something. */
export function percent(share: number, decimals = 2): string {
  return `${Number(share.toFixed(decimals))}%`
}

/** A stated part of what somebody owns, as it was typed: with up to four decimals. */
export const ownedPart = (share: number): string => percent(share, 4)

/** Keeps the digits of what was typed, at most nine. */
export function ssnDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 9)
}

/** Digits with dashes after the third and the fifth, as they are typed: `123456789` becomes `123-45-6789`. */
export function dashedSsn(typed: string): string {
  const digits = ssnDigits(typed)
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-')
}

/** `XXX-XX-` and the last four digits (specification T 9); the empty text when there is nothing to mask. */
export function maskedSsn(number: string | undefined): string {
  const digits = ssnDigits(number ?? '')
  return digits === '' ? '' : `XXX-XX-${digits.slice(-4)}`
}

/**
 * A {@link maskedSsn} that does not look complete where digits are missing: `XXX-XX-4321 (4 of 9 digits)`. A number that
 * is masked already comes back without the letters by which the history distinguishes two.
 */
export function shownSsn(number: string | undefined): Message | string {
  const masked = /^(XXX-XX-\d+)(?: \((\d) of 9 digits\))?/.exec(number ?? '')
  if (masked) return ofNine(masked[1] ?? '', Number(masked[2] ?? 9))
  return ofNine(maskedSsn(number), ssnDigits(number ?? '').length)
}

const ofNine = (masked: string, count: number): Message | string =>
  count === 0 || count === 9 ? masked : message('{masked} ({count} of 9 digits)', { masked, count })

/** Whether nine digits, with or without dashes, begin as no social security number does: with 000, 666 or 9. */
export function isNeverIssued(number: string): boolean {
  const digits = ssnDigits(number)
  return digits.length === 9 && /^(000|666|9)/.test(digits)
}

/** The stored shape of the responsible party's number: `NNN-NN-NNNN`. */
export const DASHED_SSN = /^\d{3}-\d{2}-\d{4}$/

/** What is wrong with a grantor's number that has other characters. */
export const SSN_ERROR = 'A social security number contains only digits, such as 123-45-6789.'

/** The stored shape of the grantor's number: four to nine digits. */
export const SSN_DIGITS = /^\d{4,9}$/
