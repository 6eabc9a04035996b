import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NotaryNeed, SigningSheet, WitnessNeed } from '#documents/signing-kit/sheet.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { SourcedFacts } from '#web/features/trust/sourced-facts.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { PeopleInARow, PersonList } from './person-list.tsx'

const witnessWords: Record<WitnessNeed, string> = {
  two: 'Two',
  optional: 'Optional',
  'two-or-notary': 'Two, or a notary instead',
  none: 'None',
}
const notaryWords: Record<NotaryNeed, string> = {
  optional: 'Not required',
  refusable: 'Not required, but others may refuse the document without one',
  deeds: 'Required for deeds and vehicle titles only',
  'two-or-notary': 'One, or two witnesses instead',
  none: 'None',
}

/** What is to be known about signing one document. */
export function Sheet({ sheet, number }: { sheet: SigningSheet; number: number }) {
  const { document, signers, signing, witnesses, notary, ifMissing, afterwards } = sheet
  const heading = `sign-${document}`
  return (
    <li
      aria-labelledby={heading}
      className="rounded-lg border border-hairline bg-surface p-5 sm:p-7 print:break-inside-avoid print:rounded-none print:border-0 print:p-0"
    >
      <h3 id={heading} className="text-xl">
        {number}. {translate(documentNames[document])}
      </h3>
      {sheet.skipped ? (
        <p className="mt-2">
          <Trans>You skipped this optional document. There is nothing to sign.</Trans>
        </p>
      ) : (
        <dl className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)] print:mt-0.5 print:grid-cols-[16mm_minmax(0,1fr)] print:gap-x-2 print:gap-y-0">
          <Row term={t`Who signs`}>
            <PersonList people={signers} />
            {signing.length > 0 && <SourcedFacts facts={signing} className="mt-1" />}
          </Row>
          <Row term={t`Witnesses`}>
            <p className="font-semibold">{translate(witnessWords[witnesses.need])}</p>
            {witnesses.facts.length > 0 && <SourcedFacts facts={witnesses.facts} />}
            {witnesses.named.length > 0 && (
              <p className="pl-5 print:pl-4">
                {translate(witnesses.namedAs) ?? ''}: <PeopleInARow people={witnesses.named} />
              </p>
            )}
          </Row>
          <Row term={t`Notary`}>
            <p className="font-semibold">{translate(notaryWords[notary.need])}</p>
            {notary.facts.length > 0 && <SourcedFacts facts={notary.facts} />}
          </Row>
          {ifMissing.length > 0 && (
            <Row term={t`If missing`}>
              <SourcedFacts facts={ifMissing} />
            </Row>
          )}
          <Row term={t`Afterward`}>
            <SourcedFacts facts={afterwards} />
          </Row>
        </dl>
      )}
      <p aria-hidden="true" className="mt-2 hidden gap-4 print:flex">
        <span className="w-24 border-b border-ink">
          <Trans>Signed on</Trans>
        </span>
        <span className="flex-1 border-b border-ink">
          <Trans>Kept at</Trans>
        </span>
      </p>
    </li>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-ink-soft max-sm:-mb-2">{translate(term)}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
