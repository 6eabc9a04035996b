const bar = 'rounded-sm bg-sage motion-safe:animate-pulse'

/** The place of what is being loaded. Screen readers are told by the page. */
export function Skeleton() {
  return (
    <div data-skeleton aria-hidden="true" className="space-y-6">
      {['first', 'second', 'third'].map((line) => (
        <div key={line} className="space-y-2">
          <div className={`${bar} h-5 w-32`} />
          <div className={`${bar} h-12 w-full`} />
        </div>
      ))}
    </div>
  )
}
