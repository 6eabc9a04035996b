import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { usePrinting } from '#web/components/printing.tsx'
import { translate } from '#web/i18n/i18n.ts'
import type { AnswerRow } from './answers-of.ts'

export const NOT_PROVIDED = 'Not provided'

export function AnswerList({ answers }: { answers: readonly AnswerRow[] }) {
  return (
    <dl className="mt-3 divide-y divide-hairline print:mt-1">
      {answers.map(({ label, value, lang }) => (
        <div
          key={label}
          className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)] print:grid-cols-[14rem_minmax(0,1fr)] print:py-0.5"
        >
          <dt className="text-base text-ink-soft">{translate(label)}</dt>
          <dd className="min-w-0">
            {value ? (
              <Answer label={label} lang={lang}>
                {value}
              </Answer>
            ) : (
              <span className="text-ink-soft italic">{translate(NOT_PROVIDED)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** From this many characters on, a text is shown in part first. */
const LONG = 600

function Answer({ label, lang, children }: { label: string; lang?: string; children: string }) {
  const [asked, setWhole] = useState(false)
  const printing = usePrinting()
  const whole = asked || printing
  const long = children.length > LONG
  return (
    <>
      <p dir="auto" lang={lang} className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">
        {long && !whole ? `${[...children].slice(0, LONG).join('')}…` : children}
      </p>
      {long && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.5 mt-1 print:hidden"
          aria-expanded={whole}
          aria-label={t`Show all of ${translate(label)}`}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`Show less` : t`Show all`}
        </Button>
      )}
    </>
  )
}
