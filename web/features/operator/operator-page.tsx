import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Overview, TABLES, tablesOf } from '#api/operator.ts'
import { pages } from '#api/pages.ts'
import { ApiError, call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { logFailure } from '#web/features/account/auth/failure.ts'
import { ProveForm } from '#web/features/account/settings/proof.tsx'
import { LoadFailed } from '#web/features/account/settings/use-loaded.tsx'
import { AccountLookup } from './account-lookup.tsx'
import { CountTable } from './count-table.tsx'

/** How long the page waits before it asks again for counts that are being made, in milliseconds. */
const AGAIN = 3_000

type Access = 'loading' | 'open' | 'code' | 'no-factor' | 'failed'

const accessAfter = (error: unknown): Access => {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'proof-needed') return 'code'
  return code === 'second-factor-off' ? 'no-factor' : 'failed'
}

/** Counts of all accounts together, and the state of one. Only an operator gets here. */
export default function OperatorPage() {
  const navigate = useNavigate()
  const [access, setAccess] = useState<Access>('loading')
  const [overview, setOverview] = useState<Overview>()
  const [busy, setBusy] = useState(false)

  const fail = useCallback((error: unknown) => {
    const next = accessAfter(error)
    if (next === 'failed') logFailure('The counts could not be loaded', error)
    setAccess(next)
  }, [])
  const load = useCallback(async () => {
    try {
      setOverview(await call('GET /api/operator/overview'))
      setAccess('open')
    } catch (error) {
      fail(error)
    }
  }, [fail])
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (access !== 'open' || !overview?.counting) return
    const again = setTimeout(load, AGAIN)
    return () => clearTimeout(again)
  }, [access, overview, load])

  const asksForCode = (error: unknown) => {
    if (accessAfter(error) === 'failed') return false
    fail(error)
    return true
  }
  const refresh = async () => {
    setBusy(true)
    await load()
    setBusy(false)
  }
  const prove = async ({ code = '' }: { code?: string }) => {
    await call('POST /api/operator/open', { code })
    await load()
  }

  return (
    <div className="mx-auto max-w-4xl px-4 py-10">
      <PageTitle>{t`Operator’s Desk`}</PageTitle>
      {access === 'loading' && (
        <p role="status" className="mt-6">
          <Trans>Loading the counts...</Trans>
        </p>
      )}
      {access === 'no-factor' && (
        <Notice kind="warning" title={t`Two-factor authentication is off`} live className="mt-6">
          <Trans>
            The desk requires it.{' '}
            <Link to={`${pages.settings}?tab=security`} className="link">
              Turn it on in your settings
            </Link>
            , then come back.
          </Trans>
        </Notice>
      )}
      {access === 'failed' && (
        <div className="mt-6">
          <LoadFailed retry={load} />
        </div>
      )}
      {access === 'code' && (
        <section className="mt-6 max-w-prose">
          <p role="status">
            <Trans>You logged in a while ago. Please enter a code; the desk is then open for 30 minutes.</Trans>
          </p>
          <ProveForm
            ways={['code']}
            failed="The desk is not open"
            submit={prove}
            onClose={() => void navigate(pages.settings)}
          >
            <Trans>Open the Desk</Trans>
          </ProveForm>
        </section>
      )}
      {/* Stays in the page, so that an address that was typed is still there after the code. */}
      <div hidden={access !== 'open'} className="mt-8 space-y-12">
        <AccountLookup asksForCode={asksForCode} />
        {overview && <Counts overview={overview} busy={busy} refresh={refresh} />}
      </div>
    </div>
  )
}

interface CountsProps {
  overview: Overview
  busy: boolean
  refresh: () => Promise<void>
}

function Counts({ overview: { counts, countedAt, counting }, busy, refresh }: CountsProps) {
  const at = countedAt && `${countedAt.slice(0, 19).replace('T', ' ')} UTC`
  const tables = counts && tablesOf(counts)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline pt-6">
        <p role="status">
          {at ? <Trans>Counted {at}.</Trans> : <Trans>Nothing has been counted yet.</Trans>}{' '}
          {counting && <Trans>A new count is running.</Trans>}
        </p>
        <Button variant="secondary" size="small" busy={busy} onClick={() => void refresh()}>
          <Trans>Refresh</Trans>
        </Button>
      </div>
      {tables &&
        TABLES.map((name) => (
          <CountTable key={name} name={name} table={tables[name]} day={countedAt?.slice(0, 10) ?? ''} />
        ))}
    </>
  )
}
