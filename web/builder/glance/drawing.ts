/** What a picture consists of, laid out before it is drawn: all in pixels of the screen. */
export interface TextLine {
  text: string
  x: number
  y: number
  size: number
  anchor: 'start' | 'middle' | 'end'
  look: 'strong' | 'plain' | 'soft' | 'serif'
}

export interface Box {
  key: string
  /** Told apart by outline: an office has a rule at its head, a charity cut corners, the trust a double line. */
  kind: 'trust' | 'office' | 'person' | 'charity' | 'frame'
  x: number
  y: number
  width: number
  height: number
  /** Second in line, or nobody named yet. */
  dashed: boolean
  /** The whole name, for those who rest the pointer on the box. */
  title?: string
  lines: readonly TextLine[]
  /** How much of a line at the foot is filled, 0 to 1. */
  part?: number
}

export interface Stem {
  path: string
  dashed: boolean
}

export interface Drawing {
  width: number
  height: number
  stems: readonly Stem[]
  /** Later boxes lie on earlier ones. */
  boxes: readonly Box[]
  labels: readonly TextLine[]
  rings: { x: number; y: number; size: number }
}
