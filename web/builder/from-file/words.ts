import { say } from '#web/spanish/say.ts'

/** `1 beneficiary`, `12 beneficiaries`. */
export function counted(number: number): string {
  return number === 1 ? say('1 beneficiary') : say`${number.toLocaleString('en-US')} beneficiaries`
}
