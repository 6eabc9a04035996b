import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type CalendarDate, longDate } from '#domain/formats/calendar-date.ts'
import { product } from '#domain/product.ts'
import { documentNames } from '#domain/trust/documents.ts'
import { CONTACT_ROLES } from '#domain/trust/enumerations.ts'
import { binderLines, ORDER_OF_SUCCESSION } from '#domain/trust/handover/binder.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { documentsToSign } from '#domain/trust/signing-day.ts'
import { useToday } from '#web/components/times.ts'
import { locale, translate } from '#web/i18n/i18n.ts'
import { AssetsPart, NoteText, PeoplePart, Rule } from './binder-tables.tsx'
import { FirstDays } from './first-days.tsx'

interface BinderProps {
  trust: TrustRecord
  /** The day on which the successor accepts, `yyyy-MM-dd`; '' while it is not known. */
  accepted: CalendarDate | ''
  /** What is said above all of it. */
  note?: ReactNode
}

/** All that a successor trustee needs first, in parts to read and to print. It holds no social security number. */
export function Binder({ trust, accepted, note }: BinderProps) {
  return (
    <div className="binder">
      <Cover trust={trust} />
      <Part id="the-trust" title={t`1. The trust, and who serves it`}>
        {note}
        <TheTrust trust={trust} />
      </Part>
      <Part id="the-papers" title={t`2. Where the documents are`}>
        <NoteText text={trust.handoverOriginals} />
        <p className="mt-3">
          <Trans>Only the signed originals of these documents count, not the files on a computer.</Trans>
        </p>
        <ul className="mt-1 list-disc pl-6 print:list-none print:pl-0">
          <li aria-hidden="true" className="hidden text-ink-soft print:flex print:gap-3">
            <span className="print:w-[70mm]" />
            <Trans>Kept at</Trans>
          </li>
          {documentsToSign(trust).map(({ document }) => (
            <li key={document} className="print:mt-3 print:flex print:items-end print:gap-3">
              <span className="print:w-[70mm]">{translate(documentNames[document])}</span>
              <Rule className="flex-1" />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="the-calls" joins title={t`3. Whom to call`}>
        <Contacts trust={trust} />
      </Part>
      <Part id="first-days" title={t`4. The first sixty days`}>
        <FirstDays trust={trust} accepted={accepted} />
      </Part>
      <Part id="the-assets" title={t`5. The assets, and what still has to be moved`}>
        <AssetsPart trust={trust} />
      </Part>
      <Part id="the-beneficiaries" title={t`6. The beneficiaries`}>
        <PeoplePart trust={trust} />
      </Part>
      <Part id="the-notes" joins title={t`7. Notes for you`}>
        <NoteText text={trust.handoverNotes} />
      </Part>
    </div>
  )
}

interface PartProps {
  id: string
  title: string
  /** On paper it follows the part before it on the same sheet. */
  joins?: true
  children: ReactNode
}

function Part({ id, title, joins, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={joins ? 'mt-10' : 'binder-part mt-10'}>
      <h2 id={id} tabIndex={-1} className="mb-3 border-b-2 border-ink pb-1 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

const trustNameOf = (trust: TrustRecord) => trust.trustName?.trim() || t`Untitled Trust`

/** The first sheet on paper; on the screen the page's own title says the same. */
function Cover({ trust }: { trust: TrustRecord }) {
  const today = useToday()
  return (
    <div className="binder-cover hidden print:block">
      <p className="text-3xl">
        <Trans>Binder for the successor trustee</Trans>
      </p>
      <p dir="auto" className="mt-6 text-2xl wrap-anywhere">
        {trustNameOf(trust)}
      </p>
      {trust.trustDate && <p className="mt-2">{t`Dated as of ${longDate(trust.trustDate, locale())}`}</p>}
      <p className="mt-10 text-xl">
        <Trans>
          For <bdi>{trust.backupTrusteeName?.trim() || t`the successor trustee`}</bdi>
        </Trans>
      </p>
      <p className="mt-10">
        <Trans>Printed on {longDate(today, locale())} from the owner’s answers on that day.</Trans>
      </p>
      <p className="mt-4">
        <Trans>
          This binder states facts and their sources. It gives no advice and is not one of the documents: the signed
          trust agreement controls.
        </Trans>{' '}
        {translate(product.notALawFirm)}
      </p>
    </div>
  )
}

function TheTrust({ trust }: { trust: TrustRecord }) {
  return (
    <>
      <dl className="divide-y divide-hairline">
        <Row label={t`Trust`}>
          <bdi>{trustNameOf(trust)}</bdi>
          {trust.trustDate && <span className="block">{t`Dated as of ${longDate(trust.trustDate, locale())}`}</span>}
        </Row>
        {binderLines(trust).map(({ label, value, words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several co-trustees have one label
          <Row key={at} label={translate(label)}>
            {value ? (
              <bdi className="whitespace-pre-line [unicode-bidi:plaintext]">{value}</bdi>
            ) : words ? (
              translate(words)
            ) : (
              <ByHand />
            )}
          </Row>
        ))}
      </dl>
      <h3 className="mt-5 text-xl">
        <Trans>If no trustee is serving, the office is filled in this order</Trans>
      </h3>
      <ol className="mt-1 list-decimal space-y-1 pl-6">
        <li>
          {trust.backupTrusteeName?.trim() ? (
            <bdi className="font-semibold">{trust.backupTrusteeName.trim()}</bdi>
          ) : (
            t`The successor trustee whom the agreement names`
          )}
        </li>
        {ORDER_OF_SUCCESSION.map((words) => (
          <li key={words}>{translate(words)}</li>
        ))}
      </ol>
      <p className="mt-2 text-base text-ink-soft">
        <Trans>
          A person who is not qualified, is unable to serve or does not accept is passed over. A successor has no power
          before accepting the office in writing. (Irrevocable Trust Agreement, Article 12)
        </Trans>
      </p>
    </>
  )
}

function ByHand() {
  return (
    <>
      <span className="text-ink-soft italic print:hidden">
        <Trans>Not in the answers; see the signed documents</Trans>
      </span>
      <Rule className="w-full" />
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2 sm:grid-cols-[15rem_minmax(0,1fr)] print:grid-cols-[55mm_minmax(0,1fr)]">
      <dt className="text-base text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Only what a telephone can dial. */
const dialed = (phone: string) => phone.replace(/[^\d+]/g, '')

function Contacts({ trust }: { trust: TrustRecord }) {
  const contacts = trust.contacts ?? []
  if (contacts.length === 0) return <NoteText text={undefined} />
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {contacts.map(({ id, role, name, phone, email, note }) => (
        <li key={id} className="min-w-0 border-l-2 border-brass pl-4 print:break-inside-avoid">
          <p className="text-base text-ink-soft">{translate(CONTACT_ROLES[role])}</p>
          <p dir="auto" className="font-semibold wrap-anywhere">
            {name}
          </p>
          {phone && (
            <p>
              <a href={`tel:${dialed(phone)}`} className="link inline-block py-1">
                <bdi>{phone}</bdi>
              </a>
            </p>
          )}
          {email && (
            <p className="wrap-anywhere">
              <a href={`mailto:${email}`} className="link inline-block py-1">
                {email}
              </a>
            </p>
          )}
          {!phone && !email && <Rule className="w-full" />}
          {note && (
            <p dir="auto" className="wrap-anywhere">
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
