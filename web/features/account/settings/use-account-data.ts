import { useCallback, useEffect, useRef, useState } from 'react'
import type { Account } from '#api/account.ts'
import type { Profile } from '#api/profile.ts'
import type { Billing } from '#api/purchases.ts'
import { call } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { logFailure } from './log-failure.ts'

export interface AccountData {
  profile: Profile
  /** Null when there is no card on file. */
  billing: Billing | null
  account: Account
}

async function read(): Promise<AccountData> {
  const [profile, billing, account] = await Promise.all([
    call('GET /api/users/me'),
    call('GET /api/billing'),
    call('GET /api/account'),
  ])
  return { profile, billing, account }
}

/** What the settings show, read once when they are opened, and again when that failed and the reader asks for it. */
export function useAccountData() {
  const [data, setData] = useState<AccountData | null>(null)
  const [failed, setFailed] = useState(false)
  const open = useRef(true)

  const load = useCallback(() => {
    setFailed(false)
    read().then(
      (found) => open.current && setData(found),
      (error: unknown) => {
        if (!open.current) return
        logFailure('Reading the account failed', error)
        showToast({ title: 'Error', description: 'Failed to load user information', destructive: true })
        setFailed(true)
      },
    )
  }, [])
  useEffect(() => {
    open.current = true
    load()
    return () => {
      open.current = false
    }
  }, [load])

  const change = (changed: Partial<AccountData>) => setData((before) => before && { ...before, ...changed })
  return { data, failed, load, change }
}
