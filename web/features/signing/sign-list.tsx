import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { DownloadRecord } from '#api/documents.ts'
import { documentValuesOf } from '#documents/document-values.ts'
import type { Blank } from '#documents/model.ts'
import { beforeItIsSigned } from '#documents/signing-kit/trust-papers.ts'
import { english, type Message } from '#domain/message.ts'
import { type DocumentId, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import {
  type DocumentToSign,
  documentsToSign,
  isFixedBySigning,
  isOptional,
  markPatch,
  missingWords,
  type SigningMark,
} from '#domain/trust/signing-day.ts'
import { BlankList, useBlanks } from '#web/features/documents/blanks.tsx'
import { availability } from '#web/features/documents/download/availability.ts'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { FreshnessNote } from '#web/features/documents/freshness/freshness-note.tsx'
import { useDownloadRecords } from '#web/features/documents/freshness/use-freshness.ts'
import { SourcedText } from '#web/features/trust/sourced-facts.tsx'
import { useTrustActions } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { setApart } from '#web/i18n/trans.tsx'
import { SignedFiles } from './signed-files.tsx'
import type { StoredFiles } from './stored-files.ts'

/** The documents in the order of signing, each with its checklist and its stored files. */
export function SignList({ trust, stored }: { trust: TrustRecord; stored: StoredFiles }) {
  const copies = useDownloadRecords(trust.uid)
  const { blanks } = useBlanks(trust)
  const facts = documentValuesOf(trust)
  return (
    <DownloadsProvider trust={trust}>
      <ol className="border-b border-hairline print:border-0">
        {documentsToSign(trust).map((item, at) => (
          <SignRow
            key={item.document}
            item={item}
            number={at + 1}
            trust={trust}
            copies={copies}
            blanks={blanks.get(item.document)}
          >
            {!item.done.has('signed') &&
              beforeItIsSigned(item.document, facts).map((fact) => (
                <p key={fact.text} className="mt-2 max-w-prose text-base print:mt-0 print:max-w-none">
                  <SourcedText fact={fact} />
                </p>
              ))}
            <SignedFiles uid={trust.uid} document={item.document} stored={stored} />
          </SignRow>
        ))}
      </ol>
    </DownloadsProvider>
  )
}

const signedWords = (blanks: number) =>
  blanks === 0 ? t`✓ Signed` : plural(blanks, { one: '✓ Signed with # blank', other: '✓ Signed with # blanks' })

const MARK_WORDS: Readonly<Record<SigningMark, string>> = {
  printed: 'Printed',
  signed: 'Signed',
  witnessed: 'Witnessed',
  notarized: 'Notarized',
  copied: 'Copies given',
}
const markWords = (document: DocumentId, mark: SigningMark) =>
  document === 'schedule-a' && mark === 'signed' ? 'Initialed' : MARK_WORDS[mark]

interface SignRowProps {
  item: DocumentToSign
  number: number
  trust: TrustRecord
  copies: readonly DownloadRecord[]
  /** What this document leaves to be written by hand, which a check mark does not say. */
  blanks: readonly Blank[] | undefined
  children: ReactNode
}

function SignRow({ item, number, trust, copies, blanks, children }: SignRowProps) {
  const { document, marks, done, missing } = item
  const { saveTrustData } = useTrustActions()
  const [failure, setFailure] = useState<Message | string>('')
  const heading = `sign-${document}`
  const complete = missing.length === 0
  async function setMark(mark: SigningMark, on: boolean) {
    const outcome = await saveTrustData(markPatch(document, mark, on))
    setFailure(outcome.saved ? '' : outcome.message)
    if (!outcome.saved) console.error(`Saving the day of signing failed: ${english(outcome.message)}`)
  }
  return (
    <li
      aria-labelledby={heading}
      className="border-t border-hairline py-5 print:break-inside-avoid print:border-ink print:py-1.5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={heading} className="scroll-mt-5 text-xl">
          {number}. {translate(documentNames[document])}
        </h3>
        <p role="status" className={clsx('text-base', complete ? 'font-semibold text-spruce' : 'text-ink-soft')}>
          {complete ? signedWords(blanks?.length ?? 0) : setApart(translate(missingWords(missing)))}
        </p>
      </div>
      <div className="mb-3 empty:mb-0 print:hidden">
        <FreshnessNote
          document={document}
          copies={copies}
          trust={trust}
          offersNew={!availability(document, trust).notReady}
          isFixed={isFixedBySigning(trust, document)}
          onlyChanged
        />
      </div>
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5 print:mt-0 print:flex print:flex-wrap print:gap-x-5 print:gap-y-0">
        {marks.map((mark) => (
          <li key={mark}>
            <label
              className={clsx(
                'flex min-h-12 cursor-pointer items-center gap-3 rounded-md border px-3 py-1.5 leading-tight print:min-h-0 print:border-0 print:p-0',
                done.has(mark) ? 'border-spruce bg-sage' : 'border-edge bg-surface',
              )}
            >
              <input
                type="checkbox"
                className="size-6 shrink-0 print:size-4"
                checked={done.has(mark)}
                onChange={({ target }) => void setMark(mark, target.checked)}
              />
              <span className="min-w-0 wrap-anywhere">
                {translate(markWords(document, mark))}
                {isOptional(item, mark) && (
                  <span className="text-base text-ink-soft">
                    <Trans> (optional)</Trans>
                  </span>
                )}
                {mark === 'notarized' && item.notary === 'two-or-notary' && (
                  <span className="text-base text-ink-soft">
                    <Trans> (instead of witnesses)</Trans>
                  </span>
                )}
                <span className="sr-only">: {translate(documentNames[document])}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {failure && (
        <p role="alert" className="mt-2 font-semibold text-clay">
          <Trans>Not saved: {translate(failure).replace(/\.?\s*$/, '')}. Please check it again.</Trans>
        </p>
      )}
      {blanks && (
        <div className="mt-2 print:mt-0">
          <BlankList blanks={blanks} trust={trust} />
        </div>
      )}
      {children}
    </li>
  )
}
