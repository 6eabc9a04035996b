import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import { english } from '#domain/message.ts'
import { translate } from '#web/i18n/i18n.ts'
import type { ValidationError } from './form-values.ts'
import { fieldId, focusField } from './link-targets.ts'

const labelOf = (name: string) =>
  [...document.querySelectorAll('label')]
    .find((label) => label.htmlFor === fieldId(name))
    ?.textContent?.replace(t` (optional)`, '')

/** The error's own message, after the field's label where several fields have the same message. */
function textOf({ name, message }: ValidationError, errors: readonly ValidationError[]): string {
  const label =
    errors.some((other) => other.name !== name && english(other.message) === english(message)) && labelOf(name)
  return label ? `${label}: ${translate(message)}` : translate(message)
}

/** The errors of a form, listed above it; each links to its field. */
export function ErrorSummary({ errors, ref }: { errors: readonly ValidationError[]; ref?: Ref<HTMLDivElement> }) {
  if (errors.length === 0) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 scroll-mt-[min(16rem,35dvh)] rounded-md border-2 border-clay bg-clay-soft px-5 py-4"
    >
      <h2 className="text-xl">
        <Trans>There is a problem</Trans>
      </h2>
      <ul className="mt-2 space-y-1">
        {errors.map((error) => (
          <li key={error.name}>
            <a
              href={`#${fieldId(error.name)}`}
              className="font-semibold text-clay underline underline-offset-4 hover:text-clay-deep"
              onClick={(event) => {
                event.preventDefault()
                focusField(error.name)
              }}
            >
              {textOf(error, errors)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
