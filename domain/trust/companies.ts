import type { Asset } from './entries.ts'
import type { SourcedFact } from './funding-tasks.ts'

type CompanyKind = 'llc' | 'corporation' | 'partnership'

// In a Spanish or Mexican name as well. `SA` in capitals only: Joe’s A & B is no corporation.
const KINDS: Record<CompanyKind, readonly RegExp[]> = {
  llc: [/\bp?\.?l\.? ?l\.? ?c\b|\blimited[ -]liability co(?:mpany|\b)/i],
  corporation: [
    /\bcorp(?:orations?)?\b|\binc(?:orporated)?\b|\bsociedad an[oó]nima\b|\bcorporaci[oó]n\b/i,
    /\bS\. ?A\b|\bSA\b/,
  ],
  partnership: [/\bpartnership\b|\bl\.? ?(?:l\.? ?){0,2}p\b|\bsociedad en comandita\b/i],
}

/** What kind of company a text names, by what it names first: a company owned by another is not of the other’s kind. */
function kindIn(text: string | undefined): CompanyKind | undefined {
  const found = Object.entries(KINDS)
    .map(([kind, patterns]) => ({ kind, at: Math.min(...patterns.map((pattern) => startOf(text ?? '', pattern))) }))
    .sort((one, other) => one.at - other.at)[0]
  return found && Number.isFinite(found.at) ? (found.kind as CompanyKind) : undefined
}

function startOf(text: string, pattern: RegExp): number {
  const at = text.search(pattern)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

const isBusiness = ({ type }: Asset) => type === 'business'

/** What kind of company a business is said to be: by its entity type, else by its name, else by its description. */
function kindOf({ name, description, businessDetails }: Asset): CompanyKind | undefined {
  return kindIn(businessDetails?.entityType) ?? kindIn(name) ?? kindIn(description)
}

/** What the answers say about a business beside its name. */
export const saidOf = ({ description, businessDetails }: Asset): string =>
  [businessDetails?.entityType, description].filter(Boolean).join('\n')

export const isCorporation = (asset: Asset): boolean => isBusiness(asset) && kindOf(asset) === 'corporation'

/** Whether a business is said to be an S corporation; a limited liability company may be taxed as one. */
export const isSCorporation = (asset: Asset): boolean =>
  isBusiness(asset) &&
  /\b(?:sub ?chapter[ -]S|S[ -]corp(?:oration)?)\b|\bcorporación (?:tipo )?S\b/i.test(saidOf(asset))

/** Whether a business is said to have been formed outside Wyoming. */
export function isFormedElsewhere(asset: Asset): boolean {
  const state = asset.businessDetails?.state?.trim() ?? ''
  return isBusiness(asset) && state !== '' && !/\bwyoming\b|^w\.?y\b/i.test(state)
}

/** Whether a business is, or as far as the answers go may be, a limited liability company of Wyoming. */
export function mayBeWyomingLlc(asset: Asset): boolean {
  if (!isBusiness(asset) || isFormedElsewhere(asset)) return false
  const kind = kindOf(asset)
  return kind === 'llc' || (kind === undefined && !asset.businessDetails?.entityType?.trim())
}

/** Whether a business is said to be a company to which Wyoming’s law of limited liability companies does not apply. */
export function isOtherCompany(asset: Asset): boolean {
  if (!isBusiness(asset)) return false
  const kind = kindOf(asset)
  return isFormedElsewhere(asset) || kind === 'corporation' || kind === 'partnership'
}

/** What Wyoming’s law says about an interest in a limited liability company. */
export const WYOMING_LLC: readonly SourcedFact[] = [
  {
    text: 'A person who receives an interest in a Wyoming limited liability company by assignment is entitled to distributions only, unless admitted as a member.',
    source: 'W.S. 17-29-502',
  },
  {
    text: 'An interest in a Wyoming limited liability company is personal property, even if the company owns land.',
    source: 'W.S. 17-29-501',
  },
]

/** What the assignment says about an S corporation. */
export const S_CORPORATION: SourcedFact = {
  text: 'Not every trust may hold the shares of an S corporation. Before the transfer, a tax adviser confirms that this one may.',
  source: 'Assignment of Assets',
}

/** What holds for the transfer of an interest in another company. */
const OTHER_COMPANY: SourcedFact = {
  text: 'The law under which this company was formed and its own agreement govern the transfer of an interest in it.',
  source: 'Assignment of Assets',
}

const SHARE_CERTIFICATE: SourcedFact = {
  text: 'Any share certificate is endorsed and delivered, and the transfer is entered in the corporation’s records.',
  source: 'Assignment of Assets',
}

/** What the kind and origin of a company add to its task. */
export function companyNotes(asset: Asset): SourcedFact[] {
  return [...(isOtherCompany(asset) ? [OTHER_COMPANY] : []), ...(isCorporation(asset) ? [SHARE_CERTIFICATE] : [])]
}
