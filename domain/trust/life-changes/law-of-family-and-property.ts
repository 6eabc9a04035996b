import { passesByDesignation } from '../assets.ts'
import { AFTERBORN_HINTS, afterbornTake, termsOf } from '../distribution-terms.ts'
import type { Asset } from '../entries.ts'
import { fundingOf } from '../funding.ts'
import { LEASE_FIRST, type SourcedFact } from '../funding-tasks.ts'
import { isLandElsewhere, mayBeHome } from '../real-estate.ts'
import type { TrustRecord } from '../record.ts'
import { isSigned } from '../signing-day.ts'
import { isMarried, isUnmarried } from '../spouse.ts'

/** Facts that hold under a condition. */
export const when = (is: boolean, ...facts: SourcedFact[]): SourcedFact[] => (is ? facts : [])

/** Of a name that changed: the person is the same. */
export const NAME_CHANGED: readonly SourcedFact[] = [
  {
    text: 'The page People corrects a name in every answer at once. Documents that you make from then on have the new name.',
  },
  {
    text: 'A signed document with the former name stays valid and names the same person. The law does not require it to be signed again.',
  },
  {
    text: 'A will, a power of attorney, a health care directive or a certificate may be signed again, so that nobody has to prove later that both names belong to the same person.',
  },
  {
    text: 'Keep proof of the change, such as the marriage certificate, the divorce decree or the court’s order, with the signed documents.',
  },
]

/** Of a child born or adopted later. */
export function ofBirth(trust: TrustRecord): SourcedFact[] {
  const source = 'Irrevocable Trust Agreement, Article 4'
  return [
    ...(trust.afterbornChildren === 'excluded'
      ? [
          {
            text: 'According to your answers, a child born or adopted later does not share with the beneficiaries you named.',
            source,
          },
        ]
      : [
          {
            text: 'The grantor’s child who is born, or legally adopted before the age of 18, after the date of the agreement is a beneficiary.',
            source,
          },
          { text: AFTERBORN_HINTS[afterbornTake(trust)], source },
        ]),
    {
      text: 'The court considers the guardian whom the custodial parent nominates in a will, but is not bound by the nomination.',
      source: 'W.S. 3-2-107',
    },
  ]
}

const IN_PLACE: SourcedFact = {
  text: 'A grandchild or other descendant born or adopted later does not share with the beneficiaries you named. When a beneficiary who descends from the grantor dies, such as the new descendant’s parent, his or her descendants take what is left of that share, per stirpes.',
  source: 'Irrevocable Trust Agreement, Articles 4 and 9',
}
const WHILE_LIVING: SourcedFact = {
  text: 'While such a parent lives and is a primary beneficiary, the trustee may already make distributions to the new descendant.',
  source: 'Irrevocable Trust Agreement, Article 5',
}
const BY_OWN_WORDS: SourcedFact = {
  text: 'Your own words come first. A gift to a class, such as “my grandchildren”, includes one who is born before it is due. A gift by name does not.',
  source: 'Irrevocable Trust Agreement, Article 5',
}

/** Of a descendant born or adopted later who is not the grantor's child, as the agreement with these answers says. */
export function ofGrandchild(agreement: TrustRecord, isAgreementSigned: boolean): SourcedFact[] {
  const { generations, ownWords } = termsOf(agreement)
  return [
    ...when(ownWords === true, BY_OWN_WORDS),
    IN_PLACE,
    ...when(generations !== undefined, WHILE_LIVING),
    isAgreementSigned
      ? {
          text: 'Nothing has to be signed for this, and the grantor may not add a beneficiary to a signed agreement.',
          source: 'Irrevocable Trust Agreement, Article 3; W.S. 4-10-602(a)',
        }
      : { text: 'Until the agreement is signed, you can simply add this descendant to your beneficiaries.' },
  ]
}

/** Of the marriage or divorce of a beneficiary who is not the grantor’s spouse. */
export function ofFamily(trust: TrustRecord): SourcedFact[] {
  return [
    {
      text: 'A beneficiary’s husband or wife does not become a beneficiary by the marriage. Only those whom the agreement and Schedule A name, and those who take in their place, are beneficiaries.',
      source: 'Irrevocable Trust Agreement, Articles 1 and 9',
    },
    {
      text: 'Nobody can transfer a beneficiary’s interest, and no creditor can reach it, before the beneficiary receives it. What has been received is no longer protected by the trust.',
      source: 'Irrevocable Trust Agreement, Article 10; W.S. 4-10-502',
    },
    {
      text: 'This does not limit a judgment or order against a beneficiary for child support or maintenance.',
      source: 'Irrevocable Trust Agreement, Article 10; W.S. 4-10-503',
    },
    {
      text: 'The trustee may postpone an outright distribution to a beneficiary while a divorce or separation is pending.',
      source: 'Irrevocable Trust Agreement, Article 6',
    },
    {
      text: 'A divorce other than the grantor’s does not end anyone’s office. A son-in-law or daughter-in-law who is named as successor trustee, executor, guardian or agent stays named.',
      source: 'Irrevocable Trust Agreement, Article 12; W.S. 3-9-110, 35-22-404',
    },
    ...when(isSigned(trust, 'trust-agreement'), {
      text: 'The grantor may not change who takes, or who the successor trustee is, after signing.',
      source: 'Irrevocable Trust Agreement, Articles 3 and 12',
    }),
    { text: 'If a name changed too, choose “Somebody’s name changed”.' },
  ]
}

const DEED: SourcedFact = {
  text: 'A deed to the trustee passes title to land in Wyoming. It is acknowledged and recorded in the county of the land, and names the trustee, the trust and its date.',
  source: 'W.S. 34-1-113, 34-1-118, 34-2-122',
}
const DEED_ELSEWHERE: SourcedFact = {
  text: 'Land outside Wyoming passes as the law of the place where it lies requires. That law also governs how the deed is signed and recorded, and any homestead.',
  source: 'Assignment of Assets',
}
export const HOMESTEAD: SourcedFact = {
  text: 'In Wyoming, a homestead is conveyed only with the signatures, acknowledgments and release of both spouses.',
  source: 'W.S. 34-2-121',
}
const HOMESTEAD_IF_MARRIED: SourcedFact = {
  text: 'If the grantor is married, a homestead in Wyoming is conveyed only with the signatures, acknowledgments and release of both spouses.',
  source: 'W.S. 34-2-121',
}

/** Of a home or land that was bought. The spouse releases a homestead in whosever name it is; a co-owner may be one. */
export function ofHomeBought(trust: TrustRecord): SourcedFact[] {
  const isShared = trust.assets?.some(
    ({ type, ownership }) => type === 'real_estate' && /^(joint|community)$/.test(ownership),
  )
  const perhaps = isShared && !isUnmarried(trust)
  const homestead = isMarried(trust) ? [HOMESTEAD] : perhaps ? [HOMESTEAD_IF_MARRIED] : []
  return [DEED, ...homestead, DEED_ELSEWHERE, LEASE_FIRST]
}

const PROCEEDS: SourcedFact = {
  text: 'The trustee sells what belongs to the trust, and the proceeds belong to the trust.',
  source: 'Irrevocable Trust Agreement, Articles 1 and 13; W.S. 4-10-815',
}
const TRUSTEE_SIGNS: SourcedFact = {
  text: 'It has been moved: the trustee holds the title. The trustee, not the grantor, signs as seller, and the price is paid to the trustee.',
  source: 'Irrevocable Trust Agreement, Articles 1 and 13; W.S. 4-10-815',
}
const NOT_MOVED: SourcedFact = {
  text: 'The agreement does not let the grantor dispose of listed property in any other way, even if it has not been moved into the trust yet.',
  source: 'Irrevocable Trust Agreement, Article 2',
}
const NOT_SIGNED: SourcedFact = {
  text: 'Until the agreement is signed, the property is the grantor’s own, and the grantor sells it. Remove it from your answers, and make the documents again before they are signed.',
}
const ADDED_SINCE: SourcedFact = {
  text: 'It was added to your answers after signing. Unless another assignment or a deed has transferred it since, the property is the grantor’s own, and the grantor sells it. Remove it from your answers.',
}
const DESIGNATED: SourcedFact = {
  text: 'The agreement does not transfer this asset, even if Schedule B lists it. It passes to those designated with the custodian or insurer.',
  source: 'Irrevocable Trust Agreement, Article 2',
}
const OWN_PART: SourcedFact = {
  text: 'The agreement transfers only the grantor’s own interest. A co-owner sells the rest, and signs for it.',
  source: 'Irrevocable Trust Agreement, Article 2',
}
const SOLD_ALREADY: SourcedFact = {
  text: 'If it is sold already, an attorney can say what is owed to the trust.',
}
const NOTE_IT: SourcedFact = {
  text: 'After the sale, set the asset to “Not needed” in the funding plan, and note the sale and where the proceeds are.',
}
const NOTE_MOVED: SourcedFact = {
  text: 'Once it has been moved, set the asset to “Done” in the funding plan. This page then says who signs as seller.',
}
const MORTGAGE: SourcedFact = {
  text: 'It has a mortgage: ask the lender what must be paid or agreed before the title passes.',
}

const RETITLED: SourcedFact = {
  text: 'It has not been moved yet. First the bank or firm retitles the account on its own form; then the trustee decides what is sold or withdrawn.',
  source: 'Irrevocable Trust Agreement, Article 2',
}

/** What passes title to property of each kind; of another kind the agreement itself transfers it. */
const FURTHER_ACT: Readonly<Partial<Record<Asset['type'], SourcedFact>>> = {
  real_estate: {
    text: 'It has not been moved yet. First the grantor signs a deed to the trustee, which is recorded; then the trustee sells.',
    source: 'Irrevocable Trust Agreement, Article 2; W.S. 34-2-122',
  },
  vehicle: {
    text: 'It has not been moved yet. First the grantor transfers the certificate of title to the trustee, in Wyoming by an endorsement before a notarial officer; then the trustee sells.',
    source: 'Irrevocable Trust Agreement, Article 2; W.S. 31-2-104',
  },
  bank_account: RETITLED,
  investment: RETITLED,
  business: {
    text: 'It has not been moved yet. First the grantor assigns the interest as the company’s own agreement permits; then the trustee sells.',
    source: 'Irrevocable Trust Agreement, Article 2',
  },
}
/** Wyoming’s law of deeds does not hold there. */
const DEED_BY_OTHER_LAW: SourcedFact = {
  text: 'It has not been moved yet. First the grantor signs a deed to the trustee, as the law of the place where the land lies requires; then the trustee sells.',
  source: 'Irrevocable Trust Agreement, Article 2; Assignment of Assets',
}
const LEASE: SourcedFact = {
  text: 'If the grantor goes on using the home until the sale, the lease that Article 14 requires is signed before the deed is delivered.',
  source: 'Irrevocable Trust Agreement, Articles 2 and 14',
}

/** Who sells an asset, and what comes first, by whether the agreement is signed and lists it, and the asset is moved. */
export function ofSale(trust: TrustRecord, about: string | null, isBound: boolean): SourcedFact[] {
  const asset = trust.assets?.find(({ id }) => about === `assets/${id}`)
  if (!asset) return [PROCEEDS, NOT_MOVED, SOLD_ALREADY]
  if (passesByDesignation(asset)) return [DESIGNATED]
  if (!isSigned(trust, 'trust-agreement')) return [NOT_SIGNED]
  if (!isBound) return [ADDED_SINCE]
  const act = isLandElsewhere(asset) ? DEED_BY_OTHER_LAW : FURTHER_ACT[asset.type]
  const shared = when(asset.ownership !== 'sole', OWN_PART)
  const mortgage = when(asset.realEstateDetails?.mortgage === true, MORTGAGE)
  if (fundingOf(asset).status === 'not-needed') return [PROCEEDS, NOT_MOVED]
  if (!act) return [PROCEEDS, ...shared, NOTE_IT]
  if (fundingOf(asset).status === 'done') return [TRUSTEE_SIGNS, ...shared, ...mortgage, NOTE_IT]
  return [NOT_MOVED, act, ...when(mayBeHome(asset, trust), LEASE), ...shared, ...mortgage, NOTE_MOVED, SOLD_ALREADY]
}
