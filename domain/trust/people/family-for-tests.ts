import type { TrustRecord } from '../record.ts'

const home = '12 Cottonwood Lane, Jackson, WY 83001'
const park = { name: 'Eleanor Grace Park', address: '77 Snow King Avenue, Jackson, WY 83001' }
const [margaret, thomas] = ['Margaret Anne Whitlock', 'Thomas Edward Whitlock']

/** A family of eight in which one person is in up to five places. */
export const whitlocks: TrustRecord = {
  uid: 'u',
  grantorName: margaret,
  grantorSsn: '536904321',
  grantorEmail: 'margaret@whitlock.example',
  grantorAddress: home,
  trusteeType: 'other',
  trusteeName: 'Daniel Joseph Reyes',
  trusteeEmail: 'daniel@reyes.example',
  trusteeAddress: '480 Elk Ridge Road, Wilson, WY 83014',
  trusteeRelationship: 'Brother-in-law',
  trustees: [{ id: 't-reyes', name: 'Daniel Joseph Reyes', address: '480 Elk Ridge Road, Wilson, WY 83014' }],
  backupTrusteeName: park.name,
  backupTrusteeEmail: 'eleanor@park.example',
  backupTrusteeAddress: park.address,
  backupTrusteeRelationship: 'Friend',
  beneficiaries: [
    { id: 'b-thomas', name: thomas, relationship: 'spouse', email: 'thomas@whitlock.example', sharePercent: 30 },
    { id: 'b-clara', name: 'Clara Jane Whitlock', relationship: 'child', birthYear: 2004 },
    { id: 'b-owen', name: 'Owen Samuel Whitlock', relationship: 'child', birthYear: 2010 },
    { id: 'b-iris', name: 'Iris Whitlock Nakamura', relationship: 'grandchild', isPrimary: false },
    { id: 'b-teton', name: 'Teton Trails Conservancy', relationship: 'charity', address: 'P.O. Box 9, Jackson' },
  ],
  testatorName: margaret,
  testatorAddress: home,
  executorName: thomas,
  executorAddress: home,
  guardianName: park.name,
  guardianAddress: park.address,
  dpoa_principalName: margaret,
  dpoa_principalAddress: home,
  dpoa_agentName: thomas,
  dpoa_agentAddress: home,
  hcd_principalName: margaret,
  hcd_principalAddress: home,
  hcd_agentName: thomas,
  hcd_agentAddress: home,
  einResponsiblePartyName: margaret,
  einResponsiblePartySSN: '536-90-4321',
}
