import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { type EarlierAnswers, type NoAnswers, type PlaceError, readPersonalData } from '#domain/import/personal-data.ts'
import { english } from '#domain/message.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { HISTORY } from '#domain/trust/routes.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { useToday } from '#web/components/times.ts'
import { SaveNotices } from '#web/features/trust/saving.tsx'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { EarlierPreview } from './earlier-preview.tsx'
import { bytesOfFile, decode, FileField } from './file-field.tsx'

/** The answers of an earlier export, put instead of the present ones or into an empty account. */
export function AnswersFromFilePage() {
  return (
    <WithTrust>
      {(trust, isNew) => (
        <div className="mx-auto max-w-4xl py-8 sm:py-12">
          <PageTitle>{t`Bring Back Your Answers`}</PageTitle>
          <p className="mt-3 max-w-prose">
            <Trans>
              From a file that you saved with “Download My Data” in your settings. It is read here in your browser, and
              you see what is in it before anything changes. Only the answers to the thirteen sections are imported:
              your profile, your card and your purchases stay as they are.
            </Trans>
          </p>
          {!isNew && (
            <p className="mt-3 max-w-prose">
              <Trans>
                To go back to answers you had in this account, you do not need a file: they are in the{' '}
                <Link to={HISTORY} className="link">
                  history of your answers
                </Link>
                .
              </Trans>
            </p>
          )}
          <div className="mt-8 space-y-8">
            <SaveNotices />
            <AnswersFromFile trust={trust} isNew={isNew} />
          </div>
        </div>
      )}
    </WithTrust>
  )
}

interface AnswerError {
  words: string
  places: readonly PlaceError[]
}

/** Choosing the file, and what it would change. */
function AnswersFromFile({ trust, isNew }: { trust: TrustRecord; isNew: boolean }) {
  const today = useToday()
  const [found, setFound] = useState<EarlierAnswers>()
  const [error, setError] = useState<AnswerError>()
  const newest = useRef(0)

  const open = async (file: File) => {
    dismissToast()
    const key = ++newest.current
    const bytes = await bytesOfFile(file)
    // Another file may have been chosen meanwhile.
    if (key !== newest.current) return
    const read: EarlierAnswers | NoAnswers =
      'rejected' in bytes ? bytes : readPersonalData(bytes.bytes, { decode, today })
    if ('rejected' in read) {
      setError({ words: `${file.name}: ${translate(read.rejected)}`, places: read.errors ?? [] })
      setFound(undefined)
      return
    }
    setError(undefined)
    setFound(read)
  }

  return (
    <>
      <FileField
        label={t`File`}
        help={t`The file kinstead-my-data-….json, of at most 10 MB.`}
        accept=".json,application/json"
        error={error?.words}
        onFile={(file) => void open(file)}
        onSeveral={() => setError({ words: t`Please choose one file at a time.`, places: [] })}
      />
      <p role="status" className="sr-only">
        {found && t`The file was read. Its contents are below.`}
      </p>
      {error && error.places.length > 0 && <PlaceErrors errors={error.places} />}
      {found && <EarlierPreview found={found} trust={trust} isNew={isNew} />}
    </>
  )
}

const MAX_SHOWN = 50

/** What is wrong in a file of answers, by where it is. */
function PlaceErrors({ errors }: { errors: readonly PlaceError[] }) {
  return (
    <section aria-labelledby="file-errors" className="max-w-prose border-l-4 border-brass pl-5">
      <h2 id="file-errors" className="text-lg font-semibold">
        <Trans>Problems ({errors.length})</Trans>
      </h2>
      <ul className="mt-2 space-y-1.5 text-base">
        {errors.slice(0, MAX_SHOWN).map(({ where, words }) => (
          <li key={where + english(words)} className="wrap-anywhere">
            <code className="font-semibold">{where}</code>: {translate(words)}
          </li>
        ))}
      </ul>
      {errors.length > MAX_SHOWN && (
        <p className="mt-2 text-base">
          <Trans>And {errors.length - MAX_SHOWN} more.</Trans>
        </p>
      )}
    </section>
  )
}
