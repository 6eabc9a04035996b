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
