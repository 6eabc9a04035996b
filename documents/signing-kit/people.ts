import { namesOrganization, sameName } from '#domain/formats/names.ts'
import { asMessage, english, type Message, message } from '#domain/message.ts'
import { isMarried } from '#domain/trust/spouse.ts'
import { joinder } from '../assignment-of-assets/joinder.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Block, Run } from '../model.ts'
import { answer, value } from '../wording/answer.ts'
import { spouseName, successorBarred } from '../wording/named-persons.ts'
import { isByHand, type TrusteeNature, trusteeNature } from '../wording/parties.ts'
import type { Person } from './kit.ts'

export const grantor = (facts: DocumentValues): Person => ({ name: facts.grantor.name, as: 'Grantor' })

const SIGNS_AS: Readonly<Record<TrusteeNature, (as: Message) => Message>> = {
  individual: (as) => as,
  organization: (as) => message('{as}, by an authorized officer', { as }),
  unknown: (as) => message('{as}, by an authorized officer if a bank or trust company', { as }),
}

/** Every trustee who serves from the beginning; a bank or trust company signs by an officer. */
export function trustees(facts: DocumentValues): Person[] {
  const as = message(facts.trustees.length > 1 ? 'Co-trustee' : 'Trustee')
  return facts.trustees.map((trustee, at) => ({
    ...(!isByHand(trustee) && { name: trustee.name }),
    as: trustee.required ? 'Co-trustee, qualified as independent trustee' : SIGNS_AS[trusteeNature(facts, at)](as),
  }))
}

/** The person is named to follow; a bank or trust company consents by an officer. */
export function successor({ backup }: DocumentValues): Person {
  const as = message('Successor trustee, consent to serve (optional)')
  const officer = !backup.blank && namesOrganization(backup.text)
  return { name: backup, as: SIGNS_AS[officer ? 'organization' : 'individual'](as), optional: true }
}

type SignatureBlock = Extract<Block, { kind: 'signature' }>
function printedName({ lines }: SignatureBlock): Run | undefined {
  const printed = lines.flatMap((line) => line.printed ?? [])[0]
  return printed && 'text' in printed ? printed : undefined
}

/** In which capacity, in the kit's words; one whom the assignment does not name may be several, and may be nobody. */
function capacity({ role }: SignatureBlock, named: boolean, married: boolean): Message | string {
  const [community, homestead] = ['community property', 'homestead'].map((word) => role.includes(word))
  const why =
    community && homestead ? 'community property and homestead' : community ? 'community property' : 'homestead'
  if (role.startsWith('Spouse'))
    return message(married ? 'Spouse of the grantor ({why})' : 'Your spouse, if you are married ({why})', {
      why: message(why),
    })
  if (/^Tenant/.test(role)) return named ? 'Tenant in common who joins' : 'Each tenant in common who joins'
  return named ? 'Joint owner who joins' : 'Each joint owner who joins'
}

/** Those who own with the grantor, or whose homestead it is, as the Assignment of Assets has a place for them to sign. */
export function coOwners(facts: DocumentValues): Person[] {
  const married = isMarried(facts.trust)
  return joinder(facts).flatMap((block): Person[] => {
    if (block.kind !== 'signature') return []
    const name = printedName(block)
    return [{ ...(name && { name }), as: capacity(block, name !== undefined, married) }]
  })
}

export function beneficiaries(facts: DocumentValues): Person[] {
  return facts.beneficiaries.map(({ name }) => ({ name: value(name, 'N/A'), as: 'Beneficiary' }))
}

/** The spouse whom the will names, or the assignment asks to join. */
function spouse(facts: DocumentValues): Person[] {
  const { trust } = facts
  const name = spouseName(trust)
  const joins = coOwners(facts).some(({ as }) => english(as).startsWith('Spouse'))
  return name && (joins || sameName(trust.testatorName, trust.grantorName))
    ? [{ name, as: 'Spouse of the grantor' }]
    : []
}

const given = (name: Run) => name.blank === undefined

/** Each person once, with all that he or she is; without those whose name has not been given. */
function together(people: readonly Person[]): Person[] {
  const found: { name: Run; as: Message[] }[] = []
  for (const { name, as } of people) {
    if (!name || !given(name)) continue
    const known = found.find((each) => sameName(each.name.text, name.text))
    if (!known) found.push({ name, as: [asMessage(as)] })
    else if (!known.as.some((other) => english(other) === english(as))) known.as.push(asMessage(as))
  }
  return found.map(({ name, as }) => ({ name, as: as.reduce((all, next) => message('{all}, {next}', { all, next })) }))
}

/** Everybody whom one or another of the documents names, whom the notarial officer may therefore not be. */
export function namedInDocuments(facts: DocumentValues): Person[] {
  const { trust } = facts
  return together([
    grantor(facts),
    ...facts.trustees.map(({ name }) => ({ name, as: 'Trustee' })),
    ...(successorBarred(facts) === 'grantor' ? [] : [{ name: facts.backup, as: 'Successor trustee' }]),
    ...spouse(facts),
    { name: answer(trust, 'testatorName'), as: 'Testator' },
    { name: answer(trust, 'dpoa_principalName'), as: 'Principal' },
    { name: answer(trust, 'hcd_principalName'), as: 'Principal (health care)' },
    { name: answer(trust, 'executorName'), as: 'Executor' },
    { name: answer(trust, 'guardianName'), as: 'Guardian' },
    { name: answer(trust, 'dpoa_agentName'), as: 'Agent' },
    { name: answer(trust, 'hcd_agentName'), as: 'Health care agent' },
    ...beneficiaries(facts),
  ])
}
