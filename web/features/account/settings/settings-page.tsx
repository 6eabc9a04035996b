import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Account } from '#api/account.ts'
import { OPERATOR_DESK } from '#api/pages.ts'
import type { Profile } from '#api/profile.ts'
import type { Billing } from '#api/purchases.ts'
import { call } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { useAuth, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { logFailure } from '#web/features/account/auth/failure.ts'
import { UnverifiedNotice } from '#web/features/account/unverified-notice.tsx'
import { ReminderSettings } from '#web/features/reminders/reminders.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { BillingTab, OwnPackage, Payments } from './billing.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { Activity, SecurityTab } from './security-tab.tsx'
import { LoadFailed, useLoaded } from './use-loaded.tsx'
import { YourData } from './your-data.tsx'

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'billing', label: 'Billing' },
  { value: 'security', label: 'Security' },
] as const

interface AccountData {
  profile: Profile
  /** Null when there is no card on file. */
  billing: Billing | null
  account: Account
}

async function readAccount(): Promise<AccountData> {
  const [profile, billing, account] = await Promise.all([
    call('GET /api/users/me'),
    call('GET /api/billing'),
    call('GET /api/account'),
  ])
  return { profile, billing, account }
}

function onFailure(error: unknown) {
  logFailure('Reading the account failed', error)
  showToast({ title: 'Error', description: 'Failed to load user information', destructive: true })
}

/** The account's settings (specification P 2.11). The tab is in the address, so that it outlives a reload. */
export default function SettingsPage() {
  const [query, setQuery] = useSearchParams()
  const { stripe } = useInstallation()
  const { user } = useAuth()
  const { data, failed, load, change } = useLoaded(readAccount, onFailure)
  const [first] = tabs
  const { value } = tabs.find((tab) => tab.value === query.get('tab')) ?? first
  const whenLoaded = (show: (data: AccountData) => ReactNode) => {
    if (data) return show(data)
    return failed ? <LoadFailed retry={load} /> : <Skeleton />
  }

  return (
    <div className="mx-auto max-w-3xl px-4 py-10">
      <PageTitle>{t`Account Settings`}</PageTitle>
      <p role="status" className="sr-only">
        {data || failed ? '' : t`Loading your account...`}
      </p>
      <Tabs.Root value={value} onValueChange={(tab) => setQuery({ tab }, { replace: true })} className="mt-8">
        <Tabs.List aria-label={t`Account Settings`} className="flex flex-wrap border-b border-hairline">
          {tabs.map((tab) => (
            <Tabs.Trigger
              key={tab.value}
              value={tab.value}
              className="-mb-px min-h-12 border-b-3 border-transparent px-4 font-semibold text-ink-soft hover:text-ink data-[state=active]:border-brass data-[state=active]:text-ink sm:px-6 forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]"
            >
              {translate(tab.label)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Panel value="profile">
          {whenLoaded(({ profile }) => (
            <ProfileTab profile={profile} onSaved={(saved) => change({ profile: saved })} />
          ))}
          <ReminderSettings />
        </Panel>
        <Panel value="billing">
          <OwnPackage />
          {stripe ? (
            <Payments />
          ) : (
            whenLoaded(({ billing }) => (
              <BillingTab billing={billing} onSaved={(saved) => change({ billing: saved })} />
            ))
          )}
        </Panel>
        <Panel value="security">
          <SecurityTab isOpen={value === 'security'} />
          {value === 'security' && <Activity />}
          {whenLoaded(({ account }) => (
            <YourData hasPassword={account.hasPassword} isOpen={value === 'security'} />
          ))}
        </Panel>
      </Tabs.Root>
      {user?.operator && (
        <p className="mt-12 border-t border-hairline pt-6">
          <Link to={OPERATOR_DESK} className="link">
            <Trans>Operator’s Desk</Trans>
          </Link>
        </p>
      )}
      <UnverifiedNotice className="mt-12" />
    </div>
  )
}

/** Stays in the page while another tab is open, so that what was typed in it is not lost. */
function Panel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Content value={value} forceMount className="space-y-12 pt-8 data-[state=inactive]:hidden">
      {children}
    </Tabs.Content>
  )
}

const bar = 'rounded-sm bg-sage motion-safe:animate-pulse'

/** The placeholder while data loads. The page announces it to screen readers. */
function Skeleton() {
  return (
    <div data-skeleton aria-hidden="true" className="space-y-6">
      {['first', 'second', 'third'].map((line) => (
        <div key={line} className="space-y-2">
          <div className={`${bar} h-5 w-32`} />
          <div className={`${bar} h-12 w-full`} />
        </div>
      ))}
    </div>
  )
}
