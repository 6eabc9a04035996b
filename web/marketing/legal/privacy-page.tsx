import { pages } from '#api/pages.ts'
import { PRIVACY_UPDATED, privacy } from '#content/legal/privacy.ts'
import { LegalPage } from './legal-page.tsx'

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated={PRIVACY_UPDATED}
      sections={privacy}
      sibling={{ to: pages.terms, label: 'View our Terms of Service' }}
    />
  )
}
