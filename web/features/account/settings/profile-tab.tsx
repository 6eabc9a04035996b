import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Profile } from '#api/profile.ts'
import { line } from '#domain/formats/schemas.ts'
import { LIMITS } from '#domain/formats/text-rules.ts'
import { product } from '#domain/product.ts'
import { call } from '#web/api/call.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { Form, type Submission } from '#web/components/form.tsx'
import { currentUser, setSession, useInstallation } from '#web/features/account/auth/auth-state.ts'
import { NumberNoteOf } from '#web/features/trust/number-note.tsx'
import { logFailure, withReason } from '../auth/failure.ts'

const Names = z.object({
  firstName: line(LIMITS.name, 'First name is required'),
  lastName: line(LIMITS.name, 'Last name is required'),
})
type Names = z.infer<typeof Names>
/** For an account that came through Google with a name of one word: it has no last name, and needs none to be saved. */
const OneWord = z.extend(Names, { lastName: line(LIMITS.name) })

interface ProfileTabProps {
  profile: Profile
  onSaved: (profile: Profile) => void
}

export function ProfileTab({ profile, onSaved }: ProfileTabProps) {
  const [busy, setBusy] = useState(false)
  const installation = useInstallation()
  const { firstName, lastName, email } = profile

  const save = async (names: Names, { reset }: Submission) => {
    setBusy(true)
    dismissToast()
    try {
      // Only what differs: the other name may have been changed on another device since this page was opened.
      const changed = {
        ...(names.firstName !== firstName && { firstName: names.firstName }),
        ...(names.lastName !== lastName && { lastName: names.lastName }),
      }
      const saved = await call('PATCH /api/users/me', changed)
      onSaved(saved)
      // What was typed is saved: from now on its field follows other devices again.
      reset({ firstName: saved.firstName, lastName: saved.lastName })
      const user = currentUser()
      // So that the header here and in the other tabs greets by the new name.
      if (user?.uid === saved.uid)
        setSession({
          user: { ...user, displayName: `${saved.firstName} ${saved.lastName}`.trim(), language: saved.language },
          installation,
        })
      showToast({ title: 'Profile Updated', description: 'Your profile information has been updated successfully' })
    } catch (error) {
      logFailure('Saving the profile failed', error)
      showToast({
        title: 'Update Failed',
        description: withReason('There was a problem updating your profile', error),
        destructive: true,
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form
      schema={lastName === '' ? OneWord : Names}
      values={{ firstName, lastName }}
      lock={busy}
      className="space-y-5"
      onSubmit={save}
    >
      <div>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-y-0 sm:*:row-span-3 sm:*:grid sm:*:grid-rows-subgrid">
          <Field name="firstName" label={t`First Name`} autoComplete="given-name" />
          <Field name="lastName" label={t`Last Name`} autoComplete="family-name" />
        </div>
        <NumberNoteOf name="firstName" />
        <NumberNoteOf name="lastName" />
      </div>
      <FieldFrame id="account-email" label={t`Email`} help={t`To change your email, please contact support.`}>
        <input
          id="account-email"
          type="email"
          className="input"
          value={email}
          disabled
          readOnly
          aria-describedby="account-email-help"
        />
      </FieldFrame>
      <p>
        <Trans>
          Support:{' '}
          <a className="link" href={`mailto:${product.supportEmail}`}>
            {product.supportEmail}
          </a>
        </Trans>
      </p>
      <Button type="submit" busy={busy}>
        <Trans>Save Changes</Trans>
      </Button>
    </Form>
  )
}
