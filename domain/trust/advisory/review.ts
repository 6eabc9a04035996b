import type { CalendarDate } from '../../formats/calendar-date.ts'
import type { TrustRecord } from '../record.ts'
import { mistypedZips, severalAddresses } from './addresses.ts'
import { agePassed, minorInOffice, otherWithoutAge, stagesBeforeAge, unbornYear } from './ages.ts'
import { consents, formedElsewhere, ownedAtNothing, ownedByAnother, sCorporations, votingStock } from './companies.ts'
import {
  administeredElsewhere,
  countyNotInWyoming,
  countyOfHome,
  countyOfWyoming,
  livesElsewhere,
  noTrusteeInWyoming,
  stateNotRead,
} from './domicile.ts'
import { endsWithTheFirst, landHeldDirectly, linkToWyoming, nobodyToDescendFrom } from './duration.ts'
import type { Finding, Rule } from './finding.ts'
import { movedBeforeTrust } from './funding.ts'
import { childrenWithoutGuardian, guardianOfAdults, twoNominations } from './guardians.ts'
import { grantorElsewhere, trustNameOnApplication, twiceOnTheList } from './names.ts'
import { wholeNumbers } from './numbers.ts'
import {
  actsForThemselves,
  agentAndSuccessor,
  grantorAmongBeneficiaries,
  grantorAsTrustee,
  soleTrusteeSoleBeneficiary,
  successorAmongBeneficiaries,
  successorElsewhere,
  successorServesAlready,
  trusteeAmongBeneficiaries,
} from './offices.ts'
import { givenByItsName, publicBenefits, stepchildAsChild } from './own-words.ts'
import {
  amended,
  fundedBeforeTrust,
  mailingAddress,
  noAuthority,
  numberOfTrustees,
  responsibleParty,
  signedOnAnotherDay,
  twoNumbers,
  willBeforeTrust,
  willToCome,
} from './papers.ts'
import {
  accountsGiven,
  assetTwice,
  businessOwnedJointly,
  byDesignation,
  communityInLaw,
  homeLivedIn,
  homestead,
  landElsewhere,
  ownedAsSpouses,
  ownedWithOthers,
  titleOfOthers,
  vehicleElsewhere,
} from './property.ts'
import {
  afterbornOfNothing,
  afterbornWithoutChild,
  incomeShares,
  leftOutOfWords,
  nothingOfTheShares,
  onlyContingent,
  sharesAddUp,
} from './shares.ts'
import { joiningBeneficiary, listedAsSpouse, severalSpouses, spouseLeftBlank, spouseOfUnmarried } from './spouses.ts'

/** In the order in which the findings are read: who, for whom, what, which papers. */
const RULES: readonly Rule[] = [
  soleTrusteeSoleBeneficiary,
  grantorAsTrustee,
  trusteeAmongBeneficiaries,
  grantorAmongBeneficiaries,
  successorServesAlready,
  successorAmongBeneficiaries,
  minorInOffice,
  actsForThemselves,
  agentAndSuccessor,
  sharesAddUp,
  nothingOfTheShares,
  onlyContingent,
  incomeShares,
  leftOutOfWords,
  publicBenefits,
  stepchildAsChild,
  afterbornOfNothing,
  afterbornWithoutChild,
  twiceOnTheList,
  severalSpouses,
  spouseOfUnmarried,
  listedAsSpouse,
  unbornYear,
  agePassed,
  stagesBeforeAge,
  otherWithoutAge,
  nobodyToDescendFrom,
  childrenWithoutGuardian,
  guardianOfAdults,
  assetTwice,
  wholeNumbers,
  titleOfOthers,
  ownedAtNothing,
  ownedByAnother,
  homeLivedIn,
  accountsGiven,
  homestead,
  ownedWithOthers,
  ownedAsSpouses,
  communityInLaw,
  joiningBeneficiary,
  businessOwnedJointly,
  byDesignation,
  givenByItsName,
  landElsewhere,
  vehicleElsewhere,
  sCorporations,
  votingStock,
  formedElsewhere,
  consents,
  endsWithTheFirst,
  landHeldDirectly,
  linkToWyoming,
  noTrusteeInWyoming,
  successorElsewhere,
  administeredElsewhere,
  livesElsewhere,
  stateNotRead,
  severalAddresses,
  mistypedZips,
  countyNotInWyoming,
  countyOfHome,
  countyOfWyoming,
  signedOnAnotherDay,
  amended,
  twoNominations,
  grantorElsewhere,
  spouseLeftBlank,
  willBeforeTrust,
  willToCome,
  noAuthority,
  trustNameOnApplication,
  mailingAddress,
  responsibleParty,
  twoNumbers,
  numberOfTrustees,
  fundedBeforeTrust,
  movedBeforeTrust,
]

/** Answers that do not go together, as facts: `today` is the reader's calendar date. An empty list when nothing was found. */
export function reviewTrust(trust: TrustRecord, today: CalendarDate): readonly Finding[] {
  return RULES.flatMap((rule) => rule(trust, today))
}
