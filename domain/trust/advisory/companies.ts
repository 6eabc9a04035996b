import { ownsNothingOf } from '../assets.ts'
import { isCorporation, isFormedElsewhere, isSCorporation, saidOf } from '../companies.ts'
import type { Asset } from '../entries.ts'
import type { Rule } from './finding.ts'
import { aboutAssets } from './property.ts'

export const ownedAtNothing: Rule = ({ assets = [] }) =>
  aboutAssets('owned-at-nothing', assets.filter(ownsNothingOf), {
    kind: 'doubtful',
    one: 'The answers say that the grantor’s share of {name} is 0%.',
    several: 'The answers say that the grantor’s share of {count} assets is 0%.',
    consequence:
      'A grantor can transfer only what the grantor owns. Schedule B of the agreement and the assignment call for the entry to be corrected or struck before signing.',
    source: 'Irrevocable Trust Agreement, Schedule B; Assignment of Assets',
    documents: ['trust-agreement', 'assignment-of-assets'],
  })

/** Words with single spaces, and one before and after: for names that are typed with other commas and capitals. */
const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}&]+/gu) ?? []).join(' ')} `

/** The form of a company at the end of its name, which is often left out where it is mentioned. */
const FORM = / (?:llc|l l c|inc|incorporated|corp|corporation|co|company|lp|l p|ltd)(?= $)/
const OWNED_BY =
  /(?<! not) (?:(?:owned|held)(?: \w+ly| \d+)? (?:by|through)|subsidiary of|belongs to|propiedad de|pertenece a|filial de) (?:the |my company |mi empresa )?/g

/** Whether what is said about an asset names one of the others as its owner. */
function isOwnedByAnother(asset: Asset, all: readonly Asset[]): boolean {
  const said = words(saidOf(asset))
  const owners = [...said.matchAll(OWNED_BY)].map((found) => ` ${said.slice(found.index + found[0].length)}`)
  if (owners.length === 0) return false
  const others = all.filter(({ id }) => id !== asset.id).map(({ name }) => words(name).replace(FORM, ''))
  return others.some((name) => name.trim() !== '' && owners.some((owner) => owner.startsWith(name)))
}

export const ownedByAnother: Rule = ({ assets = [] }) =>
  aboutAssets(
    'owned-by-another',
    assets.filter((asset) => isOwnedByAnother(asset, assets)),
    {
      kind: 'doubtful',
      one: 'According to the answers, another listed asset owns {name}.',
      several: 'According to the answers, another listed asset owns {count} assets.',
      consequence:
        'The assignment conveys only the grantor’s own interest. What a company owns stays with that company, and the grantor transfers the interest in the company.',
      source: 'Assignment of Assets, Article 3',
      documents: ['assignment-of-assets'],
    },
  )

/** The companies of which something is owned: of the others, another finding says that nothing is. */
const companies = (assets: readonly Asset[] = []) =>
  assets.filter((asset) => asset.type === 'business' && !ownsNothingOf(asset))

export const sCorporations: Rule = ({ assets }) =>
  aboutAssets('s-corporation', companies(assets).filter(isSCorporation), {
    one: 'From the answers, {name} appears to be an S corporation.',
    several: 'From the answers, {count} of the assets appear to be S corporations.',
    consequence:
      'Not every trust may hold the shares of an S corporation. The assignment calls for a tax adviser to confirm before the transfer that this trust may.',
    source: 'Assignment of Assets',
    documents: ['assignment-of-assets'],
  })

export const votingStock: Rule = ({ assets }) =>
  aboutAssets('voting-stock', companies(assets).filter(isCorporation), {
    one: 'From the answers, {name} appears to be a corporation.',
    several: 'From the answers, {count} of the assets appear to be corporations.',
    consequence:
      'The agreement forbids the grantor to vote, directly or indirectly, stock of a controlled corporation that the trust holds.',
    source: 'Internal Revenue Code section 2036(b); Irrevocable Trust Agreement, Article 14',
    documents: ['trust-agreement', 'assignment-of-assets'],
  })

export const formedElsewhere: Rule = ({ assets }) =>
  aboutAssets('formed-elsewhere', companies(assets).filter(isFormedElsewhere), {
    one: '{name} was formed outside Wyoming.',
    several: '{count} of the companies were formed outside Wyoming.',
    consequence:
      'The law under which a company was formed and its own agreement govern the transfer of an interest in it.',
    source: 'Assignment of Assets',
    documents: ['assignment-of-assets'],
  })

const AGREEMENTS =
  /\b(?:(?:share|stock)holders?[’']?s?[’']?|operating|partnership|members[’']?|buy[- ]?sell) agreement|\bright of first refusal|\brestricted\b[^.;]*\b(?:shares?|stock|units?)\b|\bconsents?\b|\bpacto de (?:accionistas|socios)|\bconvenio de accionistas|\bacciones restringidas|\bconsentimiento/i

export const consents: Rule = ({ assets }) =>
  aboutAssets(
    'consents',
    companies(assets).filter(({ description = '' }) => AGREEMENTS.test(description)),
    {
      one: 'The description of {name} mentions an agreement, a restriction or a consent.',
      several: 'The descriptions of {count} assets mention an agreement, a restriction or a consent.',
      consequence:
        'The agreement of a company determines whether an interest in it may be assigned and whose consent is required. Each consent is attached to the assignment.',
      source: 'Assignment of Assets',
      documents: ['assignment-of-assets'],
    },
  )
