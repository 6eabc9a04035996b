import { pages } from '#contract/pages.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Invitation } from '../invitation.tsx'

/** The foot of an article. */
export function CallToAction() {
  return (
    <Invitation
      title="Ready to Create Your Dynasty Trust?"
      text="Thirteen steps in plain words, and your answers are kept as you go. An attorney should read the documents before anyone signs."
    >
      <LinkButton to={pages.builder}>Start Your Trust</LinkButton>
      <LinkButton to={pages.services} variant="secondary" className="bg-paper">
        View Our Services
      </LinkButton>
    </Invitation>
  )
}
