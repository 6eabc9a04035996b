/** The longest body of a request, in bytes. One mebibyte: the largest record a person can type is a tenth of it. */
export const MOST_BYTES = 1_048_576
