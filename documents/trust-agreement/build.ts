import type { Asset } from '#domain/trust/entries.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { isUnmarried } from '#domain/trust/spouse.ts'
import { fill, fixed, leadNote, p, sentence } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import { type Block, type Doc, type TableBlock, textOf } from '../model.ts'
import { scheduleABlocks } from '../schedule-a/build.ts'
import { value } from '../wording/answer.ts'
import {
  ASSET_GROUPS,
  type AssetGroup,
  assetGroup,
  describedAsset,
  dollars,
  NOT_ASSIGNED,
  ofWholeAssets,
  ownershipOf,
  passingByDesignation,
  titleRemark,
  toIdentify,
  totalOf,
} from '../wording/assets.ts'
import { namedTrust, trusteeNames } from '../wording/parties.ts'
import { initials } from '../wording/signatures.ts'
import {
  beneficiaries,
  irrevocability,
  nameAndDefinitions,
  parties,
  trustProperty,
} from './01-04-trust-property-and-beneficiaries.ts'
import { charities, deathOfABeneficiary, distributions, minors, sharesAndAges } from './05-09-distributions.ts'
import { duration, spendthrift } from './10-11-spendthrift-and-duration.ts'
import { trustees } from './12-trustees.ts'
import { compensation, dutiesAndAccounts, limits, powers, protector } from './13-17-administration.ts'
import { execution, general, governingLaw, noContest, tax } from './18-22-tax-law-and-execution.ts'

function table(facts: DocumentValues, group: AssetGroup, assets: readonly Asset[]): TableBlock {
  return {
    kind: 'table',
    caption: group,
    head: ['Property', 'Kind and ownership', 'Value (for information only)'],
    widths: [50, 28, 22],
    align: ['left', 'left', 'right'],
    rows: assets.map((asset) => [
      [describedAsset(asset), asset.type === 'real_estate' ? toIdentify(asset) : [], titleRemark(asset, facts)].flat(),
      { text: ownershipOf(asset) },
      value(dollars(asset.value), 'N/A', undefined, { field: 'assets', entryId: asset.id }),
    ]),
  }
}

function extentNotes({ assets, trust }: DocumentValues): Block[] {
  const alone = isUnmarried(trust)
  const held = new Set(assets.map(({ ownership }) => ownership))
  return [
    ...(held.has('joint')
      ? [
          alone
            ? p`Joint property: only the Grantor’s interest is transferred unless every joint owner signs the transfer.`
            : p`Joint property: only the Grantor’s interest is transferred unless every joint owner signs the transfer. Property that spouses own as tenants by the entireties is transferred only if both of them sign (W.S. 34-1-140).`,
        ]
      : []),
    ...(held.has('tenants_in_common')
      ? [p`Property held as tenants in common: only the Grantor’s undivided share is transferred.`]
      : []),
    ...(held.has('community')
      ? [
          alone
            ? p`Community property: only the Grantor’s own interest is transferred.`
            : p`Community property: both spouses must sign the transfer.`,
        ]
      : []),
  ]
}

/** What the stated values come to, with the line for the day on which they were taken. */
function values({ assets }: DocumentValues): Block[] {
  const total = totalOf(assets)
  return total === undefined
    ? []
    : [
        p`Total of the stated values: ${fixed(total)}.${ofWholeAssets(assets)}`,
        fill('Date as of which the values are stated'),
      ]
}

/** The trust property by groups (T 4.7), and what the ownership of each part means for the transfer. */
export function scheduleB(facts: DocumentValues): Block[] {
  const groups = ASSET_GROUPS.map((group) => ({
    group,
    assets: facts.assets.filter((asset) => assetGroup(asset.type) === group),
  })).filter(({ assets }) => assets.length > 0)
  return [
    { kind: 'heading', text: 'SCHEDULE B - TRUST PROPERTY', pageBreak: true },
    p`This schedule is part of the Irrevocable Trust Agreement of ${namedTrust(facts)}, dated as of ${facts.trustDate}, made by ${facts.grantor.name} as Grantor. The property listed in this schedule${facts.designated.length > 0 ? fixed(`, other than the group headed “${NOT_ASSIGNED}”,`) : []} is transferred to the Trustee.`,
    ...(groups.length === 0
      ? [
          p`Property transferred at signing: ${value(undefined, '[Trust Property]', { field: 'assets', label: 'Trust property' })}`,
        ]
      : groups.map(({ group, assets }) => table(facts, group, assets))),
    ...values(facts),
    ...extentNotes(facts),
    ...passingByDesignation(facts.designated),
    leadNote`Values are for information only and do not limit what is transferred. Property that requires a deed, a certificate of title or an institution’s own form is transferred only when that requirement has been met (Article 2).`,
    ...initials(facts),
  ]
}

/** The articles in their order: the order is their number, and the text refers to them by it. */
const ARTICLES: readonly ((facts: DocumentValues) => Block[])[] = [
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
  const facts = documentValuesOf(trust)
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
          sentence`dated as of ${facts.trustDate}`,
          sentence`Grantor: ${facts.grantor.name}`,
          sentence`${fixed(facts.trustees.length > 1 ? 'Trustees' : 'Trustee')}: ${trusteeNames(facts)}`,
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
