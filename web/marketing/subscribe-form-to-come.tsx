import { Button } from '#web/components/button.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { NeedsScripts } from '#web/components/needs-scripts.tsx'
import { subscribeFormLook } from './subscribe-form-look.ts'

const ID = 'newsletter-email-to-come'

/** The subscribe form as it looks, until its code is there. */
export function SubscribeFormToCome({ label }: { label: string }) {
  return (
    <form aria-label={label}>
      <NeedsScripts />
      <fieldset disabled className={`not-hydrated min-w-0 ${subscribeFormLook}`}>
        <FieldFrame id={ID} label="Email" className="grow">
          <input id={ID} type="email" className="input" autoComplete="email" />
        </FieldFrame>
        <Button type="submit" variant="secondary">
          Subscribe
        </Button>
      </fieldset>
    </form>
  )
}
