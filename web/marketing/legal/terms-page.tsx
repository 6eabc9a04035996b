import { pages } from '#api/pages.ts'
import { TERMS_UPDATED, terms } from '#content/legal/terms.ts'
import { LegalPage } from './legal-page.tsx'

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      updated={TERMS_UPDATED}
      sections={terms}
      sibling={{ to: pages.privacy, label: 'View our Privacy Policy' }}
    />
  )
}
