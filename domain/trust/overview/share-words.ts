import { percent } from '../../formats/numbers.ts'
import { english, type Message, message } from '../../message.ts'
import type { EffectiveShare } from '../shares.ts'

/** `33.33%`; a share that is too small for two decimals is not called nothing. */
function sharePercent({ percent: share }: EffectiveShare): Message {
  return share > 0 && share < 0.005 ? message('less than 0.01%') : message('{share}', { share: percent(share) })
}

/** A share in words: `30%`, `equal share, 33.33%`. */
export function shareWords(share: EffectiveShare | undefined): Message {
  if (share === undefined) return message('not fixed')
  return share.as === 'equal' ? message('equal share, {share}', { share: sharePercent(share) }) : sharePercent(share)
}

/** What several hold each: `0.63% each`, or from the least to the most. */
export function sharesEach(shares: readonly EffectiveShare[]): Message | undefined {
  const [first, ...rest] = [...shares].sort((one, other) => one.percent - other.percent)
  const last = rest.at(-1)
  if (!first) return undefined
  const [least, most] = [sharePercent(first), sharePercent(last ?? first)]
  if (!last) return least
  return english(least) === english(most)
    ? message('{share} each', { share: least })
    : message('{least} to {most} each', { least, most })
}
