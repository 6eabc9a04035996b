import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FileError } from '#domain/import/raw-entry.ts'
import { english } from '#domain/message.ts'
import { Button } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** How many are shown before somebody asks for all of them. */
const FIRST = 10

/** What is wrong in a file, by line: where, what stands there, what is wrong with it and how to fix it. */
export function FileErrorList({ errors }: { errors: readonly FileError[] }) {
  const [whole, setWhole] = useState(false)
  const shown = whole ? errors : errors.slice(0, FIRST)
  return (
    <section aria-labelledby="file-errors" className="mt-6 border-l-4 border-brass pl-5">
      <h3 id="file-errors" className="text-lg font-semibold">
        <Trans>Problems ({errors.length})</Trans>
      </h3>
      <p className="text-base text-ink-soft">
        <Trans>
          You can correct the file and choose it again, or add the entry without this value and correct it in your list.
        </Trans>
      </p>
      <ul className="mt-2 space-y-1.5 text-base">
        {shown.map((error) => (
          <li key={`${error.line} ${error.column} ${english(error.words)}`} className="wrap-anywhere">
            <span className="font-semibold">
              <Trans>
                Line {error.line}
                {error.column && (
                  <>
                    , <bdi>{error.column}</bdi>
                  </>
                )}
              </Trans>
            </span>
            {error.value && (
              <>
                {' '}
                “<bdi>{error.value}</bdi>”
              </>
            )}
            : {translate(error.words)}
          </li>
        ))}
      </ul>
      {errors.length > FIRST && (
        <Button variant="quiet" size="small" className="mt-1" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t`Show fewer` : t`Show all ${errors.length}`}
        </Button>
      )}
    </section>
  )
}
