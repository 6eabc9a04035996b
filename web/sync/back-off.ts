const FIRST = 500
const LONGEST = 30_000

/** Milliseconds to wait after so many failures in a row; `random` (0 to 1) keeps many browsers from returning together. */
export function backOff(failures: number, random: number): number {
  const step = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1))
  return step * (0.5 + random / 2)
}
