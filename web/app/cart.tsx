import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'

/** Leads a user who has not paid to the plans. */
export default function Cart() {
  return (
    <Link
      to={pages.services}
      aria-label={t`See the plans`}
      className="grid size-11 place-items-center rounded-sm hover:bg-sage"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M3 4h2.5l2.2 11h10l2-8H6.3" strokeLinecap="round" strokeLinejoin="round" />
        <circle cx="9" cy="19.5" r="1.3" />
        <circle cx="16.5" cy="19.5" r="1.3" />
      </svg>
    </Link>
  )
}
