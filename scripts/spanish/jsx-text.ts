const ENTITIES: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** What a text in JSX says: its lines as one, and signs in place of their names. */
export function spokenText(raw: string): string {
  const lines = raw.split(/\r?\n/)
  const last = lines.length - 1
  return decoded(
    lines
      .map((line, at) =>
        line.slice(at === 0 ? 0 : line.search(/\S|$/), at === last ? undefined : line.trimEnd().length),
      )
      .filter((line) => line !== '')
      .join(' '),
  )
}

/** Signs in place of their names, such as '&' for '&amp;'. */
export function decoded(raw: string): string {
  return raw.replaceAll(/&(#?\w+);/g, (whole, name: string) => {
    const sign = ENTITIES[name]
    if (sign === undefined) throw new Error(`Write the sign itself in place of ${whole}.`)
    return sign
  })
}

/** Whether there is anything in it to be translated. */
export const hasWords = (text: string) => /\p{L}/u.test(text)
