import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { mayPutBack, removalWords } from './entry-questions.ts'

const signed = (id: DocumentId) => merge(families.complete, markPatch(id, 'signed', true))

test('once the agreement is signed, an entry that was removed elsewhere is put back after the question of a new one', async () => {
  const { assets = [], beneficiaries = [] } = families.complete
  for (const back of [{ assets: { put: assets.slice(0, 1) } }, { beneficiaries: { put: beneficiaries.slice(0, 1) } }]) {
    expect(await mayPutBack(families.complete, back)).toBe(true)
    const asked = mayPutBack(signed('trust-agreement'), back)
    const [entry] = Object.values(back)[0]?.put ?? []
    const { title = '', body = '' } = currentQuestion() ?? {}
    expect(english(title)).toBe(`Add ${entry?.name}?`)
    expect(english(body)).toMatch(/is added to your answers.*What was signed does not change/)
    currentQuestion()?.answer(false)
    expect(await asked).toBe(false)
  }
})

describe('what is said before an entry is removed', () => {
  const said = (...about: Parameters<typeof removalWords>) => {
    const { body, more = [] } = removalWords(...about)
    return [body, ...more].map(english)
  }

  test('before signing, an entry is removed from the trust', () => {
    expect(said(families.complete, 'asset', [])).toEqual([
      'This asset, with every detail you gave, is removed from your trust.',
    ])
    expect(said(signed('pour-over-will'), 'beneficiary', ['executor'])[0]).toMatch(
      /from your trust\. .*as: executor\.$/,
    )
  })

  test('after signing, from the answers alone', () => {
    for (const id of ['trust-agreement', 'assignment-of-assets'] as const)
      expect(said(signed(id), 'asset', [])[0]).toMatch(
        /removed from your answers, and so from the funding plan and the handover\. What was signed does not change:/,
      )
    expect(said(signed('trust-agreement'), 'beneficiary', ['executor', 'guardian'])).toEqual([
      expect.stringMatching(/removed from your answers\. What was signed does not change: .*Something Changed/),
      'The same name stays in other answers as: executor, guardian.',
    ])
  })
})
