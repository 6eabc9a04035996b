import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { FieldFrame } from '#web/components/field-frame.tsx'
import { NeedsScripts, useNear } from '#web/components/hydration.tsx'

const load = () => import('./subscribe-form.tsx').then(({ SubscribeForm }) => ({ default: SubscribeForm }))
// What cannot be fetched stays what the page was rendered with.
const SubscribeForm = lazy(() => load().catch(() => ({ default: SubscribeFormToCome })))

/** The foot of a page that offers the newsletter. The code of its form is most of what such a page would load, so it waits until the form is nearly in sight. */
export function Newsletter({ title }: { title: string }) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const toCome = <SubscribeFormToCome label={t`Newsletter`} />
  return (
    <section
      ref={place}
      className="page-width mt-20 grid items-end gap-8 sm:mt-28 lg:grid-cols-2"
      aria-labelledby="newsletter"
    >
      <div>
        <h2 id="newsletter" className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">
          <Trans>
            New articles about Wyoming trusts and what changes in the law. No newsletter is sent from this installation
            yet: an address typed here is neither sent nor stored.
          </Trans>
        </p>
      </div>
      {near ? (
        <Suspense fallback={toCome}>
          <SubscribeForm label={t`Newsletter`} />
        </Suspense>
      ) : (
        toCome
      )}
    </section>
  )
}

const ID = 'newsletter-email-to-come'

/** The subscribe form as it looks, until its code is there. */
function SubscribeFormToCome({ label }: { label: string }) {
  return (
    <form aria-label={label}>
      <NeedsScripts />
      <fieldset disabled className={`not-hydrated min-w-0 ${subscribeFormClass}`}>
        <FieldFrame id={ID} label={t`Email`} className="grow">
          <input id={ID} type="email" className="input" autoComplete="email" />
        </FieldFrame>
        <Button type="submit" variant="secondary">
          <Trans>Subscribe</Trans>
        </Button>
      </fieldset>
    </form>
  )
}

/** Shared by the form and what stands in its place before, so that nothing moves when it comes. */
export const subscribeFormClass = 'flex flex-col gap-3 sm:flex-row sm:items-end'
