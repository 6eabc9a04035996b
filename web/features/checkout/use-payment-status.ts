import { useEffect, useState } from 'react'
import { refreshSession, useAuth } from '#web/features/account/auth/auth-state.ts'

/** The longest the check holds the page back: as long as any other check of access (specification P 9). */
const PATIENCE = 1_000

/** Whether the user has paid; 'checking' while the server is asked, for a visitor never. A check that fails counts as unpaid. */
export function usePaymentStatus(): 'checking' | 'paid' | 'unpaid' {
  const { user } = useAuth()
  const [checked, setChecked] = useState<string>()
  const uid = user?.uid
  const hasPaid = user?.hasPaid === true

  useEffect(() => {
    if (uid === undefined || hasPaid) return
    const end = () => setChecked(uid)
    const limit = setTimeout(end, PATIENCE)
    refreshSession()
      .catch((error: unknown) => console.error('The payment status could not be read', error))
      .finally(end)
    return () => clearTimeout(limit)
  }, [uid, hasPaid])

  if (hasPaid) return 'paid'
  return uid === undefined || checked === uid ? 'unpaid' : 'checking'
}
