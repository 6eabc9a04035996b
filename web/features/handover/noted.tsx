import { Trans } from '@lingui/react/macro'

/** A line to write on; on the screen there is none. */
export const Rule = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={`hidden h-[1.2em] border-b border-ink print:inline-block ${className ?? ''}`} />
)

/** What the owner typed, or room to write by hand. */
export function Noted({ text }: { text: string | undefined }) {
  if (text?.trim())
    return (
      <p dir="auto" className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
        {text}
      </p>
    )
  return (
    <>
      <p className="text-ink-soft italic">
        <Trans>Nothing is noted here.</Trans>
      </p>
      {[1, 2, 3].map((line) => (
        <Rule key={line} className="mt-3 w-full" />
      ))}
    </>
  )
}
