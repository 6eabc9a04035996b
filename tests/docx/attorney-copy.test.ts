import validate, { ready } from '@ooxml-tools/validate'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { runsIn } from '#documents/build.ts'
import { attorneyCopy } from '#documents/clauses.ts'
import { parts } from '#documents/docx/parts.ts'
import { generatePacket } from '#documents/generate.ts'
import { textOf } from '#documents/model.ts'
import { plainText } from '#documents/plain-text.ts'
import { trustAgreement } from '#documents/trust-agreement/build.ts'
import { zipDocx } from '#documents/zip.ts'
import { families } from '#samples/families.ts'
import { FAMILIES, IDS, TODAY } from './documents.ts'
import { lint } from './word-file.ts'

const pause = () => Promise.resolve()
const noteAt = (family: (typeof FAMILIES)[number], heading: string) => {
  const { blocks, comments = [] } = attorneyCopy(families[family])
  return comments.find(({ block }) => {
    const found = blocks[block]
    return found !== undefined && 'text' in found && found.text === heading
  })?.text
}

// The validator takes some seconds to start.
beforeAll(async () => {
  await ready()
}, 60_000)

test.each(FAMILIES)('%s: the text is the agreement’s, and each comment hangs on a heading', (family) => {
  const copy = attorneyCopy(families[family])
  expect(plainText(copy)).toEqual(plainText(trustAgreement(families[family])))
  const kinds = new Set(copy.comments?.map(({ block }) => copy.blocks[block]?.kind))
  expect([...kinds].toSorted()).toEqual(['article', 'heading', 'section', 'title'])
})

describe.each(['complete', 'hostile'] as const)('%s', (family) => {
  const bytes = zipDocx(parts(attorneyCopy(families[family])))

  test('Microsoft’s validator and the lint accept the file', { timeout: 120_000 }, async () => {
    expect(await validate(bytes, 'docx')).toEqual([])
    expect(lint(bytes)).toEqual([])
  })

  test('the same answers give the same bytes', () => {
    expect(Buffer.from(zipDocx(parts(attorneyCopy(families[family])))).equals(bytes)).toBe(true)
  })
})

test('a note names the statutes of a clause and the answers it prints or depends on', () => {
  expect(noteAt('complete', 'Spendthrift trust')).toBe('Authority: W.S. 4-10-502.')
  expect(noteAt('complete', 'Distribution provisions')).toContain('From the answers: distribution type; ')
  expect(noteAt('complete', 'Name of the Trust')).toBe(
    'Authority: W.S. 4-10-402(a).\nFrom the answers: trust name; trustee name; trust date.',
  )
  expect(noteAt('complete', 'Children born or adopted later')).toContain('children born or adopted later')
  expect(noteAt('complete', 'Severability')).toBeUndefined()
})

test.each([
  ['Definitions', 'Authority: Code section 672(c).'],
  ['Qualification', 'Authority: Code sections 170(c) and 2055(a).\nFrom the answers: beneficiaries.'],
  ['Reserved Decisions', 'Authority: Code section 2036(b).'],
  ['No benefit to the Grantor', 'Authority: Code section 2042; Code section 2036(b).'],
  ['Judgments of other jurisdictions', 'Authority: W.S. 4-10-507.1.'],
  ['Successor trustees', 'W.S. 4-10-704'],
  ['A trustee in Wyoming', 'W.S. 34-1-139(b)'],
  ['A trustee who is a Beneficiary', 'W.S. 4-10-814'],
  ['Annual report', 'W.S. 4-10-813'],
  ['Governing law', 'W.S. 4-10-107'],
  ['Beneficiary Schedule', 'From the answers: beneficiaries.'],
  ['Material purposes', 'From the answers: distribution type; beneficiaries.'],
])('the note at %s says %s', (heading, words) => expect(noteAt('complete', heading)).toContain(words))

// Without assets: a parcel number looks like a section.
test('every section of a code that a clause cites is in its note, whole', () => {
  const { blocks, comments = [] } = attorneyCopy(families.empty)
  const missed = comments.flatMap(({ block, text }, at) => {
    const words = blocks
      .slice(block, comments[at + 1]?.block)
      .flatMap(runsIn)
      .map((runs) => textOf(runs))
      .join('\n')
    const cited = [
      ...words.matchAll(/\d+-\d+-\d+(?:\.\d+)?|(?<=[Ss]ections? )\d+\w?(?:\(\w+\))*(?= of the Code)/g),
    ].map(([section]) => section)
    return cited.filter((section) => !new RegExp(`${section.replaceAll(/[().]/g, '\\$&')}(?![\\d.]\\d)`).test(text))
  })
  expect(missed).toEqual([])
})

test('the running header and the first note say that the copy is not for signing', () => {
  const copy = attorneyCopy(families.complete)
  expect(copy.header).toContain('NOT FOR SIGNING')
  expect(copy.comments?.[0]?.text).toContain('not for signing')
})

test('a packet holds the copy only where it is asked for and the agreement is in it', async () => {
  const names = async (ids: typeof IDS, attorneyCopy?: boolean) =>
    Object.keys(unzipSync((await generatePacket(families.complete, ids, TODAY, pause, { attorneyCopy })).bytes))
  const copy = 'The_Whitlock_Family_Dynasty_Trust_Trust_Agreement_Attorney_Copy_2026-11-20.docx'
  expect((await names(IDS, true)).at(-1)).toBe(copy)
  expect(await names(IDS)).not.toContain(copy)
  expect(await names(['schedule-a'], true)).not.toContain(copy)
})
