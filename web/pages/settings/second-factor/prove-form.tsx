import { type ReactNode, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { SecondFactorProof } from '#contract/second-factor.ts'
import { Refused } from '#web/api/call.ts'
import { cleanedMessage } from '#web/auth/failure-text.ts'
import { say } from '#web/spanish/say.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/field-names.ts'
import { Form } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CodeTyped } from '../../account/code-fields.ts'
import { noteFailure } from '../note-failure.ts'

type Way = 'password' | 'code'
const schemas = {
  password: z.object({ password: z.string().check(z.minLength(1, 'Please enter your password')), code: z.string() }),
  code: z.extend(CodeTyped, { password: z.string() }),
}

interface ProveFormProps {
  /** The first is asked for; the second, if there is one, on demand. */
  ways: readonly [Way, Way?]
  /** Said of what has failed, before the reason. */
  failed: string
  submit: (proof: SecondFactorProof) => Promise<void>
  /** The words of the button. */
  children: ReactNode
  destructive?: boolean
  onClose: () => void
}

/** Asks for the password or a code before something about the second factor changes. */
export function ProveForm({ ways, failed, submit, children, destructive, onClose }: ProveFormProps) {
  const [first, second] = ways
  const [way, setWay] = useState<Way>(first)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const atField = failure instanceof Refused && failure.field === way ? failure.message : undefined
  const other = way === first ? second : first

  useEffect(() => {
    if (failure instanceof Refused && failure.field === way) focusField(way)
  }, [failure, way])

  const send = async (typed: { password: string; code: string }) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await submit({ [way]: typed[way] })
    } catch (error) {
      noteFailure(failed, error)
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Form
      key={way}
      schema={schemas[way]}
      values={{ password: '', code: '' }}
      lock={busy}
      className="mt-5 space-y-5"
      onSubmit={send}
    >
      {failure !== undefined && atField === undefined && (
        <Notice kind="error" live>
          {say(failed)}. {say(cleanedMessage(failure))}
        </Notice>
      )}
      {way === 'password' ? (
        <Field
          name="password"
          type="password"
          label="Password"
          help="So that nobody else can do this at your desk."
          autoComplete="current-password"
          fieldError={atField}
        />
      ) : (
        <Field
          name="code"
          label="Code"
          help="The six digits of your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          width="medium"
          fieldError={atField}
        />
      )}
      {other && (
        <Button variant="quiet" size="small" onClick={() => setWay(other)}>
          {other === 'code' ? 'Use a code instead' : 'Use my password instead'}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={destructive ? 'destructive' : 'primary'} busy={busy}>
          {children}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
