import { describe, expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { plainText } from '#documents/text/plain-text.ts'
import { cleanLine } from '#documents/wording/clean.ts'
import { longDate } from '#domain/formats/calendar-date.ts'
import { families } from '#samples/families.ts'
import { FAMILIES, NAMES } from './documents.ts'

const DATED = /dated as of (\[Trust Date\]|[^\s,]+ \d{1,2}, \d{4})/g

describe.each(FAMILIES)('%s, across the nine', (family) => {
  const trust = families[family]
  const texts = NAMES.map((name) => [name, plainText(buildDocument(trust, name)).join('\n')] as const)
  // A directive stands without the trust, and mentions it once its name, date and grantor are known.
  const known = trust.trustName && trust.trustDate && trust.grantorName
  const trustPapers = texts.filter(([name]) => known || name !== 'Health Care Directive')
  const trustName = cleanLine(trust.trustName ?? '') || 'Untitled Trust'
  const trustDate = trust.trustDate ? longDate(trust.trustDate) : '[Trust Date]'

  test.each(trustPapers)('%s names the trust as the others do', (_, text) => {
    expect(text).toContain(trustName)
  })

  test.each(trustPapers)('%s dates the trust as the others do, and in no other form', (_, text) => {
    expect(text).toContain(trustDate)
    for (const [, date] of text.matchAll(DATED)) expect(date).toBe(trustDate)
    expect(text).not.toMatch(/\b\d{4}-\d\d-\d\d\b/)
  })

  test.each(texts)('%s has no trace of a value that was not there', (_, text) => {
    expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\bnull\b|\bInfinity\b|\bInvalid Date\b/)
  })

  test.each(texts)('%s has no bracketed default but in a blank', (name, text) => {
    const blanks = plainBlanks(name)
    const bare = blanks.reduce((rest, blank) => rest.replaceAll(blank, ''), text)
    expect(bare).not.toMatch(/\[[A-Z][A-Za-z ]+(Name|Address|Date|County|City|State|Code|Rules)\]/)
  })

  function plainBlanks(name: string): string[] {
    return buildDocument(trust, name)
      .blocks.flatMap((block) => runsOfAny(block))
      .flatMap((run) => (run.blank ? [run.text] : []))
  }
})

interface AnyRun {
  text: string
  blank?: unknown
}

/** Every run anywhere in a block, however deep. */
function runsOfAny(part: unknown): AnyRun[] {
  if (Array.isArray(part)) return part.flatMap(runsOfAny)
  if (typeof part !== 'object' || part === null) return []
  if ('text' in part && typeof part.text === 'string' && !('kind' in part))
    return [{ text: part.text, ...('blank' in part && { blank: part.blank }) }]
  return Object.values(part).flatMap(runsOfAny)
}
