import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'

const schema = z.object({
  passphrase: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter the pass-phrase.'),
      z.maxLength(1_000, 'This is not the pass-phrase.'),
    ),
})

/** Asks for the pass-phrase of a link. */
export function PassphraseForm({ onGiven }: { onGiven: (passphrase: string) => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const give = async ({ passphrase }: z.infer<typeof schema>) => {
    setBusy(true)
    await onGiven(passphrase)
    setBusy(false)
  }
  return (
    <Form schema={schema} values={{ passphrase: '' }} lock={busy} className="space-y-5" onSubmit={give}>
      <Field
        name="passphrase"
        type="password"
        label="Pass-phrase"
        help="Capital letters and spaces count."
        autoComplete="off"
      />
      <Button type="submit" busy={busy}>
        Open
      </Button>
    </Form>
  )
}
