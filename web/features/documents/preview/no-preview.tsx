import { Link } from 'react-router'
import { pages } from '#api/pages.ts'

/** What an account sees whose package has no previews. */
export function NoPreview() {
  return (
    <p className="max-w-prose">
      Previews of your documents are part of the Pro and Elite packages. Your answers and downloads stay as they are.{' '}
      <Link to={pages.services} className="link">
        See the packages
      </Link>
    </p>
  )
}
