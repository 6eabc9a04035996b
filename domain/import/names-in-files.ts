import { type Message, message } from '../message.ts'
import { shortened } from './raw-entry.ts'

/** Nine digits or more in a row, groups of four as of an IBAN or a card, and what is written as a social security number. */
const RUN =
  /(?<!\p{N})(?:\d{9,}|\d{2,4}([ .-])\d{4}(?:\1\d{4})+(?:\1\d{1,4})?|\d{3}[ .\p{Pd}]\d{2}[ .\p{Pd}]\d{4})(?!\p{N})/gu

/**
 * A text in which each number that looks like that of an account or like a social security number has only its last four:
 * `Cuenta …1098`. `undefined` where there is none. Pure.
 */
export function withShortNumbers(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined
  const short = text.replace(RUN, (run) => `…${run.replace(/\D/g, '').slice(-4)}`)
  return short === text ? undefined : short
}

/** What is said about a name or a description of which {@link withShortNumbers} keeps less. */
export const SHORT_NUMBER: Message = message(
  'Documents print this, so a long number in it is kept with its last four only. To have it whole, edit the entry.',
)

/** What is unsure about a share below one percent that the file writes without a percent sign: `0,75`. */
export function fractionDoubt(text: string | undefined, share: number | undefined): Message[] {
  if (text === undefined || share === undefined || share <= 0 || share >= 1 || text.includes('%')) return []
  return [
    message('“{text}” is read as {share}%. If it means {whole}%, write it so.', {
      text: shortened(text),
      share: String(share),
      whole: String(Number((share * 100).toFixed(4))),
    }),
  ]
}

/** What makes it unsure that a name is one. */
export function doubtsAbout(name: string): Message[] {
  return /^[=+@\t]|^-(?=\S)/.test(name.trim()) ? [message('The name begins like a formula.')] : []
}
