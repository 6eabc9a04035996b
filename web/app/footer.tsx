import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { product } from '#domain/product.ts'
import { LanguageSwitch, LanguageTold } from '#web/spanish/language-switch.tsx'
import { say } from '#web/spanish/say.ts'

const never = () => () => {}
const thisYear = () => new Date().getFullYear()
const yearOfBuild = () => import.meta.env.BUILT_IN_YEAR

export function Footer() {
  const year = useSyncExternalStore(never, thisYear, yearOfBuild)
  return (
    <footer className="border-t border-hairline print:hidden">
      <div className="page-width space-y-5 py-10 text-base text-ink-soft">
        <p className="max-w-prose">{say(product.notALawFirm)}</p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <p>
            © {year} {product.name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to={pages.terms} className="link inline-block py-1.5">
                Terms &amp; Privacy
              </Link>
            </li>
            <li>
              <Link to={pages.blog} className="link inline-block py-1.5">
                Blog
              </Link>
            </li>
            <li>
              <Link to={pages.about} className="link inline-block py-1.5">
                About Us
              </Link>
            </li>
            <li>
              <LanguageSwitch className="py-1.5" />
            </li>
          </ul>
        </div>
        <LanguageTold />
      </div>
    </footer>
  )
}
