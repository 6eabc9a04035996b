import type {
  Asset,
  Beneficiary,
  BusinessDetails,
  CertificateData,
  Contact,
  Funding,
  RealEstateDetails,
  RegisteredPerson,
  Signing,
} from '../entries.ts'
import type { ListField, ScalarField } from '../record.ts'

/**
 * What each field of the record is called in a sentence away from its page: the words of its question, with whose it is
 * where only the page shows it. A field that is missing here does not compile.
 */
export const SCALAR_LABELS: Readonly<Record<ScalarField, string>> = {
  currentStep: 'step reached',
  completed: 'questions completed',
  isComplete: 'trust marked as complete',
  completedAt: 'trust completed',

  trustName: 'trust name',
  trustDate: 'trust date',

  grantorName: 'grantor’s full legal name',
  grantorSsn: 'grantor’s social security number',
  grantorEmail: 'grantor’s email address',
  grantorAddress: 'grantor’s legal address',
  maritalStatus: 'grantor’s marital status',
  spouseName: 'name of the grantor’s spouse',

  trusteeType: 'who will serve as primary trustee',
  trusteeName: 'trustee name',
  trusteeEmail: 'trustee email',
  trusteeAddress: 'trustee address',
  trusteeRelationship: 'trustee’s relationship to you',

  backupTrusteeName: 'backup trustee name',
  backupTrusteeEmail: 'backup trustee email',
  backupTrusteeAddress: 'backup trustee address',
  backupTrusteeRelationship: 'backup trustee’s relationship to you',

  distributionType: 'distribution type',
  distributionStages: 'ages and parts of a staggered share',
  distributionRules: 'stored wording of the distribution rules',
  customRules: 'custom distribution rules',
  terminationEvent: 'when the trust ends',

  afterbornChildren: 'children born or adopted later',

  county: 'county',
  testatorName: 'testator name',
  testatorAddress: 'testator address',
  executorName: 'executor name',
  executorAddress: 'executor address',
  guardianName: 'guardian name',
  guardianAddress: 'guardian address',
  willDate: 'will date',

  dpoa_principalName: 'principal name in the power of attorney',
  dpoa_principalAddress: 'principal address in the power of attorney',
  dpoa_agentName: 'agent name in the power of attorney',
  dpoa_agentAddress: 'agent address in the power of attorney',
  dpoa_financialAuthority: 'agent’s power over financial matters',
  dpoa_trustManagementAuthority: 'agent’s power over trust management',

  hcd_principalName: 'principal name in the health care directive',
  hcd_principalAddress: 'principal address in the health care directive',
  hcd_agentName: 'health care agent name',
  hcd_agentAddress: 'health care agent address',
  hcd_treatmentPreferences: 'treatment preferences',
  hcd_organDonationPreference: 'organ donation preferences',
  hcd_mentalHealthPreferences: 'mental health preferences',

  einTrustName: 'trust legal name in the EIN application',
  dbaName: 'trade name or DBA',
  einTrustMailingAddress: 'mailing address in the EIN application',
  trustMailingCity: 'city of the mailing address',
  trustMailingState: 'state of the mailing address',
  trustMailingZip: 'ZIP code of the mailing address',
  einResponsiblePartyName: 'responsible party name',
  einResponsiblePartySSN: 'responsible party’s social security number',
  einCreationDate: 'trust creation date',
  numberOfTrustees: 'number of trustees',
  einEntityType: 'kind of entity in the EIN application',

  signingDate: 'day of signing',
  signingTime: 'time of the signing',
  signingPlace: 'place of the signing',
  signingNotary: 'notary at the signing',
  handoverOriginals: 'where the signed originals are',
  handoverOpening: 'when the envelope may be opened',
  handoverNotes: 'notes to the successor trustee',

  signatureComplete: 'Signature section finished',
  pourOverWillComplete: 'Pour-Over Will section finished',
  powerOfAttorneyComplete: 'power of attorney finished',
  durablePowerOfAttorneyComplete: 'Durable Power of Attorney section finished',
  healthCareDirectiveComplete: 'Health Care Directive section finished',
  healthCareDirectiveSkipped: 'Health Care Directive section skipped',
  einApplicationComplete: 'EIN Application section finished',
  trustAgreementComplete: 'trust agreement marked as complete',
  certificateOfTrustComplete: 'certificate of trust marked as complete',
  trusteeAppointmentComplete: 'trustee appointment marked as complete',
  beneficiariesComplete: 'beneficiaries marked as complete',
  assetsComplete: 'assets marked as complete',
}

export const CERTIFICATE_LABELS: Readonly<Record<keyof CertificateData, string>> = {
  signatureDate: 'day the certificate section was finished',
  adminAddress: 'administrative address',
  hasAmendments: 'the trust has been amended',
  amendmentDetails: 'amendment details',
}

/** What one entry of a list is called before its name. */
export const ENTRY_NOUNS: Readonly<Record<ListField, string>> = {
  beneficiaries: 'Beneficiary',
  assets: 'Asset',
  trustees: 'Trustee on the certificate',
  acknowledgements: 'Acknowledgement',
  people: 'Person',
  witnesses: 'Witness',
  signings: 'Document',
  contacts: 'Contact',
}

/** Of entries, after the entry's name. */
export const BENEFICIARY_LABELS: Readonly<Record<Exclude<keyof Beneficiary, 'id'>, string>> = {
  name: 'name',
  relationship: 'relationship',
  email: 'email',
  distributionAge: 'distribution age',
  ein: 'EIN',
  einUnknown: 'EIN to follow',
  address: 'address',
  sharePercent: 'share',
  incomeShare: 'share of income',
  principalShare: 'share of principal',
  isPrimary: 'primary or contingent',
  birthYear: 'birth year',
}

/** Of an entry of the register. */
export const PERSON_LABELS: Readonly<Record<Exclude<keyof RegisteredPerson, 'id'>, string>> = {
  name: 'name',
  kind: 'person or organization',
  relation: 'relationship',
  address: 'address',
  email: 'email',
  birthYear: 'birth year',
}

/** Of a document on the day of signing. */
export const SIGNING_LABELS: Readonly<Record<Exclude<keyof Signing, 'id'>, string>> = {
  printed: 'printed',
  signed: 'signed',
  witnessed: 'witnessed',
  notarized: 'notarized',
  copied: 'copies given',
}

/** Of somebody whom the successor trustee calls. */
export const CONTACT_LABELS: Readonly<Record<Exclude<keyof Contact, 'id'>, string>> = {
  name: 'name',
  role: 'role',
  phone: 'telephone',
  email: 'email',
  note: 'note',
}

const REAL_ESTATE_LABELS: Readonly<Record<keyof RealEstateDetails, string>> = {
  street: 'street address',
  county: 'county',
  state: 'state',
  legalDescription: 'legal description',
  parcelNumber: 'parcel number',
  titleHolding: 'how title is held',
  mortgage: 'mortgage',
  lender: 'lender',
  unknown: 'details to follow',
}

const BUSINESS_LABELS: Readonly<Record<keyof BusinessDetails, string>> = {
  entityType: 'entity type',
  state: 'state',
  ein: 'EIN',
  percentOwned: 'percentage you own',
  registeredAgent: 'registered agent',
  unknown: 'details to follow',
}

const FUNDING_LABELS: Readonly<Record<keyof Funding, string>> = {
  status: 'funding status',
  date: 'funding date',
  note: 'funding note',
}

type AssetGroup = 'realEstateDetails' | 'businessDetails' | 'funding'

export const ASSET_LABELS: Readonly<Record<Exclude<keyof Asset, 'id' | AssetGroup>, string>> = {
  name: 'name',
  type: 'type',
  value: 'estimated value',
  ownership: 'ownership',
  address: 'address',
  description: 'description',
  bankName: 'bank',
  firmName: 'firm',
  accountNumber: 'last four of the account number',
  percentOwned: 'your share',
}

export const ASSET_GROUP_LABELS: Readonly<Record<AssetGroup, Readonly<Record<string, string>>>> = {
  realEstateDetails: REAL_ESTATE_LABELS,
  businessDetails: BUSINESS_LABELS,
  funding: FUNDING_LABELS,
}
