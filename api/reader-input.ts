import * as z from 'zod/mini'
import { rejectIf } from '#domain/formats/schemas.ts'
import { message } from '#domain/message.ts'

/** In UTF-16 code units. */
const PASSPHRASE_LENGTH = { least: 6, most: 128 } as const

/** Phones replace straight quotation marks with curly ones in some fields and not in others. */
const straightened = z.overwrite<string>((text) =>
  text
    .trim()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"'),
)

/** A passphrase as a reader types it. */
const typedPassphrase = z
  .string('This must be text.')
  .check(straightened, z.maxLength(1_000, 'This is not the passphrase.'))
export const newPassphrase = z.string('This must be text.').check(
  straightened,
  rejectIf((text) => {
    const { least, most } = PASSPHRASE_LENGTH
    if (text.length < least) return message('A passphrase must have at least {least} characters.', { least })
    return text.length > most ? message('A passphrase can have at most {most} characters.', { most }) : undefined
  }),
  z.minLength(PASSPHRASE_LENGTH.least),
  z.maxLength(PASSPHRASE_LENGTH.most),
)

export const storedId = z.string('This must be text.').check(z.maxLength(64, 'This is not a valid id.'))

/** The link's token, and its passphrase if it has one. */
export const readerProof = {
  token: z.string('This must be text.').check(z.maxLength(1_000, 'This is not a valid link token.')),
  passphrase: z.optional(typedPassphrase),
}
