import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { usePrinting } from '#web/components/printing.tsx'
import { setApart } from '#web/components/set-apart.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { NOT_PROVIDED } from './answer-list.tsx'
import type { SummaryEntry } from './entries-of.ts'

/** How many entries are shown before somebody asks for all of them. */
const FIRST = 10

export function EntryList({ entries, noun }: { entries: readonly SummaryEntry[]; noun: string }) {
  const [asked, setWhole] = useState(false)
  const printing = usePrinting()
  const whole = asked || printing
  if (entries.length === 0) return <p className="mt-3 text-ink-soft italic">{translate(NOT_PROVIDED)}</p>
  const shown = whole ? entries : entries.slice(0, FIRST)
  return (
    <>
      <ul className="mt-3 divide-y divide-hairline">
        {shown.map(({ id, name, facts }) => (
          <li key={id} className="py-2.5 print:break-inside-avoid print:py-1">
            <p dir="auto" className="font-semibold wrap-anywhere">
              {name}
            </p>
            <ul className="flex flex-wrap gap-x-4 text-base sm:gap-x-2 text-ink-soft">
              {facts.map((fact) => (
                <li
                  key={fact}
                  dir="auto"
                  className="sm:not-last:after:ml-2 sm:not-last:after:content-['·'] min-w-0 wrap-anywhere whitespace-pre-line"
                >
                  {setApart(fact)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {entries.length > FIRST && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4 print:hidden"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`Show the first ${FIRST} ${translate(noun)}` : t`Show all ${entries.length} ${translate(noun)}`}
        </Button>
      )}
    </>
  )
}
