import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type FoundBeneficiaries, readBeneficiaries } from '#domain/import/beneficiaries-file.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { beneficiaryCount } from './beneficiary-count.ts'
import { decode } from './decode.ts'
import { FileField } from './file-field.tsx'
import { Preview } from './preview.tsx'
import { bytesOfFile } from './read-file.ts'
import { useAdding } from './use-adding.ts'

interface Opened {
  /** A number of its own for each file that was read, so that its ticks are its own. */
  key: number
  name: string
  found: FoundBeneficiaries
}

const toldOf = ({ name, found: { entries } }: Opened) => {
  const wrong = entries.filter(({ errors }) => errors.length > 0).length
  const all = plural(entries.length, { one: '# entry', other: '# entries' })
  return t`${name} was read: ${all}, ${wrong === 0 ? t`nothing wrong` : t`${wrong} with something wrong`}.`
}

/** Choosing the file, what is in it, and what was added. */
export function BeneficiariesFromFile({ trust }: { trust: TrustRecord }) {
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
    const found = 'refused' in read ? read : readBeneficiaries(read.bytes, { grantor: trust.grantorName, decode })
    if ('refused' in found) {
      setError(`${file.name}: ${translate(found.refused)}`)
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
        {opened && toldOf(opened)}
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
