import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import { barePath, pages } from '#api/pages.ts'
import { type LegalSection, NOT_A_LAW_FIRM, PRIVACY_UPDATED, privacy, TERMS_UPDATED, terms } from '#content/legal.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { EnglishNote } from '#web/i18n/english-note.tsx'
import { translate } from '#web/i18n/i18n.ts'

/** Terms of Service or Privacy Policy, by the address. */
export default function LegalPages() {
  const isPrivacy = barePath(useLocation().pathname) === pages.privacy
  return isPrivacy ? (
    <LegalPage
      key="privacy"
      title={t`Privacy Policy`}
      updated={PRIVACY_UPDATED}
      sections={privacy}
      sibling={{ to: pages.terms, label: 'View our Terms of Service' }}
    />
  ) : (
    <LegalPage
      key="terms"
      title={t`Terms of Service`}
      updated={TERMS_UPDATED}
      sections={terms}
      sibling={{ to: pages.privacy, label: 'View our Privacy Policy' }}
    />
  )
}

interface LegalPageProps {
  title: string
  updated: string
  sections: readonly LegalSection[]
  /** The other legal page. */
  sibling: { to: string; label: string }
}

/** The page on which a legal text is set. */
function LegalPage({ title, updated, sections, sibling }: LegalPageProps) {
  return (
    <article className="mx-auto max-w-[46rem] px-4 py-12 sm:py-16">
      <PageTitle>{translate(title)}</PageTitle>
      <p className="mt-3 text-ink-soft">
        <Trans>Last updated {translate(updated)}</Trans>
      </p>
      <EnglishNote about="legal" className="mt-6" />
      <Notice kind="warning" title={translate(NOT_A_LAW_FIRM.title)} className="mt-8">
        {translate(NOT_A_LAW_FIRM.text)}
      </Notice>
      <p className="mt-6">
        <Link to={sibling.to} className="link">
          {translate(sibling.label)}
        </Link>
      </p>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} lang="en" className="mt-10">
          <h2 className="text-2xl">
            {index + 1}. {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <LinkButton to={pages.home} variant="secondary" className="mt-12">
        <Trans>Return to Home</Trans>
      </LinkButton>
    </article>
  )
}
