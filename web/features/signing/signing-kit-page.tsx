import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Run } from '#documents/model.ts'
import { type Person, type SigningSheet, signingKit } from '#documents/signing-kit/kit.ts'
import { english } from '#domain/message.ts'
import { product } from '#domain/product.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { questionOf } from '#domain/trust/question-of.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { BEFORE_SIGNING, FUNDING_PLAN, HANDOVER, SIGNING_DAY } from '#domain/trust/routes.ts'
import { NOTARY_WORDS, type WitnessNeed } from '#domain/trust/signing-day.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { ChangedSinceSigned } from '#web/features/trust/agreement-signed.tsx'
import { SourcedFacts } from '#web/features/trust/sourced-facts.tsx'
import { TrustName, TrustSheet } from '#web/features/trust/trust-sheet.tsx'
import { translate } from '#web/i18n/i18n.ts'

export default function SigningKitPage() {
  return (
    <TrustSheet
      title={t`Signing-Day Kit`}
      awaited={t`Loading your answers...`}
      none={t`Start a trust, and this page will show who signs each document and before whom.`}
    >
      {(trust) => <SigningKit trust={trust} />}
    </TrustSheet>
  )
}

/** Who signs what on the day of signing, from the answers as they stand. */
function SigningKit({ trust }: { trust: TrustRecord }) {
  const { bring, notary, sheets } = signingKit(trust)
  return (
    <div className="max-w-4xl print:max-w-none">
      <TrustName trust={trust} />
      <Notice
        kind="warning"
        title={t`Notarization and witnesses are your own responsibility.`}
        className="mt-5 print:mt-2 print:px-3 print:py-1.5"
      >
        <p>
          <Trans>
            No one at {product.name} checks how your documents are signed. This sheet states facts and their sources. It
            does not tell you what to do or whether your documents are valid.
          </Trans>{' '}
          {/* On the screen it is in the page's foot. */}
          <span className="hidden print:inline">
            {translate(product.notALawFirm)} {translate(product.attorneyFirst)}
          </span>
        </p>
      </Notice>
      <ChangedSinceSigned trust={trust} className="mt-3 print:mt-2 print:px-3 print:py-1.5" />
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={SIGNING_DAY}>
          <Trans>Plan the signing day</Trans>
        </LinkButton>
        <PrintButton />
        <LinkButton to={BEFORE_SIGNING} variant="quiet">
          <Trans>Before You Sign</Trans>
        </LinkButton>
        <LinkButton to={FUNDING_PLAN} variant="quiet">
          <Trans>Go to the funding plan</Trans>
        </LinkButton>
        <LinkButton to={HANDOVER} variant="quiet">
          <Trans>Go to the handover</Trans>
        </LinkButton>
      </div>
      <div className="print:grid print:grid-cols-2 print:gap-x-[7mm]">
        <section aria-labelledby="bring" className="mt-8 print:mt-3">
          <h2 id="bring" className="mb-2 text-2xl">
            <Trans>What to Bring</Trans>
          </h2>
          <SourcedFacts facts={bring} />
        </section>
        <section aria-labelledby="notary" className="mt-8 print:mt-3">
          <h2 id="notary" className="mb-2 text-2xl">
            <Trans>The Notary</Trans>
          </h2>
          <SourcedFacts facts={notary.facts} />
          {notary.named.length > 0 && (
            <p className="mt-1 pl-5">
              <Trans>
                Named in your documents: <PeopleInARow people={notary.named} />
              </Trans>
            </p>
          )}
        </section>
      </div>
      <section aria-labelledby="order" className="mt-8 print:mt-3">
        <h2 id="order" className="mb-2 text-2xl">
          <Trans>In This Order</Trans>
        </h2>
        <p className="mb-5 print:mb-1">
          <Trans>The trust agreement is signed first, then the documents that refer to it.</Trans>
        </p>
        <ol className="space-y-5 print:columns-2 print:gap-x-[7mm] print:space-y-2">
          {sheets.map((sheet, at) => (
            <Sheet key={sheet.document} sheet={sheet} number={at + 1} />
          ))}
        </ol>
      </section>
    </div>
  )
}

const witnessWords: Record<WitnessNeed, string> = {
  two: 'Two',
  optional: 'Optional',
  'two-or-notary': 'Two, or a notary instead',
  none: 'None',
}

/** What is to be known about signing one document. */
function Sheet({ sheet, number }: { sheet: SigningSheet; number: number }) {
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
          <p className="font-semibold">{translate(NOTARY_WORDS[notary.need])}</p>
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

/** A name from the answers. One that has not been given leads to its question, one that nobody is asked for is written by hand. */
function Name({ name }: { name?: Run }) {
  if (!name) return <span className="inline-block w-40 border-b border-ink align-baseline print:w-24">&nbsp;</span>
  const place = name.blank && questionOf(name.blank.field, name.blank.entryId)
  if (place)
    return (
      <Link
        to={place.path}
        className="link"
        aria-label={t`${translate(name.text)}: not answered yet. Go to ${translate(place.label)}`}
      >
        {translate(name.text)}
      </Link>
    )
  return <bdi className="font-semibold wrap-anywhere">{name.text}</bdi>
}

/** One person to a line, each with his or her part. */
function PersonList({ people }: { people: readonly Person[] }) {
  return (
    <ul className="space-y-0.5 print:space-y-0">
      {people.map(({ name, as }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two signers can have the same name and the same part
        <li key={at}>
          <Name name={name} />, <span className="text-ink-soft">{lowered(translate(as))}</span>
        </li>
      ))}
    </ul>
  )
}

/** The longest list of names that a sheet bears; the others are counted. */
const MAX_NAMES = 12

/** Names in a row, each with what he or she is, unless all are the same. */
function PeopleInARow({ people }: { people: readonly Person[] }) {
  const shown = people.length > MAX_NAMES + 1 ? people.slice(0, MAX_NAMES) : people
  const differ = new Set(people.map(({ as }) => english(as))).size > 1
  return (
    <>
      {shown.map(({ name, as }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <span key={at}>
          {at > 0 && '; '}
          <Name name={name} />
          {differ && <span className="text-ink-soft"> ({lowered(translate(as))})</span>}
        </span>
      ))}
      {shown.length < people.length && t`; and ${people.length - shown.length} more beneficiaries on Schedule A`}
      {'.'}
    </>
  )
}

const lowered = (as: string) => as.replace(/^[A-Z]|(?<=, )[A-Z]/g, (letter) => letter.toLowerCase())
