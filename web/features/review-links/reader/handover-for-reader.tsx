import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Tabs } from 'radix-ui'
import { Suspense, useState } from 'react'
import type { Review } from '#api/review-links.ts'
import { localDate, longDate } from '#domain/formats/calendar-date.ts'
import type { DocumentId } from '#domain/trust/documents.ts'
import { lazyWithRetry, PartMissing } from '#web/app/lazy-with-retry.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/progress.tsx'
import { BinderWithAcceptanceDate } from '#web/features/handover/binder-with-acceptance-date.tsx'
import { TrustName } from '#web/features/trust/trust-sheet.tsx'
import { locale } from '#web/i18n/i18n.ts'
import { TAB } from './trust-for-reader.tsx'

const DocumentsForReader = lazyWithRetry(() => import('./documents-for-reader.tsx'), PartMissing)

const DOCUMENTS = ['trust-agreement', 'certificate-of-trust'] as const satisfies readonly DocumentId[]

/** A trust as the successor trustee sees it through a handover link: the binder, and the two documents that it rests on. */
export default function HandoverForReader({ review }: { review: Review }) {
  const { record, label, expiresAt, previews } = review
  const [shown, setShown] = useState('binder')
  const paper = shown === 'binder' ? 'binder-page print:max-w-none print:p-0' : 'printable'
  return (
    <div className={`page-width py-10 ${paper}`}>
      <div className="screen-only print:hidden">
        <PageTitle>{t`The Trustee’s Handover`}</PageTitle>
        <TrustName trust={record} />
        <p className="mt-3 max-w-prose">
          <Trans>
            For <bdi className="font-semibold">{label}</bdi>. This is what the owner has prepared for the successor
            trustee, as it is now. The signed documents count; this page states facts and gives no advice.
          </Trans>
        </p>
        <p className="mt-2 max-w-prose text-base text-ink-soft">
          <Trans>
            This link works until {longDate(localDate(new Date(expiresAt)), locale())}, and its owner sees when it is
            opened. Print the binder while it does, and keep both to yourself.
          </Trans>
        </p>
      </div>
      <Tabs.Root value={shown} onValueChange={setShown} className="mt-8 print:mt-0">
        <Tabs.List
          aria-label={t`What to read`}
          className="screen-only flex flex-wrap border-b border-hairline print:hidden"
        >
          <Tabs.Trigger value="binder" className={TAB}>
            <Trans>Binder</Trans>
          </Tabs.Trigger>
          <Tabs.Trigger value="documents" className={TAB}>
            <Trans>Documents</Trans>
          </Tabs.Trigger>
        </Tabs.List>
        {/* Stays in the page, so that the day that was typed is not lost. */}
        <Tabs.Content value="binder" forceMount className="max-w-4xl data-[state=inactive]:hidden print:max-w-none">
          <BinderWithAcceptanceDate trust={record} />
        </Tabs.Content>
        <Tabs.Content value="documents" className="pt-6 print:pt-0">
          <Suspense fallback={<Waiting>{t`Loading the documents...`}</Waiting>}>
            <DocumentsForReader trust={record} previews={previews} offered={DOCUMENTS} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
