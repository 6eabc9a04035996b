/** Nine digits or more, each after the other or after one space or hyphen. */
const LONG_NUMBER = /(?<!\d)\d(?:[ -]?\d){8,}(?!\d)/g
/** A telephone number, a ZIP code with its extension, an EIN, a social security number. */
const OTHERS = /^(?:1[ -])?\d{3}[ -]\d{3}[ -]\d{4}$|^\d{5}-\d{4}$|^\d{2}-\d{7}$|^\d{3}[ -]\d{2}[ -]\d{4}$/
const VEHICLE = /\b(?=\d*[a-z])[a-hj-npr-z\d]{17}\b/gi

/** Whether a text holds what looks like the whole number of an account. Pure. */
export function holdsAccountNumber(text: string): boolean {
  const numbers = text.replace(VEHICLE, ' ').match(LONG_NUMBER) ?? []
  return numbers.some((number) => !OTHERS.test(number))
}
