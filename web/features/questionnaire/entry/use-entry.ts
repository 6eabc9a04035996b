import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pages } from '#api/pages.ts'
import { entryPath, stepPath } from '#domain/trust/routes.ts'
import { showToast } from '#web/app/toast-store.ts'
import { currentUser } from '#web/features/account/auth/auth-state.ts'
import { useOverdue } from '#web/features/trust/trust-gate.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'

/** The longest the entry page shows its spinner, in milliseconds (specification T 9). */
const PATIENCE = 2_000

const failed = (description: string) => showToast({ title: 'Error', description, destructive: true })

/**
 * What the entry page knows. `in-account`: the user has a trust. `draft`: one is only on this device so far.
 * `none`: the server has answered that there is none. `connecting`: nobody has answered.
 */
export function useEntry() {
  const { trust, status, inAccount, createNewTrust, retry } = useTrust()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const overdue = useOverdue(status === 'loading', PATIENCE)
  const state = entryState()
  const wanted = search.get('start') === 'true' && state === 'none'
  const begun = useRef(false)

  function entryState() {
    if (creating) return 'none'
    if (trust && inAccount) return 'in-account'
    if (status === 'none') return 'none'
    if (status === 'loading' && !overdue) return 'loading'
    return trust ? 'draft' : 'connecting'
  }

  const create = async (failure: string) => {
    if (begun.current) return
    if (!currentUser()) {
      showToast({
        title: 'Authentication Required',
        description: 'Please login to create a trust.',
        destructive: true,
      })
      void navigate(pages.login)
      return
    }
    begun.current = true
    setCreating(true)
    showToast({ title: 'Creating your new trust...' })
    const outcome = await createNewTrust()
    begun.current = false
    if (outcome.saved) {
      showToast({ title: 'New trust created successfully!' })
      void navigate(stepPath('name'))
    } else {
      if (!outcome.signedOut) failed(failure)
      setCreating(false)
    }
  }

  const resume = () => {
    if (!trust) return
    showToast({ title: 'Resuming your trust creation...' })
    void navigate(entryPath(trust))
  }

  const start = useRef(create)
  start.current = create
  useEffect(() => {
    if (wanted) void start.current('Failed to create a new trust. Please try again.')
  }, [wanted])

  useEffect(() => {
    if (state === 'connecting')
      showToast({
        title: 'Error loading trust data',
        description: 'Please refresh the page and try again.',
        destructive: true,
      })
  }, [state])

  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0 || state !== 'connecting') return
    const limit = setTimeout(
      () =>
        showToast({
          title: 'Connection Error',
          description: 'Could not check for existing trust data. Please try again.',
          destructive: true,
        }),
      PATIENCE,
    )
    return () => clearTimeout(limit)
  }, [asked, state])

  const tryAgain = () => {
    retry()
    setAsked(asked + 1)
  }

  return {
    state,
    creating,
    start: () => create('Failed to create a new trust. Please try again.'),
    begin: () => create('Failed to create your trust. Please try again.'),
    resume,
    retry: tryAgain,
  }
}
