import { pages } from '#api/pages.ts'
import { LinkButton } from '#web/components/button.tsx'
import { Invitation } from '../invitation.tsx'
import { StartLink } from '../start-link.tsx'

/** The foot of an article. */
export function CallToAction() {
  return (
    <Invitation
      title="Ready to Create Your Dynasty Trust?"
      text="Thirteen steps in plain words, and your answers are kept as you go. An attorney should read the documents before anyone signs."
    >
      <StartLink>Start Your Trust</StartLink>
      <LinkButton to={pages.services} variant="secondary" className="bg-paper">
        View Our Services
      </LinkButton>
    </Invitation>
  )
}
