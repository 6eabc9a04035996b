import type { Ref } from 'react'
import { english } from '#domain/message.ts'
import { say } from '#web/spanish/say.ts'
import { fieldId, focusField } from './field-names.ts'
import type { Fault } from './form-errors.ts'

const labelOf = (name: string) =>
  [...document.querySelectorAll('label')]
    .find((label) => label.htmlFor === fieldId(name))
    ?.textContent?.replace(say(' (optional)'), '')

/** The field's own words; with its label in front where several fields say the same, so that each link tells where it leads. */
function wordsOf({ name, message }: Fault, faults: readonly Fault[]): string {
  const label =
    faults.some((other) => other.name !== name && english(other.message) === english(message)) && labelOf(name)
  return label ? `${label}: ${say(message)}` : say(message)
}

/** All that is wrong with a form, above it, each a way to the field, in the field's own words. */
export function ErrorSummary({ faults, ref }: { faults: readonly Fault[]; ref?: Ref<HTMLDivElement> }) {
  if (faults.length === 0) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 scroll-mt-[min(16rem,35dvh)] rounded-md border-2 border-clay bg-clay-soft px-5 py-4"
    >
      <h2 className="text-xl">There is a problem</h2>
      <ul className="mt-2 space-y-1">
        {faults.map((fault) => (
          <li key={fault.name + english(fault.message)}>
            <a
              href={`#${fieldId(fault.name)}`}
              className="font-semibold text-clay underline underline-offset-4 hover:text-clay-deep"
              onClick={(event) => {
                event.preventDefault()
                focusField(fault.name)
              }}
            >
              {wordsOf(fault, faults)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
