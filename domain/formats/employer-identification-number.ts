/**
 * Digits with a dash after the second, as they are typed: `831234567` becomes `83-1234567`. None is dropped: a number
 * cut to the right length would be another organization's.
 */
export function dashedEin(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}
