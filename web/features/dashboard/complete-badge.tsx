export function CompleteBadge() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 rounded-sm bg-sage px-2.5 py-0.5 text-base font-semibold text-spruce">
      <svg
        viewBox="0 0 16 16"
        className="size-3.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m3 8.5 3.2 3.2L13 5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      Complete
    </span>
  )
}
