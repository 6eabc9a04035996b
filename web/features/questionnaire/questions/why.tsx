/** Why a question is asked: on the page, where it is read, and not behind a button. */
export function Why({ children }: { children: string }) {
  return (
    <p className="mt-2 max-w-prose border-l-2 border-hairline pl-3 text-base text-ink-soft">
      <span className="font-semibold">Why we ask: </span>
      {children}
    </p>
  )
}
