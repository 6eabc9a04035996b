import { useEffect } from 'react'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { currentUser, onAuthState } from '#web/features/account/auth/auth-state.ts'

/** Where the window at Google keeps the `uid` of an account that its owner has just linked, until a page has shown the notice. */
export const TAKEOVER = 'google-takeover'

function wasTakenOver(uid: string): boolean {
  try {
    if (localStorage.getItem(TAKEOVER) !== uid) return false
    localStorage.removeItem(TAKEOVER)
    return true
  } catch {
    return false
  }
}

/** Tells the owner of an account, on any page, what has ended with their first login through Google. */
export function useTakeoverNotice(): void {
  useEffect(() => {
    const tell = () => {
      const user = currentUser()
      if (!user || document.visibilityState !== 'visible' || !wasTakenOver(user.uid)) return
      void askToConfirm({
        title: 'Earlier access to this account has ended',
        body: 'Google has confirmed that this email address is yours. Nobody had confirmed it here before. So the old password no longer works, every other device is logged out, all review links have ended, and two-factor authentication is off. The answers are unchanged. From now on log in with Google, or set a new password.',
        yes: 'Close',
      })
    }
    const forget = onAuthState(tell)
    document.addEventListener('visibilitychange', tell)
    return () => {
      forget()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
}
