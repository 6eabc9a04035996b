/** `1 Beneficiary`, `12 Beneficiaries`. */
export function counted(number: number): string {
  return number === 1 ? '1 Beneficiary' : `${number.toLocaleString('en-US')} Beneficiaries`
}
