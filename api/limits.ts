// Apart from the schemas, so that pages use these numbers without loading zod.

/** The longest body of a request, in bytes. One mebibyte: the largest record a person can type is a tenth of it. */
export const MAX_BODY_BYTES = 1_048_576
/** The longest body of an operation that anyone may call, in bytes. */
export const MAX_PUBLIC_BODY_BYTES = 16_384
/** The most values in one body, nested ones included. A family of a thousand people has some fifteen thousand. */
export const MAX_BODY_VALUES = 30_000
/** The most fields of one object in a body; a complete trust has about a hundred and fifty. */
export const MAX_OBJECT_FIELDS = 500
/** How long a password may be, in characters. A shorter or longer one, and one that is easy to guess, is rejected with `weak-password`. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
/** How long a pending sign-in waits for the code of a second factor. */
export const PENDING_SIGN_IN_MINUTES = 10
