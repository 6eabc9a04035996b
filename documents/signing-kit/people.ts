import { namesOrganization, sameName } from '#domain/formats/names.ts'
import { asMessage, english, listOf, type Message, message } from '#domain/message.ts'
import { isMarried } from '#domain/trust/spouse.ts'
import { type Joining, joining, MAX_NUMBERS } from '../assignment-of-assets/joinder.ts'
import type { DocumentValues } from '../document-values.ts'
import type { Run } from '../model.ts'
import { answer, value } from '../wording/answer.ts'
import { isByHand, spouseName, successorBarred, type TrusteeNature, trusteeNature } from '../wording/parties.ts'
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

/** In which capacity, in the kit's words; one whom the assignment does not name may be several, and may be nobody. */
function capacity({ role, name, numbers }: Joining, married: boolean): Message | string {
  if (!role.startsWith('Spouse')) {
    if (/^Tenant/.test(role)) return name ? 'Tenant in common who joins' : 'Each tenant in common who joins'
    return name ? 'Joint owner who joins' : 'Each joint owner who joins'
  }
  const [community, homestead] = ['community property', 'homestead'].map((word) => role.includes(word))
  const why = message(
    community && homestead ? 'community property and homestead' : community ? 'community property' : 'homestead',
  )
  if (!married) return message('Your spouse, if you are married ({why})', { why })
  if (numbers.length === 0 || numbers.length > MAX_NUMBERS) return message('Spouse of the grantor ({why})', { why })
  return message(
    'Spouse of the grantor ({why}; co-owned property: {count, plural, one {number {numbers}} other {numbers {numbers}}})',
    { why, count: numbers.length, numbers: listOf(numbers.map(String)) },
  )
}

/** Those who own with the grantor, or whose homestead it is, as the Assignment of Assets has a place for them to sign. */
export function coOwners(facts: DocumentValues): Person[] {
  const married = isMarried(facts.trust)
  return joining(facts).map((one) => ({ ...(one.name && { name: one.name }), as: capacity(one, married) }))
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
