/** A percentage as documents and pages print it: `12.5%`. At most two decimals. */
export function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`
}
