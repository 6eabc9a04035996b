import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { product } from '#domain/product.ts'

/** Three generations of one contour. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M16 3c6 0 12.5 4.5 13 11.5s-4 14.5-12 14.5S3 24 3 16.5 10 3 16 3Z" />
      <path d="M16.5 8c4 0 7.5 3 7.5 7.5s-3 8.5-8 8.5-8-3.5-8-8S12.5 8 16.5 8Z" />
      <path
        d="M16.5 13c2 0 3.3 1.2 3.3 3.1s-1.4 3.4-3.5 3.4-3.6-1.3-3.6-3.3 1.8-3.2 3.8-3.2Z"
        className="stroke-brass"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <Link to={pages.home} className="flex items-center gap-2.5 font-serif text-2xl font-semibold text-ink no-underline">
      <Mark className="size-8 text-spruce" />
      {product.name}
    </Link>
  )
}
