/** How long a password may be, in characters. A shorter or longer one, and one that is easy to guess, is refused with `weak-password`. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
