import type { TrustRecord } from '#domain/trust/record.ts'
import { own, say } from '../compose.ts'
import { type Facts, factsOf } from '../facts.ts'
import { type Block, type Doc, textOf } from '../model.ts'
import { scheduleABlocks } from '../schedule-a/build.ts'
import { trusteeNames } from '../wording/parties.ts'
import { nameAndDefinitions } from './01-name-and-definitions.ts'
import { trustProperty } from './02-trust-property.ts'
import { irrevocability } from './03-irrevocability.ts'
import { beneficiaries } from './04-beneficiaries.ts'
import { distributions } from './05-distributions.ts'
import { sharesAndAges } from './06-shares-and-ages.ts'
import { minors } from './07-minors.ts'
import { charities } from './08-charities.ts'
import { deathOfABeneficiary } from './09-death-of-a-beneficiary.ts'
import { spendthrift } from './10-spendthrift.ts'
import { duration } from './11-duration.ts'
import { trustees } from './12-trustees.ts'
import { powers } from './13-powers.ts'
import { limits } from './14-limits.ts'
import { dutiesAndAccounts } from './15-duties-and-accounts.ts'
import { compensation } from './16-compensation.ts'
import { protector } from './17-protector.ts'
import { tax } from './18-tax.ts'
import { noContest } from './19-no-contest.ts'
import { governingLaw } from './20-governing-law.ts'
import { general } from './21-general.ts'
import { execution } from './22-execution.ts'
import { parties } from './parties.ts'
import { scheduleB } from './schedule-b.ts'

/** The articles in their order: the order is their number, and the text refers to them by it. */
const ARTICLES: readonly ((facts: Facts) => Block[])[] = [
  nameAndDefinitions,
  trustProperty,
  irrevocability,
  beneficiaries,
  distributions,
  sharesAndAges,
  minors,
  charities,
  deathOfABeneficiary,
  spendthrift,
  duration,
  trustees,
  powers,
  limits,
  dutiesAndAccounts,
  compensation,
  protector,
  tax,
  noContest,
  governingLaw,
  general,
  execution,
]

/** The Irrevocable Trust Agreement with its two schedules. */
export function trustAgreement(trust: TrustRecord): Doc {
  const facts = factsOf(trust)
  return {
    title: 'Irrevocable Trust Agreement',
    subject: textOf(facts.trustName),
    header: textOf(facts.trustName),
    lang: 'en-US',
    ...(trust.createdAt && { created: trust.createdAt }),
    blocks: [
      {
        kind: 'title',
        title: facts.trustName,
        subtitle: 'Irrevocable Trust Agreement',
        lines: [
          say`dated as of ${facts.trustDate}`,
          say`Grantor: ${facts.grantor.name}`,
          say`${own(facts.trustees.length > 1 ? 'Trustees' : 'Trustee')}: ${trusteeNames(facts)}`,
        ],
      },
      { kind: 'toc', text: 'Contents' },
      ...parties(facts),
      ...ARTICLES.flatMap((article) => article(facts)),
      ...scheduleABlocks(facts, true),
      ...scheduleB(facts),
    ],
  }
}
