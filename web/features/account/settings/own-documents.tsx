import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { ALL_DOCUMENTS, documentNames } from '#domain/trust/documents.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { lacksPackage, useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { availability } from '#web/features/documents/download/availability.ts'
import { PacketButton } from '#web/features/documents/download/download-buttons.tsx'
import { DownloadsProvider } from '#web/features/documents/download/downloads.tsx'
import { StillConnecting, useOverdue } from '#web/features/trust/trust-gate.tsx'
import { TrustProvider, useTrust } from '#web/features/trust-sync/trust-provider.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** As long as the dashboard waits before it says that it still connects. */
const TIMEOUT = 1_000

/** All documents that are ready, in the dashboard's own packet. */
export default function OwnDocuments() {
  const { stripe } = useInstallation()
  const locked = lacksPackage(useAuth().user) && stripe
  if (locked)
    return (
      <p>
        <Trans>
          You can download your documents with a package.{' '}
          <Link to={pages.services} className="link">
            Compare the packages
          </Link>
        </Trans>
      </p>
    )
  return (
    <TrustProvider>
      <Ready />
    </TrustProvider>
  )
}

function Ready() {
  const { trust, status, retry } = useTrust()
  const overdue = useOverdue(trust === null && status === 'loading', TIMEOUT)
  if (trust)
    return (
      <DownloadsProvider trust={trust}>
        <PacketButton trust={trust} />
        <Missing trust={trust} />
      </DownloadsProvider>
    )
  if (status === 'none')
    return (
      <p>
        <Trans>You have not started a trust yet, so there are no documents.</Trans>
      </p>
    )
  // Above what follows it on the page there is no room for the spinner of a page.
  return status === 'loading' && !overdue ? (
    <p role="status">
      <Trans>Loading your trust...</Trans>
    </p>
  ) : (
    <StillConnecting retry={retry} />
  )
}

function Missing({ trust }: { trust: TrustRecord }) {
  const words = useId()
  const missing = ALL_DOCUMENTS.filter((id) => availability(id, trust).notReady)
  if (missing.length === 0) return null
  return (
    <>
      <p id={words}>
        <Trans>
          Not included yet, because answers are missing. The{' '}
          <Link to={pages.dashboard} className="link">
            dashboard
          </Link>{' '}
          lists them.
        </Trans>
      </p>
      <ul aria-labelledby={words} className="mt-2 list-disc pl-6">
        {missing.map((id) => (
          <li key={id}>
            {translate(documentNames[id])}: {availability(id, trust).percent}%
          </li>
        ))}
      </ul>
    </>
  )
}
