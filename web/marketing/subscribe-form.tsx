import { showToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { emailFaults } from '#web/features/account/pages/email-faults.ts'
import { subscribeFormLook } from './subscribe-form-look.ts'

const blank = { email: '' }
const faultsIn = emailFaults('Please enter a valid email address')

/** Asks for an address but sends it nowhere (specification P 2.7), and says so. */
export function SubscribeForm({ label }: { label: string }) {
  return (
    <Form
      schema={faultsIn}
      values={blank}
      label={label}
      className={subscribeFormLook}
      onSubmit={(_, { reset }) => {
        showToast({
          title: 'Thank you!',
          description: 'No newsletter is sent from this installation yet, so your address was not stored.',
        })
        reset()
      }}
    >
      <Field name="email" type="email" label="Email" autoComplete="email" className="grow" />
      <Button type="submit" variant="secondary">
        Subscribe
      </Button>
    </Form>
  )
}
