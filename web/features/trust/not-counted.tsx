import { message } from '#domain/message.ts'
import { say } from '#web/i18n/i18n.ts'

/** Why some assets are not in a count: the documents do not transfer them. */
export function NotCounted({ designated }: { designated: number }) {
  if (designated === 0) return null
  return (
    <p className="mt-2 text-base text-ink-soft">
      {say(
        message(
          '{count, plural, one {One asset is} other {# assets are}} not counted: a retirement account or life insurance passes to its designated beneficiaries and is not transferred to the trust.',
          { count: designated },
        ),
      )}
    </p>
  )
}
