/** `1 beneficiary`, `12 beneficiaries`. */
export function counted(number: number): string {
  return number === 1 ? '1 beneficiary' : `${number.toLocaleString('en-US')} beneficiaries`
}
