import type { TrustRecord } from '#domain/trust/record.ts'
import { companion } from '../companion.ts'
import { fill, note, p, say } from '../compose.ts'
import { factsOf } from '../facts.ts'
import type { Doc } from '../model.ts'
import { answer } from '../wording/fallbacks.ts'
import { agent } from './agent.ts'
import { donation } from './donation.ts'
import { execution } from './execution.ts'
import { general } from './general.ts'
import { mentalHealth, treatment } from './instructions.ts'

/** The Health Care Directive (W.S. 35-22-403): a power of attorney for health care with individual instructions. */
export function healthCareDirective(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  const principal = answer(trust, 'hcd_principalName')
  return companion(trust, 'Health Care Directive', say`Health care directive of ${principal}`, [
    {
      kind: 'title',
      title: { text: 'Health Care Directive' },
      subtitle: 'Power of Attorney for Health Care and Individual Instructions',
      lines: [say`of ${principal}`],
    },
    { kind: 'heading', text: 'DECLARATION' },
    p`I, ${principal}, of ${answer(trust, 'hcd_principalAddress')}, am at least eighteen years of age and of sound mind. I make this directive voluntarily under the Wyoming Health Care Decisions Act (W.S. 35-22-401 through 35-22-416). It remains in effect if I lose capacity.`,
    fill('Date of birth of the principal'),
    note`No one is required to make a health care directive, and Wyoming law prescribes no form for one. The designation of an agent is valid only if the directive is signed and is either acknowledged before a notarial officer or signed by two qualified witnesses. Written instructions may be valid without either (W.S. 35-22-403).`,
    ...agent(trust),
    ...treatment(trust),
    ...donation(trust),
    ...mentalHealth(trust),
    ...general(facts),
    ...execution(facts),
  ])
}
