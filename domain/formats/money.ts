/** `1250000` as `$1,250,000`; the empty text when there are no digits. Text, not numbers: fifteen digits stay exact. */
export function dollars(digits: string | undefined): string {
  const bare = (digits ?? '').replace(/\D/g, '')
  return bare === '' ? '' : `$${bare.replace(/\B(?=(\d{3})+$)/g, ',')}`
}
