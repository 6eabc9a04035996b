import { expect, test } from 'vitest'
import { fundingIn } from '#domain/import/asset-cells.ts'
import { assetKindIn } from '#domain/import/asset-kinds.ts'
import { checkEntry } from '#domain/import/check-entry.ts'
import { ownershipIn } from '#domain/import/owners.ts'
import { relationshipIn } from '#domain/import/relationships.ts'
import {
  ASSET_TYPES,
  FUNDING_STATUSES,
  MARITAL_STATUSES,
  OWNERSHIPS,
  RELATIONSHIPS,
} from '#domain/trust/enumerations.ts'
import { beneficiaryForm } from '#domain/trust/steps/05-beneficiaries.ts'
import { spanish } from '#tests/i18n/spanish.ts'

const standings = beneficiaryForm.questions.find(({ name }) => name === 'standing')?.choices ?? {}

/** What is read of a label in its own list. */
const lists: readonly [what: string, labels: Readonly<Record<string, string>>, read: (word: string) => unknown][] = [
  ['relationship', RELATIONSHIPS, relationshipIn],
  ['type of asset', ASSET_TYPES, (word) => assetKindIn(word)?.type],
  ['ownership', OWNERSHIPS, ownershipIn],
  ['state of the funding', FUNDING_STATUSES, (word) => fundingIn(word).is?.status ?? fundingIn(word).error ?? 'to-do'],
  ['standing', standings as Record<string, string>, standingIn],
]

function standingIn(word: string): unknown {
  const at = { line: 2, column: 'x' }
  const { answers, errors } = checkEntry({
    line: 2,
    values: { name: { ...at, text: 'Ada Pine' }, standing: { ...at, text: word } },
  })
  return errors.length === 0 && answers?.standing
}

for (const [what, labels, read] of lists)
  test.each(Object.entries(labels))(
    `the ${what} %s is read as its list shows it, in English and Spanish`,
    (key, label) => {
      expect(spanish(label)).not.toBe('')
      expect([label, spanish(label)].map(read)).toEqual([key, key])
    },
  )

test('somebody who is divorced or widowed is no spouse', () =>
  expect(Object.values(MARITAL_STATUSES).map((label) => relationshipIn(spanish(label)))).not.toContain('spouse'))
