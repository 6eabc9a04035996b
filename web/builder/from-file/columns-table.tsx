import { COLUMNS } from '#domain/import/columns.ts'
import { sampleFile } from '#domain/import/sample-file.ts'
import { saveFile } from '#web/download/save-file.ts'
import { Button } from '#web/ui/button.tsx'

/** How a table has to look, and one to begin with. */
export function ColumnsTable() {
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
        <table className="glance-table mt-1 text-base">
          <caption className="sr-only">All headings that are read</caption>
          <thead>
            <tr>
              <th scope="col">Heading</th>
              <th scope="col">Also read</th>
              <th scope="col">What stands in it</th>
            </tr>
          </thead>
          <tbody>
            {COLUMNS.map(({ role, label, also, holds }) => (
              <tr key={role}>
                <th scope="row">{label}</th>
                <td data-label="Also read">{also.join(', ')}</td>
                <td data-label="What stands in it">{holds}</td>
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
