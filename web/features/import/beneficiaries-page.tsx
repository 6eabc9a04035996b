import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type FoundBeneficiaries, readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import { COLUMNS, sampleFile } from '#domain/import/columns.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { SaveNotices } from '#web/features/trust/save-notices.tsx'
import { WithTrust } from '#web/features/trust/trust-gate.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { bytesOfFile, decode, FileField } from './file-field.tsx'
import { beneficiaryCount, Preview } from './preview.tsx'
import { useAdding } from './use-adding.ts'

/** Beneficiaries from a table or from contacts, beside the step's own way of adding them one by one. */
export function BeneficiariesFromFilePage() {
  return (
    <WithTrust awaited={t`Loading your beneficiaries...`}>
      {(trust) => (
        <div className="mx-auto max-w-prose py-8 sm:py-12">
          <PageTitle>{t`Add Beneficiaries from a File`}</PageTitle>
          <p className="mt-3">
            <Trans>
              From a table (CSV), which Excel, Numbers and Google Sheets can save, or from contacts (vCard). Your
              browser reads the file and does not upload it. You see what is in it before anything is added.{' '}
              <Link to={stepPath('beneficiaries')} className="link">
                Back to your beneficiaries
              </Link>
            </Trans>
          </p>
          <div className="mt-8 space-y-8">
            <SaveNotices />
            <BeneficiariesFromFile trust={trust} />
          </div>
          <ColumnsTable />
        </div>
      )}
    </WithTrust>
  )
}

interface Opened {
  /** A number of its own for each file that was read, so that its ticks are its own. */
  key: number
  name: string
  found: FoundBeneficiaries
}

const foundWords = ({ name, found: { entries } }: Opened) => {
  const wrong = entries.filter(({ errors }) => errors.length > 0).length
  const all = plural(entries.length, { one: '# entry', other: '# entries' })
  return t`${name} was read: ${all}, ${wrong === 0 ? t`nothing wrong` : t`${wrong} with something wrong`}.`
}

/** Choosing the file, what is in it, and what was added. */
function BeneficiariesFromFile({ trust }: { trust: TrustRecord }) {
  const { busy, added, add, undo } = useAdding(trust)
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState('')
  const newest = useRef(0)
  const done = useRef<HTMLHeadingElement>(null)

  // The button that had the focus goes with the preview.
  useEffect(() => {
    if (added.length > 0) done.current?.focus()
  }, [added])

  const takeOut = async () => {
    // The button goes with what it has undone.
    if (await undo()) document.querySelector<HTMLElement>('input[type=file]')?.focus()
  }

  const open = async (file: File) => {
    dismissToast()
    const key = ++newest.current
    const read = await bytesOfFile(file)
    // Another file may have been chosen meanwhile.
    if (key !== newest.current) return
    const found = 'rejected' in read ? read : readBeneficiaries(read.bytes, { grantor: trust.grantorName, decode })
    if ('rejected' in found) {
      setError(`${file.name}: ${translate(found.rejected)}`)
      setOpened(undefined)
      return
    }
    setError('')
    setOpened({ key, name: file.name, found })
  }

  return (
    <>
      <FileField
        label={t`File`}
        help={t`A table (.csv) or contacts (.vcf), of at most 10 MB and 1,000 entries.`}
        accept=".csv,.tsv,.txt,.vcf,text/csv,text/vcard"
        error={error}
        onFile={(file) => void open(file)}
        onSeveral={() => setError(t`Please choose one file at a time.`)}
      />
      <p role="status" className="sr-only">
        {opened && foundWords(opened)}
      </p>
      {added.length > 0 && (
        <section aria-labelledby="added" className="rounded-sm border-l-4 border-spruce bg-sage px-5 py-4">
          <h2 id="added" ref={done} tabIndex={-1} className="text-xl">
            <Trans>{beneficiaryCount(added.length)} added</Trans>
          </h2>
          <p className="mt-1">
            {added.length === 1
              ? t`It is at the end of your list, where you can change each of them.`
              : t`They are at the end of your list, where you can change each of them.`}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <LinkButton to={stepPath('beneficiaries')} size="small">
              <Trans>Go to your beneficiaries</Trans>
            </LinkButton>
            <Button variant="secondary" size="small" busy={busy} onClick={() => void takeOut()}>
              <Trans>Undo</Trans>
            </Button>
          </div>
        </section>
      )}
      {opened && (
        <Preview
          key={opened.key}
          fileName={opened.name}
          found={opened.found}
          trust={trust}
          busy={busy}
          onAdd={async (chosen) => {
            if (await add(chosen)) setOpened(undefined)
          }}
        />
      )}
    </>
  )
}

/** How to prepare a table, and one to begin with. */
function ColumnsTable() {
  const inSpanish = useLanguage() === 'es'
  return (
    <section aria-labelledby="columns" className="mt-12">
      <h2 id="columns" className="text-2xl">
        <Trans>How to prepare a table</Trans>
      </h2>
      <p className="mt-2">
        <Trans>
          The first line has the headings, and each line below it one person or charity. Only the name is required. Save
          the table as CSV, with commas, semicolons or tabs between cells. Upper and lower case, spaces and the order of
          the columns do not matter. Columns with other headings are not read.
        </Trans>
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => saveFile('kinstead-beneficiaries-sample.csv', new TextEncoder().encode(sampleFile()))}
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
            {COLUMNS.map(({ role, label, also, spanish = [], holds }) => (
              <tr key={role} className="border-b border-hairline align-top">
                <th scope="row" className="w-1/2 py-2 pr-4 font-semibold">
                  <span lang="en">{label}</span>
                  <span className="block font-normal text-ink-soft">
                    <Trans>
                      or <span lang="en">{also.join(', ')}</span>
                    </Trans>
                  </span>
                  {inSpanish && <span className="block font-normal text-ink-soft">{spanish.join(', ')}</span>}
                </th>
                <td className="py-2">{translate(holds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="mt-4">
        <Trans>
          From contacts (vCard), the name, email, postal address, birth year and relationship are read. Telephone
          numbers, pictures and notes are not. Social security numbers of beneficiaries are never asked for, and a
          column of them is not read.
        </Trans>
      </p>
    </section>
  )
}
