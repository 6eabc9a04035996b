/** Digits with a dash after the second, as they are typed: `831234567` becomes `83-1234567`. */
export function dashedEin(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 9)
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits
}
