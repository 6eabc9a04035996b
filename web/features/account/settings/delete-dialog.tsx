import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { pages } from '#api/pages.ts'
import type { Session } from '#api/session.ts'
import { call } from '#web/api/call.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { Notice } from '#web/components/notice.tsx'
import { setSession, useAuth } from '#web/features/account/auth/auth-state.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { forgetSelectedPlan } from '#web/features/checkout/selected-plan.ts'
import { skipTrustCheck } from '#web/features/trust/trust-existence.ts'
import { translate } from '#web/i18n/i18n.ts'
import { CurrentPassword, useProof } from './proof.tsx'

/** Runs a function once the component is unmounted, or immediately if it already is. */
function useAfterUnmount(): (finish: () => void) => void {
  const gone = useRef(false)
  const atLast = useRef<() => void>(undefined)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      atLast.current?.()
    }
  }, [])
  return (finish) => {
    if (gone.current) finish()
    else atLast.current = finish
  }
}

/**
 * Deletes the account on the server and its data in this browser. Resolves to the signed-out session, which the caller
 * sets. Throws what `call` throws, with nothing deleted.
 */
async function deleteOwnAccount(uid: string, proof: { password?: string; email?: string }): Promise<Session> {
  const { forgetDevice, stopSending } = await import('#web/features/trust-sync/session.ts')
  // The event stream would report the end of the session before the answer does, and lead away from the page.
  stopSending(uid)
  const session = await call('POST /api/account/delete', proof)
  await forgetDevice(uid).catch((error: unknown) =>
    console.error('The copy in this browser could not be removed', error),
  )
  forgetSelectedPlan()
  return session
}

const filled = (message: string) => z.string().check(z.minLength(1, message))
const proofs = {
  password: z.object({ password: filled('Please enter your password'), email: z.string() }),
  email: z.object({ password: z.string(), email: filled('Please enter your email address') }),
}
const blank = { password: '', email: '' }

interface DeleteDialogProps {
  /** Whether the account has one; else its email address is asked for. */
  hasPassword: boolean
  onClose: () => void
}

/** Asks once more, and for proof, before the account is deleted. */
export function DeleteDialog({ hasPassword, onClose }: DeleteDialogProps) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const afterUnmount = useAfterUnmount()
  const asked = hasPassword ? 'password' : 'email'
  const { busy, send, atField, failure } = useProof(asked, 'Deleting the account failed', remove)

  async function remove(typed: typeof blank) {
    if (!user) return
    const session = await deleteOwnAccount(user.uid, { [asked]: typed[asked] })
    // Announced while this page is still open, the sign-out would lead to the login page.
    afterUnmount(() => {
      setSession(session)
      showToast({ title: 'Account deleted', description: 'Your account and everything in it have been deleted.' })
    })
    // There is nobody left for the header to ask the server about on the next page.
    skipTrustCheck(user.uid)
    await navigate(pages.home, { replace: true })
  }

  return (
    <Dialog open title={t`Delete your account?`} onClose={() => busy || onClose()}>
      <p>
        <Trans>
          Your profile, your answers, your card details and your purchases are deleted at once, and you are logged out
          on every device. This cannot be undone.
        </Trans>
      </p>
      <Form schema={proofs[asked]} values={blank} lock={busy} className="mt-5 space-y-5" onSubmit={send}>
        {failure !== undefined && (
          <Notice kind="error" live>
            <Trans>Your account was not deleted. {translate(cleanedMessage(failure))}</Trans>
          </Notice>
        )}
        {hasPassword ? (
          <CurrentPassword fieldError={atField} />
        ) : (
          <Field
            name="email"
            type="email"
            label={t`Email`}
            help={t`Type ${user?.email ?? 'your email address'} to confirm.`}
            autoComplete="off"
            fieldError={atField}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="destructive" busy={busy}>
            <Trans>Delete for good</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
