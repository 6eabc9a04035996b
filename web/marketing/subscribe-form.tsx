import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { emailErrors } from '#web/components/form-values.ts'
import { subscribeFormClass } from './newsletter.tsx'

const blank = { email: '' }
const errorsIn = emailErrors('Please enter a valid email address')

/** Asks for an address but sends it nowhere (specification P 2.7), and says so. */
export function SubscribeForm({ label }: { label: string }) {
  return (
    <Form
      schema={errorsIn}
      values={blank}
      label={label}
      className={subscribeFormClass}
      onSubmit={(_, { reset }) => {
        showToast({
          title: 'Thank you!',
          description: 'No newsletter is sent from this installation yet, so your address was not stored.',
        })
        reset()
      }}
    >
      <Field name="email" type="email" label={t`Email`} autoComplete="email" className="grow" />
      <Button type="submit" variant="secondary">
        <Trans>Subscribe</Trans>
      </Button>
    </Form>
  )
}
