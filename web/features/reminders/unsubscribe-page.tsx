import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { pages } from '#api/pages.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { cleanedMessage } from '#web/features/account/auth/failure.ts'
import { AccountSheet } from '#web/features/account/pages/account-sheet.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { applyLinkLanguage } from '#web/i18n/language.ts'

/** Where the link at the end of a reminder leads. Only a press turns them off: a program that follows links in mail changes nothing. */
export default function UnsubscribePage() {
  const { search, hash } = useLocation()
  const token = new URLSearchParams(search).get('token') ?? ''
  useEffect(() => void applyLinkLanguage(hash), [hash])
  return (
    <AccountSheet title={t`Reminders by Email`}>
      {token ? (
        <TurnOff token={token} />
      ) : (
        <p>
          <Trans>
            This link is incomplete. Please open it from the email again, or turn the reminders off in your{' '}
            <Link to={pages.settings} className="link">
              settings
            </Link>
            .
          </Trans>
        </p>
      )}
    </AccountSheet>
  )
}

function TurnOff({ token }: { token: string }) {
  const [state, setState] = useState<'asks' | 'busy' | 'off'>('asks')
  const [failure, setFailure] = useState<unknown>()
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state === 'off') done.current?.focus()
  }, [state])

  const turnOff = async () => {
    setState('busy')
    setFailure(undefined)
    try {
      await call('POST /api/reminders/turn-off', { token })
      setState('off')
    } catch (error) {
      console.error('Turning the reminders off failed', error)
      setFailure(error)
      setState('asks')
    }
  }

  if (state === 'off')
    return (
      <p ref={done} tabIndex={-1}>
        <Trans>
          The reminders are off, and no more will be sent. You can turn them back on in your{' '}
          <Link to={pages.settings} className="link">
            settings
          </Link>
          .
        </Trans>
      </p>
    )
  return (
    <>
      {failure !== undefined && (
        <Notice kind="error" live className="mb-5">
          {translate(cleanedMessage(failure))}
        </Notice>
      )}
      <p className="mb-5">
        <Trans>Stop email reminders about your trust? Your answers and documents stay as they are.</Trans>
      </p>
      <Button busy={state === 'busy'} className="w-full" onClick={() => void turnOff()}>
        <Trans>Turn Off Reminders</Trans>
      </Button>
    </>
  )
}
