/** One part of somebody's share, where it comes out. */
export interface Mark {
  x: number
  y: number
  /** 0 for the first or only part: a circle, then a square, then a diamond. */
  part: number
  /** Takes only if no primary beneficiary does. */
  hollow: boolean
}

const SHAPES = ['M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', 'M-5 -5H5V5H-5Z', 'M0 -7L7 0L0 7L-7 0Z']

export function PayoutMark({ mark: { x, y, part, hollow } }: { mark: Mark }) {
  return (
    <path
      d={SHAPES[part] ?? SHAPES[0]}
      transform={`translate(${x} ${y})`}
      strokeWidth={1.5}
      className={hollow ? 'fill-paper stroke-spruce' : 'fill-spruce stroke-spruce'}
    />
  )
}
