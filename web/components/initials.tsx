import clsx from 'clsx'

/** Stands where a photograph would be. The name is beside it, so it is for the eye alone. */
export function Initials({ children, className }: { children: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full border-2 border-brass bg-sage font-serif font-semibold ring-4 ring-paper outline outline-hairline outline-offset-4',
        className,
      )}
    >
      {children}
    </span>
  )
}
