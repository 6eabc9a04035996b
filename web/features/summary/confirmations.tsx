import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { CONFIRMATIONS, completion } from '#domain/trust/lifecycle.ts'
import { DASHBOARD } from '#domain/trust/routes.ts'
import { dismissToast, showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Check } from '#web/components/check.tsx'
import { Form } from '#web/components/form.tsx'
import { useTrust } from '#web/features/trust-sync/trust-provider.tsx'

type Confirmed = Record<(typeof CONFIRMATIONS)[number]['id'], boolean>

const confirmed = (error: string) => z.boolean().check(z.refine((checked) => checked, error))
const schema: z.ZodMiniType<Confirmed, Confirmed> = z.object({
  assets: confirmed('Please confirm that the assets are accurate.'),
  beneficiaries: confirmed('Please confirm that the beneficiaries are accurate.'),
  trustees: confirmed('Please confirm that the trustee and successor trustee are accurate.'),
  documents: confirmed('Please confirm that you are responsible for reviewing all nine documents.'),
})
const none: Confirmed = { assets: false, beneficiaries: false, trustees: false, documents: false }

export function Confirmations() {
  const { saveTrustData } = useTrust()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const complete = async () => {
    // An earlier refusal would keep the good news waiting.
    dismissToast()
    setBusy(true)
    const outcome = await saveTrustData(completion(new Date().toISOString()))
    setBusy(false)
    if (!outcome.saved) {
      showToast({ title: 'Error', description: 'Failed to complete trust. Please try again.', destructive: true })
      return
    }
    // On this device only, the toast about it has just been replaced by this one.
    const description =
      outcome.where === 'device' ? 'Saved on this device; sent when the connection improves.' : undefined
    showToast({ title: 'Trust Complete', description })
    void navigate(DASHBOARD)
  }

  const refuse = () =>
    showToast({
      title: 'Confirmation Required',
      description: 'Please confirm all sections before completing.',
      destructive: true,
    })

  return (
    <section aria-labelledby="confirmations" className="mt-12 max-w-prose print:hidden">
      <h2 id="confirmations" className="mb-5 text-2xl">
        Confirmations
      </h2>
      <Form schema={schema} values={none} onSubmit={complete} onInvalid={refuse} className="space-y-4">
        {CONFIRMATIONS.map(({ id, text }) => (
          <Check key={id} name={id} label={text} />
        ))}
        <Button type="submit" busy={busy} className="mt-2">
          Complete Trust
        </Button>
      </Form>
    </section>
  )
}
