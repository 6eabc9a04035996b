import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DownloadRecord } from '#api/documents.ts'
import { documentText } from '#documents/plain-text.ts'
import { english, message } from '#domain/message.ts'
import { merge } from '#domain/trust/merge.ts'
import type { AnswerChange } from '#domain/trust/questions/changes.ts'
import { markPatch } from '#domain/trust/signing-day.ts'
import { families } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { NOTHING } from '#web/features/trust-sync/snapshot.ts'
import { mayMake } from './ask-of-signed.ts'
import { fingerprintOf } from './freshness.ts'
import { FreshnessNote, freshnessWords } from './freshness-note.tsx'

const found = vi.hoisted(() => ({ is: 'changed' }))
const changedSinceSigned = vi.hoisted(() => vi.fn())
vi.mock('./use-freshness.ts', () => ({
  changedSinceSigned,
  useFreshness: (_: string, [copy]: DownloadRecord[]) => ({ copy, freshness: { ...found } }),
  recordDownload: () => undefined,
}))
vi.mock('#web/features/trust-sync/trust-provider.tsx', () => ({ useTrust: () => NOTHING }))
afterEach(() => {
  cleanup()
  found.is = 'changed'
})

const copy: DownloadRecord = {
  document: 'certificate-of-trust',
  way: 'download',
  whole: false,
  version: 3,
  fingerprint: '',
  at: new Date(2026, 4, 3, 23, 50).toISOString(),
}
const today = new Date(2026, 10, 20)
const change = (words: string, entry?: string): AnswerChange => ({
  path: words,
  what: 'changed',
  words,
  ...(entry && { entry: message(entry) }),
})

test('a copy is dated by the reader’s day, with the year when it is another', () => {
  expect(freshnessWords(copy, undefined, today)).toBe('Downloaded May 3.')
  expect(freshnessWords(copy, undefined, new Date(2027, 0, 1))).toBe('Downloaded May 3, 2026.')
  expect(freshnessWords({ ...copy, way: 'print' }, { is: 'same' }, today)).toBe(
    'Printed May 3, still matches your answers.',
  )
  expect(freshnessWords({ ...copy, way: 'packet' }, { is: 'same' }, today)).toMatch(/^Downloaded/)
})

test('what changed is named, three answers at most', () => {
  const words = (changes?: AnswerChange[]) => freshnessWords(copy, { is: 'changed', changes }, today)
  expect(words()).toBe('Downloaded May 3. Changed since then.')
  expect(words([change('trustee address')])).toBe('Downloaded May 3. Changed since then: trustee address.')
  expect(words([change('share', 'Beneficiary Ann'), change('', 'Asset Cabin')])).toBe(
    'Downloaded May 3. Changed since then: Beneficiary Ann: share, Asset Cabin.',
  )
  expect(words([{ ...change('', 'Beneficiary Ann'), what: 'taken out' }])).toMatch(/: Beneficiary Ann removed\.$/)
  expect(words(['a', 'b', 'c', 'd', 'e'].map((words) => change(words)))).toMatch(/: a, b, c and 2 more\.$/)
})

test('what was signed without a copy is dated by its check mark', () => {
  expect(freshnessWords({ ...copy, way: 'signed' }, { is: 'changed', changes: [change('trust name')] }, today)).toBe(
    'Checked off as signed May 3. Changed since then: trust name.',
  )
})

test('newer wording is no change of the answers', () => {
  expect(freshnessWords(copy, { is: 'reworded' }, today)).toBe(
    'Downloaded May 3. Your answers in it are still the same; the wording of the document has been revised since.',
  )
})

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// What is stored with an account has to be found again by every later version.
test('a fingerprint is the SHA-256 of the text, in every script', async () => {
  const trust = families.hostile
  const text = documentText(trust, 'trust-agreement')
  expect(fingerprintOf(trust, { document: 'trust-agreement', way: 'download' })).toBe(await sha256(text))
})

test('a printed draft has one of its own', async () => {
  const { completedAt: _, ...draft } = families.complete
  const text = documentText(draft, 'trust-agreement')
  expect(fingerprintOf(draft, { document: 'trust-agreement', way: 'print' })).toBe(await sha256(`draft:${text}`))
})

const agreementCopy: DownloadRecord = {
  document: 'trust-agreement',
  ...{ way: 'download', whole: false, version: 3, fingerprint: '', at: '2026-05-03T12:00:00.000Z' },
}
const trust = families.complete
const show = (props: Partial<ComponentProps<typeof FreshnessNote>> = {}) =>
  render(
    <MemoryRouter>
      <DownloadsProvider trust={trust}>
        <FreshnessNote document="trust-agreement" copies={[agreementCopy]} trust={trust} offersNew {...props} />
      </DownloadsProvider>
    </MemoryRouter>,
  )
const NEW = 'Download the new Irrevocable Trust Agreement'

test('a copy that differs is offered again', () => {
  show()
  expect(screen.getByRole('button', { name: NEW })).toBeTruthy()
})

test('not in the place of a signed document, which no answer changes', () => {
  show({ isFixed: true })
  expect(screen.queryByRole('button', { name: NEW })).toBeNull()
  expect(screen.getByText(/A changed answer does not change what was signed\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Something Changed' })).toBeTruthy()
})

test('Schedule A of a signed agreement is initialed as it was, and not made again', () => {
  const signed = merge(trust, markPatch('trust-agreement', 'signed', true))
  const about = { document: 'schedule-a', isFixed: true } as const
  show({ ...about, trust: signed })
  expect(screen.getByText(/initial the copy from that day, not a new one\./)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show({ ...about, trust: merge(signed, markPatch('schedule-a', 'signed', true)) })
  expect(screen.queryByText(/initial the copy/)).toBeNull()
})

test('where only a change matters, a copy that still matches or is only worded otherwise is not spoken of', () => {
  for (const is of ['same', 'reworded']) {
    found.is = is
    expect(show({ onlyChanged: true }).container.textContent).toBe('')
  }
})

test('a copy made after the signed one is no original, and a new signing is checked off again', () => {
  show({ isFixed: true })
  expect(screen.queryByText(/A copy made later/)).toBeNull()
  expect(screen.queryByText(/clear its check marks/)).toBeNull()
  cleanup()
  const will = { ...agreementCopy, document: 'pour-over-will' as const }
  const signed = merge(trust, markPatch('pour-over-will', 'signed', true))
  const copies = [will, { ...will, at: '2026-05-04T12:00:00.000Z' }]
  show({ document: 'pour-over-will', copies, trust: signed, isFixed: true })
  expect(screen.getByText(/A copy made later is not the signed one\./)).toBeTruthy()
  expect(screen.getByText(/clear its check marks on/)).toBeTruthy()
})

describe('a new copy of a signed document', () => {
  const changes = [{ path: 'trustDate', what: 'changed', words: message('trust date') }]
  const signed = [markPatch('trust-agreement', 'signed', true), markPatch('pour-over-will', 'signed', true)].reduce(
    merge,
    families.complete,
  )
  const ask = () => mayMake(signed, ['trust-agreement', 'pour-over-will', 'power-of-attorney'], 'download')
  /** The words of the question, answered. */
  async function asked(yes: boolean) {
    await expect.poll(currentQuestion).not.toBeNull()
    const question = currentQuestion()
    question?.answer(yes)
    return english(question?.body ?? '')
  }

  test('a signed document whose answers changed is made again only after a question', async () => {
    changedSinceSigned.mockResolvedValue([{ document: 'trust-agreement', changes }])
    const answer = ask()
    expect(await asked(false)).toBe(
      'This Irrevocable Trust Agreement is checked off as signed. A new copy would differ from the signed one: trust date.',
    )
    expect(await answer).toBe(false)
  })

  test('several are asked about in one dialog that names them', async () => {
    changedSinceSigned.mockResolvedValue([
      { document: 'trust-agreement', changes },
      { document: 'pour-over-will', changes: [] },
    ])
    const answer = ask()
    expect(await asked(true)).toMatch(/: Irrevocable Trust Agreement and Pour-Over Will\.$/)
    expect(await answer).toBe(true)
  })

  test('a new assignment is signed in addition to the signed one, alone or with others', async () => {
    const trust = merge(signed, markPatch('assignment-of-assets', 'signed', true))
    const further = /\. A new copy of the Assignment of Assets is a further assignment: .* and does not replace it\.$/
    const assignment = { document: 'assignment-of-assets', changes }
    for (const changed of [[assignment], [assignment, { document: 'pour-over-will', changes }]]) {
      changedSinceSigned.mockResolvedValue(changed)
      const answer = mayMake(trust, ['assignment-of-assets', 'pour-over-will'], 'download')
      expect(await asked(true)).toMatch(further)
      expect(await answer).toBe(true)
    }
  })

  test('paper is asked about in its own words', async () => {
    changedSinceSigned.mockResolvedValue([{ document: 'pour-over-will', changes }])
    const answer = mayMake(signed, ['pour-over-will'], 'print')
    await expect.poll(currentQuestion).toMatchObject({
      title: 'Print a new copy of a signed document?',
      yes: 'Print a new copy',
    })
    expect(await asked(true)).toMatch(/^This Pour-Over Will is checked off as signed\. A new copy would differ/)
    expect(await answer).toBe(true)
  })

  test('without a connection nobody knows what was signed, and each signed document is asked about', async () => {
    changedSinceSigned.mockRejectedValue(new Error('offline'))
    const several = ask()
    expect(await asked(false)).toMatch(/may differ from them: Irrevocable Trust Agreement and Pour-Over Will\.$/)
    expect(await several).toBe(false)
    const one = mayMake(signed, ['pour-over-will'], 'print')
    expect(await asked(true)).toMatch(
      /cannot be compared with the signed one now, and a new copy may differ from it\.$/,
    )
    expect(await one).toBe(true)
  })

  test('nothing is asked where nothing changed, and at once where nothing is signed', async () => {
    changedSinceSigned.mockReset().mockResolvedValueOnce([])
    expect(await ask()).toBe(true)
    expect(mayMake(signed, ['power-of-attorney'], 'print')).toBe(true)
    expect(changedSinceSigned).toHaveBeenCalledOnce()
    expect(currentQuestion()).toBeNull()
  })
})
