import { merge } from '#domain/trust/merge.ts'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { newTrust, type TrustRecord } from '#domain/trust/record.ts'

const home = '12 Cottonwood Lane, Jackson, WY 83001'

/** The Whitlocks: every question answered, every kind of beneficiary and asset once, completed and ready to sign. */
export const complete: TrustPatch = {
  trustName: 'The Whitlock Family Dynasty Trust',
  trustDate: '2025-05-01',
  grantorName: 'Margaret Anne Whitlock',
  grantorSsn: '536904321',
  grantorEmail: 'margaret@whitlock.example',
  grantorAddress: home,
  trusteeType: 'other',
  trusteeName: 'Daniel Joseph Reyes',
  trusteeEmail: 'daniel@reyes.example',
  trusteeAddress: '480 Elk Ridge Road, Wilson, WY 83014',
  trusteeRelationship: 'Brother-in-law',
  backupTrusteeName: 'Eleanor Grace Park',
  backupTrusteeEmail: 'eleanor@park.example',
  backupTrusteeAddress: '77 Snow King Avenue, Jackson, WY 83001',
  backupTrusteeRelationship: 'Friend',
  trustees: { put: [{ id: 't-reyes', name: 'Daniel Joseph Reyes', address: '480 Elk Ridge Road, Wilson, WY 83014' }] },
  certificateData: {
    signatureDate: '2025-05-02',
    adminAddress: '480 Elk Ridge Road, Wilson, WY 83014',
    hasAmendments: false,
  },
  beneficiaries: {
    put: [
      {
        id: 'b-thomas',
        name: 'Thomas Edward Whitlock',
        relationship: 'spouse',
        email: 'thomas@whitlock.example',
        sharePercent: 30,
      },
      {
        id: 'b-clara',
        name: 'Clara Jane Whitlock',
        relationship: 'child',
        distributionAge: 25,
        sharePercent: 30,
        birthYear: 2004,
      },
      {
        id: 'b-owen',
        name: 'Owen Samuel Whitlock',
        relationship: 'child',
        distributionAge: 30,
        sharePercent: 30,
        birthYear: 2010,
      },
      { id: 'b-iris', name: 'Iris Whitlock Nakamura', relationship: 'grandchild', isPrimary: false },
      {
        id: 'b-teton',
        name: 'Teton Trails Conservancy',
        relationship: 'charity',
        ein: '83-0123456',
        sharePercent: 10,
        address: 'P.O. Box 9, Jackson, WY 83001',
      },
    ],
  },
  assets: {
    put: [
      {
        id: 'a-home',
        name: 'Family home',
        type: 'real_estate',
        value: '1250000',
        ownership: 'joint',
        address: home,
        realEstateDetails: {
          street: home,
          county: 'Teton',
          state: 'Wyoming',
          legalDescription: 'Lot 4, Block 2, Cottonwood Addition, as recorded in the office of the Teton County Clerk',
          parcelNumber: '22-41-16-28-4-04-001',
          titleHolding: 'Margaret Anne Whitlock and Thomas Edward Whitlock, joint tenants',
          mortgage: false,
        },
      },
      {
        id: 'a-checking',
        name: 'Household checking account',
        type: 'bank_account',
        value: '48000',
        ownership: 'sole',
        bankName: 'First Bank of Jackson Hole',
        accountNumber: '4471',
      },
      {
        id: 'a-brokerage',
        name: 'Brokerage account',
        type: 'investment',
        value: '860000',
        ownership: 'community',
        firmName: 'Snake River Securities',
        accountNumber: '9028',
      },
      {
        id: 'a-outfitters',
        name: 'Whitlock Outfitters LLC',
        type: 'business',
        value: '400000',
        ownership: 'tenants_in_common',
        businessDetails: {
          entityType: 'Limited liability company',
          state: 'Wyoming',
          ein: '83-7654321',
          percentOwned: 60,
          registeredAgent: 'Eleanor Grace Park',
        },
      },
      { id: 'a-truck', name: '2021 pickup truck', type: 'vehicle', value: '38000', ownership: 'sole' },
      {
        id: 'a-paintings',
        name: 'Paintings by Harriet Whitlock',
        type: 'personal_property',
        value: '15000',
        ownership: 'sole',
        description: 'Eleven landscapes in oil, listed in the appraisal of March 2025',
      },
      { id: 'a-royalties', name: 'Royalties of the field guide', type: 'other', ownership: 'sole' },
    ],
  },
  distributionType: 'staggered',
  distributionRules: 'In thirds: at the distribution age, five years later, and ten years later.',
  acknowledgements: {
    put: [
      {
        id: 'accuracy',
        text: 'I have checked my answers, and the information I have given is accurate and complete to the best of my knowledge.',
        checked: true,
      },
      {
        id: 'requirements',
        text: 'I understand the Wyoming trust requirements: a grantor who has capacity and intends the trust, an agreement that says expressly that it is irrevocable, identified beneficiaries, property transferred to a trustee who accepts it, and the link to Wyoming that the agreement requires.',
        checked: true,
      },
      {
        id: 'execution',
        text: 'I understand that signing the documents correctly, with notarization and witnesses where they are needed, is my own responsibility.',
        checked: true,
      },
      {
        id: 'attorney',
        text: 'I understand that this service is not a law firm and gives no legal advice, and that I should consult an attorney before I sign.',
        checked: true,
      },
    ],
  },
  county: 'Teton',
  testatorName: 'Margaret Anne Whitlock',
  testatorAddress: home,
  executorName: 'Thomas Edward Whitlock',
  executorAddress: home,
  guardianName: 'Eleanor Grace Park',
  guardianAddress: '77 Snow King Avenue, Jackson, WY 83001',
  willDate: '2025-05-02',
  dpoa_principalName: 'Margaret Anne Whitlock',
  dpoa_principalAddress: home,
  dpoa_agentName: 'Thomas Edward Whitlock',
  dpoa_agentAddress: home,
  dpoa_financialAuthority: true,
  dpoa_trustManagementAuthority: true,
  hcd_principalName: 'Margaret Anne Whitlock',
  hcd_principalAddress: home,
  hcd_agentName: 'Thomas Edward Whitlock',
  hcd_agentAddress: home,
  hcd_treatmentPreferences: 'Comfort first. No artificial breathing for more than ten days without hope of recovery.',
  hcd_organDonationPreference: 'Any organ or tissue, for transplant only.',
  hcd_mentalHealthPreferences: 'Please speak with Dr. Amara Osei before changing any medication.',
  einTrustName: 'The Whitlock Family Dynasty Trust',
  einTrustMailingAddress: '480 Elk Ridge Road',
  trustMailingCity: 'Wilson',
  trustMailingState: 'WY',
  trustMailingZip: '83014',
  einResponsiblePartyName: 'Margaret Anne Whitlock',
  einResponsiblePartySSN: '536-90-4321',
  einCreationDate: '2025-05-01',
  numberOfTrustees: 1,
  einEntityType: 'Trust',
  handoverOriginals: 'In the fireproof box in the study. The attorney has copies.',
  handoverOpening: 'when I have died or can no longer act',
  handoverNotes: 'The outfitters’ season begins in May: Thomas knows the staff.',
  contacts: {
    put: [
      { id: 'c-reed', role: 'attorney', name: 'Dana Reed', phone: '(307) 555-0142', email: 'dana@reed.example' },
      { id: 'c-insurer', role: 'insurance', name: 'Teton Mutual', phone: '(307) 555-0177', note: 'Insures the home' },
    ],
  },
  signatureComplete: true,
  pourOverWillComplete: true,
  powerOfAttorneyComplete: true,
  durablePowerOfAttorneyComplete: true,
  healthCareDirectiveComplete: true,
  healthCareDirectiveSkipped: false,
  einApplicationComplete: true,
  trustAgreementComplete: true,
  certificateOfTrustComplete: true,
  trusteeAppointmentComplete: true,
  beneficiariesComplete: true,
  assetsComplete: true,
  completed: true,
  isComplete: true,
  completedAt: '2025-05-03T16:42:00.000Z',
  currentStep: 9,
}

/** The Social Security Administration keeps the numbers 987-65-4320 to 4329 for advertisements. */
const NOBODYS_NUMBER = '987-65-4321'

const wilson = '31 Fish Creek Road, Wilson, WY 83014'
const more: Record<string, object> = {
  'b-thomas': { address: home, birthYear: 1976 },
  'b-clara': { address: home },
  'b-owen': { address: home },
  'b-iris': { address: wilson, birthYear: 2020 },
  // No employer's number begins with 00.
  'b-teton': { ein: '00-0123456' },
}

/** The answers of the Whitlocks as strangers read them on the site: with every address, and with numbers that are nobody's. */
export const sampleAnswers: TrustPatch = {
  ...complete,
  grantorSsn: NOBODYS_NUMBER.replaceAll('-', ''),
  einResponsiblePartySSN: NOBODYS_NUMBER,
  beneficiaries: { put: (complete.beneficiaries?.put ?? []).map((entry) => ({ ...entry, ...more[entry.id] })) },
  assets: {
    put: (complete.assets?.put ?? []).map((asset) =>
      asset.businessDetails ? { ...asset, businessDetails: { ...asset.businessDetails, ein: '00-7654321' } } : asset,
    ),
  },
}

/** The Whitlocks' trust as strangers read it. */
export const sampleSet: TrustRecord = merge(newTrust('sample', '2025-05-03T16:00:00.000Z'), sampleAnswers)
