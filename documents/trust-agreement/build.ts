import type { TrustRecord } from '#domain/trust/record.ts'
import { own, say } from '../compose.ts'
import { type Facts, factsOf } from '../facts.ts'
import { type Block, type Doc, textOf } from '../model.ts'
import { scheduleABlocks } from '../schedule-a/build.ts'
import { trusteeNames } from '../wording/parties.ts'
import { irrevocability, nameAndDefinitions, parties, trustProperty } from './01-03-trust-and-property.ts'
import { beneficiaries } from './04-beneficiaries.ts'
import { charities, deathOfABeneficiary, distributions, minors, sharesAndAges } from './05-09-distributions.ts'
import { duration, spendthrift } from './10-11-spendthrift-and-duration.ts'
import { trustees } from './12-trustees.ts'
import { compensation, dutiesAndAccounts, limits, powers, protector } from './13-17-administration.ts'
import { execution, general, governingLaw, noContest, tax } from './18-22-tax-law-and-execution.ts'
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
