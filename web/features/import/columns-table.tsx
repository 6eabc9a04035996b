import { COLUMNS } from '#domain/import/columns.ts'
import { sampleFile } from '#domain/import/sample-file.ts'
import { Button } from '#web/components/button.tsx'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { useLanguage } from '#web/spanish/language.ts'
import { say } from '#web/spanish/say.ts'

/** How a table has to look, and one to begin with. */
export function ColumnsTable() {
  const inSpanish = useLanguage() === 'es'
  return (
    <section aria-labelledby="columns" className="mt-12">
      <h2 id="columns" className="text-2xl">
        How a table has to look
      </h2>
      <p className="mt-2">
        One person or charity in each line, under a first line of headings. Only the name is needed. Save it as CSV; the
        character between cells may be a comma, a semicolon or a tab. Upper and lower case, spaces and the order of the
        columns do not matter, and columns with other headings are not read.
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => saveFile('kinstead-beneficiaries-sample.csv', new TextEncoder().encode(sampleFile()))}
      >
        Download a sample file
      </Button>
      <details className="mt-4 border-t border-hairline pt-2">
        <summary className="w-fit py-2 font-semibold text-spruce">All headings that are read</summary>
        <table className="mt-1 w-full text-left text-base">
          <caption className="sr-only">All headings that are read</caption>
          <thead>
            <tr className="border-b border-hairline text-ink-soft">
              <th scope="col" className="py-2 pr-4 font-normal">
                Heading
              </th>
              <th scope="col" className="py-2 font-normal">
                What stands in it
              </th>
            </tr>
          </thead>
          <tbody>
            {COLUMNS.map(({ role, label, also, spanish = [], holds }) => (
              <tr key={role} className="border-b border-hairline align-top">
                <th scope="row" className="w-1/2 py-2 pr-4 font-semibold">
                  <span lang="en">{label}</span>
                  <span className="block font-normal text-ink-soft wrap-anywhere">
                    or <span lang="en">{also.join(', ')}</span>
                  </span>
                  {inSpanish && (
                    <span className="block font-normal text-ink-soft wrap-anywhere">{spanish.join(', ')}</span>
                  )}
                </th>
                <td className="py-2">{say(holds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="mt-4">
        Of contacts (vCard), the name, email, postal address and birth year are read, and who is whose relative.
        Telephone numbers, pictures and notes are not. Social security numbers of beneficiaries are never asked for, and
        a column of them is not read.
      </p>
    </section>
  )
}
