import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { ApiError, call } from '#web/api/call.ts'
import { Button, LinkButton } from '#web/components/button.tsx'
import { askToConfirm } from '#web/components/confirm-store.ts'
import { Notice } from '#web/components/notice.tsx'
import { setSession, useAuth } from '#web/features/account/auth/auth-state.ts'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { rememberOrigin } from '#web/features/account/auth/origin.ts'
import { SendLink } from '#web/features/account/unverified-notice.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { AccountSheet } from './account-sheet.tsx'
import { endedWords, useToken } from './mail-link.ts'

const KEY = 'verificationToken'

/** Where the link in the mail leads. Only a press confirms: a program that follows links in mail changes nothing. */
export default function VerifyEmailPage() {
  const token = useToken(pages.verifyEmail, KEY)
  const { user } = useAuth()
  const [wasHere, setWasHere] = useState(false)
  if (!user) return <LogInFirst token={token} />
  if (user.emailVerified) return <Confirmed email={user.email} focused={wasHere} />
  return <Confirm key={token} token={token} email={user.email} onPressed={() => setWasHere(true)} />
}

/** The mailbox shows whose the address is, the login that the same person has the account. */
function LogInFirst({ token }: { token: string }) {
  useEffect(() => {
    if (token) rememberOrigin(`${pages.verifyEmail}#token=${token}`)
  }, [token])
  return (
    <AccountSheet title={t`Confirm Your Email Address`}>
      <p className="mb-5">
        <Trans>Please log in to confirm that this account and its email address are yours.</Trans>
      </p>
      <LinkButton to={pages.login} className="w-full">
        <Trans>Log In</Trans>
      </LinkButton>
      <p className="mt-6">
        <Trans>
          If you did not create this account,{' '}
          <Link to={pages.forgotPassword} className="link">
            set a new password
          </Link>
          . The account is then yours, and nobody else can use it.
        </Trans>
      </p>
    </AccountSheet>
  )
}

interface ConfirmProps {
  token: string
  email: string
  onPressed: () => void
}

function Confirm({ token, email, onPressed }: ConfirmProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const dead = !token || (failure instanceof ApiError && failure.code === 'invalid-verification-link')

  const confirmEmail = async () => {
    setBusy(true)
    setFailure(undefined)
    onPressed()
    try {
      const { session, ended } = await call('POST /api/email-verification/confirm', { token })
      window.sessionStorage.removeItem(KEY)
      setSession(session)
      if (ended.reviewLinks > 0 || ended.secondFactor)
        void askToConfirm({
          title: 'Your email address is confirmed',
          body: 'It was confirmed for the first time. To be safe, every other device is logged out. Your answers are unchanged.',
          more: endedWords(ended),
          yes: 'Close',
        })
    } catch (error) {
      console.error('Confirming the email address failed', error)
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <AccountSheet title={t`Confirm Your Email Address`}>
      {failure !== undefined && (
        <Notice kind="error" live className="mb-5">
          {translate(cleanedMessage(failure))}
        </Notice>
      )}
      {dead ? (
        <>
          <p className="mb-5 wrap-anywhere">
            <Trans>
              A link for {email} works once and expires after one day. Please open the newest one, or send another.
            </Trans>
          </p>
          <SendLink>{t`Send a New Link`}</SendLink>
        </>
      ) : (
        <>
          <p className="mb-5 wrap-anywhere">
            <Trans>Is {email} your email address? Confirming it logs you out on every other device.</Trans>
          </p>
          <Button busy={busy} className="w-full" onClick={() => void confirmEmail()}>
            <Trans>Confirm Email Address</Trans>
          </Button>
        </>
      )}
    </AccountSheet>
  )
}

/** `focused` when it stands where the button was, which had the focus. */
function Confirmed({ email, focused }: { email: string; focused: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (focused) words.current?.focus()
  }, [focused])
  return (
    <AccountSheet title={t`Your Email Address Is Confirmed`}>
      <p ref={words} tabIndex={-1} className="mb-5 wrap-anywhere">
        <Trans>You have confirmed that {email} is yours.</Trans>
      </p>
      <LinkButton to={pages.dashboard} className="w-full">
        <Trans>Go to Your Dashboard</Trans>
      </LinkButton>
    </AccountSheet>
  )
}
