import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Column } from '#domain/import/table.ts'
import { Button } from '#web/components/button.tsx'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'

interface ColumnsTableProps {
  columns: readonly Column[]
  sample: () => string
  sampleName: string
  intro: ReactNode
  children: ReactNode
}

/** How to prepare a table, and one to begin with. */
export function ColumnsTable({ columns, sample, sampleName, intro, children }: ColumnsTableProps) {
  const inSpanish = useLanguage() === 'es'
  return (
    <section aria-labelledby="columns" className="mt-12">
      <h2 id="columns" className="text-2xl">
        <Trans>How to prepare a table</Trans>
      </h2>
      <p className="mt-2">
        {intro}{' '}
        <Trans>
          Save the table as CSV, with commas, semicolons or tabs between cells. Upper and lower case, spaces and the
          order of the columns do not matter. Columns with other headings are not read.
        </Trans>
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => saveFile(sampleName, new TextEncoder().encode(sample()))}
      >
        <Trans>Download a sample file</Trans>
      </Button>
      <details className="mt-4 border-t border-hairline pt-2">
        <summary className="w-fit py-2 font-semibold text-spruce">
          <Trans>All supported headings</Trans>
        </summary>
        <table className="mt-1 w-full text-left text-base wrap-anywhere">
          <caption className="sr-only">
            <Trans>All supported headings</Trans>
          </caption>
          <thead>
            <tr className="border-b border-hairline text-ink-soft">
              <th scope="col" className="py-2 pr-4 font-normal">
                <Trans>Heading</Trans>
              </th>
              <th scope="col" className="py-2 font-normal">
                <Trans>Contents</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ role, label, also, spanish = [], holds }) => (
              <tr key={role} className="border-b border-hairline align-top">
                <th scope="row" className="w-1/2 py-2 pr-4 font-semibold">
                  <span lang="en">{label}</span>
                  {also.length > 0 && (
                    <span className="block font-normal text-ink-soft">
                      <Trans>
                        or <span lang="en">{also.join(', ')}</span>
                      </Trans>
                    </span>
                  )}
                  {inSpanish && <span className="block font-normal text-ink-soft">{spanish.join(', ')}</span>}
                </th>
                <td className="py-2">{translate(holds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {children}
    </section>
  )
}
