import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { product } from '#domain/product.ts'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Check } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { PrintButton } from '#web/components/printing.tsx'
import { useToday } from '#web/components/times.ts'
import { saveFile } from '#web/features/documents/download/save-file.ts'
import { translate } from '#web/i18n/i18n.ts'

/**
 * Warns before the user leaves without saving the codes, until the returned function is called: the browser asks before it
 * closes or reloads the page, and another page shows a notice.
 */
function useUnsavedCodesWarning(): () => void {
  const saved = useRef(false)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      if (!saved.current)
        showToast({
          title: 'Recovery codes not saved',
          description:
            'They are not shown again. If you have not saved them, make new ones under Security in your settings.',
          destructive: true,
        })
    }
  }, [])
  return () => {
    saved.current = true
  }
}

const SavedConfirmation = z.object({
  kept: z.boolean().check(z.refine((kept) => kept, 'Please save the codes first: they are not shown again.')),
})

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved: () => void
}

/** New recovery codes, shown this once, until their owner says that they are kept. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const markSaved = useUnsavedCodesWarning()
  const heading = useRef<HTMLHeadingElement>(null)
  const today = useToday()
  const [said, setSaid] = useState('')
  const text = [
    t`${product.name} recovery codes, ${today}`,
    t`Each works once, instead of a code from the authenticator app.`,
    '',
    ...codes,
    '',
  ].join('\n')

  useEffect(() => heading.current?.focus(), [])

  const confirm = () => {
    markSaved()
    onSaved()
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('The codes are copied.')
    } catch {
      // Without permission, or on plain http, where there is no clipboard at all.
      setSaid('They could not be copied here. Please download or print them.')
    }
  }
  const download = () => {
    saveFile(`kinstead-recovery-codes-${today}.txt`, new TextEncoder().encode(text))
    setSaid('The codes are in your downloads.')
  }

  return (
    <div className="printed-alone mt-4 rounded-lg border-2 border-brass bg-surface p-5 sm:p-7">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        <Trans>Your {product.name} Recovery Codes</Trans>
      </h3>
      <p className="mt-2 max-w-prose">
        <Trans>
          With one of these, you can log in if you lose your phone. Each works once. They are shown only now: store them
          away from your phone, where nobody else will find them.
        </Trans>
      </p>
      <ul aria-label={t`Recovery codes`} className="mt-4 grid gap-x-8 gap-y-1 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button variant="secondary" onClick={download}>
          <Trans>Download</Trans>
        </Button>
        <PrintButton />
      </div>
      <p role="status" className="mt-2 min-h-6 text-base print:hidden">
        {translate(said)}
      </p>
      <div className="mt-3 print:hidden">
        <Form schema={SavedConfirmation} values={{ kept: false }} className="space-y-5" onSubmit={confirm}>
          <Check name="kept" label={t`I have saved these codes`} />
          <Button type="submit">
            <Trans>Done</Trans>
          </Button>
        </Form>
      </div>
    </div>
  )
}
