import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { pages } from '#api/pages.ts'
import { product } from '#domain/product.ts'
import { useInBrowser } from '#web/components/hydration.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { LanguageAnnouncement, LanguageSwitch } from '#web/i18n/language-switch.tsx'

export function Footer() {
  const year = useInBrowser() ? new Date().getFullYear() : import.meta.env.BUILT_IN_YEAR
  return (
    <footer className="border-t border-hairline print:hidden">
      <div className="page-width space-y-3 py-7 text-base text-ink-soft">
        <p className="max-w-prose">{translate(product.notALawFirm)}</p>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <p>
            © {year} {product.name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to={pages.terms} className="link inline-block py-1.5">
                <Trans>Terms &amp; Privacy</Trans>
              </Link>
            </li>
            <li>
              <Link to={pages.blog} className="link inline-block py-1.5">
                <Trans>Blog</Trans>
              </Link>
            </li>
            <li>
              <Link to={pages.about} className="link inline-block py-1.5">
                <Trans>About Us</Trans>
              </Link>
            </li>
            <li>
              <LanguageSwitch className="py-1.5" />
            </li>
          </ul>
        </div>
        <LanguageAnnouncement />
      </div>
    </footer>
  )
}
