import { percent } from '../../formats/percent.ts'
import type { EffectiveShare } from '../shares.ts'

/** `33.33%`; a share that is too small for two decimals is not called nothing. */
export function sharePercent({ percent: share }: EffectiveShare): string {
  return share > 0 && share < 0.005 ? 'less than 0.01%' : percent(share)
}

/** A share in words: `30%`, `equal share, 33.33%`. */
export function shareWords(share: EffectiveShare | undefined): string {
  if (share === undefined) return 'not fixed'
  return share.as === 'equal' ? `equal share, ${sharePercent(share)}` : sharePercent(share)
}

/** What several hold each: `0.63% each`, or from the least to the most. */
export function sharesEach(shares: readonly EffectiveShare[]): string {
  const [first, ...rest] = [...shares].sort((one, other) => one.percent - other.percent)
  const last = rest.at(-1)
  if (!first) return ''
  if (!last) return sharePercent(first)
  return sharePercent(first) === sharePercent(last)
    ? `${sharePercent(first)} each`
    : `${sharePercent(first)} to ${sharePercent(last)} each`
}
