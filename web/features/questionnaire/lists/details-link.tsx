import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { detailsPathOf } from '#domain/trust/detail-pages.ts'
import { BUILDER } from '#domain/trust/routes.ts'
import { LinkButton } from '#web/components/button.tsx'
import { type CameFrom, openedFrom } from '../way-back.ts'

/** The way from a list to the page with the details of an entry, where its kind has one, and back to what is open here. */
export function DetailsLink({ entry }: { entry: { id: string; name: string } }) {
  const { pathname, search } = useLocation()
  const { name } = entry
  const path = detailsPathOf(entry)
  const here = `${pathname.slice(BUILDER.length + 1)}:${search.slice(1)}` as CameFrom
  return (
    path && (
      <LinkButton to={openedFrom(here, path)} variant="secondary" size="small">
        <Trans>
          Details <span className="sr-only">{name}</span>
        </Trans>
      </LinkButton>
    )
  )
}
