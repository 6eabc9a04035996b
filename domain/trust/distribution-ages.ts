/** The age that applies where none is stated (T 9). */
export const DEFAULT_AGE = 21
/** Years after the distribution age at which the second and the third part of a staggered share are paid. */
export const LATER_PARTS = [5, 10] as const
