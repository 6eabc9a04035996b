import { describe, expect, test } from 'vitest'
import { english } from '#domain/message.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { merge } from '#domain/trust/merge.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { removalWords } from './entry-questions.ts'

describe('what is said before an entry is removed', () => {
  const signed = (id: DocumentId) => merge(families.complete, markPatch(id, 'signed', true))
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
