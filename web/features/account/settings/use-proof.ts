import { useEffect, useState } from 'react'
import { ApiError } from '#web/api/call.ts'
import { focusField } from '#web/components/link-targets.ts'
import { logFailure } from './log-failure.ts'

/**
 * The sending of a proof that is typed into the field of this name. A refusal of the proof itself is said at the field,
 * which gets the focus; `failure` is any other. `failed` is what the log says of either.
 */
export function useProof<Typed>(field: string, failed: string, submit: (typed: Typed) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const atField = failure instanceof ApiError && failure.field === field ? failure.text : undefined

  useEffect(() => {
    if (failure instanceof ApiError && failure.field === field) focusField(field)
  }, [failure, field])

  const send = async (typed: Typed) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await submit(typed)
    } catch (error) {
      logFailure(failed, error)
      setFailure(error)
      setBusy(false)
    }
  }

  return { busy, send, atField, failure: atField === undefined ? failure : undefined }
}
