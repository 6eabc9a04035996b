import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pages } from '#contract/pages.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { QuietPage } from './quiet-page.tsx'

const plans = (
  <Link className="link" to={pages.services}>
    what the plans hold
  </Link>
)

const meanwhile = {
  about: <>You can read {plans} and how the Trust Builder works in the meantime.</>,
  blog: <>There are no articles yet. The Trust Builder explains each term where it is asked about.</>,
} satisfies Record<string, ReactNode>

const ways = {
  about: { to: pages.home, label: 'Return to Home' },
  blog: { to: pages.home, label: 'Return to Home' },
} satisfies Record<keyof typeof meanwhile, { to: string; label: string }>

/** Stands where a page of a later stage will be, so that links to it lead somewhere true. */
export default function OnItsWayPage({ page }: { page: keyof typeof meanwhile }) {
  return (
    <QuietPage seed={page}>
      <PageTitle>This page is on its way</PageTitle>
      <p className="max-w-prose">{meanwhile[page]}</p>
      <LinkButton to={ways[page].to}>{ways[page].label}</LinkButton>
    </QuietPage>
  )
}
