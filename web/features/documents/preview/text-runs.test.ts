import { expect, test } from 'vitest'
import { buildDocument } from '#documents/build.ts'
import { runsIn } from '#documents/missing-answers.ts'
import { type Run, runsOf } from '#documents/model.ts'
import { english, message } from '#domain/message.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import { families, type SampleName } from '#samples/families.ts'
import { placeOfRun, sliceRuns } from './text-runs.tsx'

test('an answer leads to its question, an entry to its form, our own words nowhere', () => {
  const place = (source: Parameters<typeof placeOfRun>[0]) => placeOfRun(source, families.complete)
  expect(place({ text: 'Ada', source: { field: 'grantorName' } })).toEqual({
    path: '/trust-builder/grantor',
    label: expect.any(String),
    question: 'grantorName',
  })
  expect(place({ text: 'Cabin', source: { field: 'assets', entryId: 'a b' } })?.path).toBe(
    '/trust-builder/assets?edit=a%20b',
  )
  expect(place({ text: 'in 21 years', source: { field: 'terminationEvent' } })?.path).toBe(
    '/trust-builder/distribution',
  )
  expect(place({ text: 'of' })).toBeUndefined()
})

test('the name and the blank address of a co-trustee lead to that row', () => {
  const trust = merge(families.complete, { trustees: { put: [{ id: 'two', name: 'T Two', address: '' }] } })
  for (const name of [documentNames['certificate-of-trust'], documentNames['trustee-appointment']]) {
    const runs = buildDocument(trust, name).blocks.flatMap(runsIn).flatMap(runsOf)
    const asked = (found: (run: (typeof runs)[number]) => unknown) => {
      const run = runs.find(found)
      return run && placeOfRun(run, trust)
    }
    expect(asked(({ text }) => text === 'T Two')).toMatchObject({ question: 'trustees.1.name' })
    expect(asked(({ blank }) => blank && english(blank.label) === 'Address of trustee T Two')).toEqual({
      path: '/trust-builder/certificate-of-trust',
      label: message('Address of trustee {name}', { name: 'T Two' }),
      question: 'trustees.1.address',
    })
  }
})

test.each(Object.keys(families) as SampleName[])(
  'every answer and blank in the documents of %s has a place',
  (family) => {
    const trust = families[family]
    const nowhere = Object.values(documentNames).flatMap((name) =>
      buildDocument(trust, name)
        .blocks.flatMap(runsIn)
        .flatMap(runsOf)
        .filter((run) => (run.source || run.blank) && !placeOfRun(run, trust)),
    )
    expect(nowhere).toEqual([])
  },
)

const runs: Run[] = [{ text: 'The ' }, { text: 'Hollis', bold: true }, { text: '' }, { text: ' Trust' }]

test('two parts of a text make the whole, wherever it is cut, and keep the styles', () => {
  for (let at = 0; at <= 16; at++) {
    const parts = [...sliceRuns(runs, 0, at), ...sliceRuns(runs, at, Number.POSITIVE_INFINITY)]
    expect(parts.map(({ text }) => text).join('')).toBe('The Hollis Trust')
    for (const { run, text } of parts) expect(run.text).toContain(text)
  }
})
