/** A percentage as documents and pages print it: `12.5%`. At most two decimals, unless the number identifies something. */
export function percent(share: number, decimals = 2): string {
  return `${Number(share.toFixed(decimals))}%`
}

/** A stated part of what somebody owns, as it was typed: with up to four decimals. */
export const ownedPart = (share: number): string => percent(share, 4)
