import type { TrustPatch } from '#domain/trust/patch.ts'
import { complete } from './complete.ts'

/** Valid text that breaks careless programs: markup, quotes, braces, right-to-left scripts, emoji, and names of full length. */
export const hostile: TrustPatch = {
  ...complete,
  trustName: 'The <script>alert("1")</script> & O’Brien "Dynasty" Trust / \\ : * ? | {name} $& %s',
  grantorName: 'عائشة بنت أبي بكر',
  grantorAddress: 'Straße 7 "Hof", 10115 Berlin & <b>Mitte</b>',
  trusteeName: 'שרה כהן',
  backupTrusteeName: '王小明',
  trustees: { put: [{ id: 't-reyes', name: 'שרה כהן', address: '1 Ünïcode Way, Jackson, WY' }] },
  beneficiaries: {
    put: [
      { id: 'b-1', name: 'Nguyễn Thị Minh Khai', relationship: 'child', distributionAge: 18 },
      { id: 'b-2', name: 'Zoë 👩‍👩‍👧‍👦 Ñandú', relationship: 'child', distributionAge: 65 },
      { id: 'b-3', name: 'X'.repeat(200), relationship: 'other' },
      { id: 'b-4', name: ']]> &amp; &#0; <!-- -->', relationship: 'charity', einUnknown: true },
      { id: 'b-5', name: 'Δημήτρης Παπαδόπουλος', relationship: 'friend', sharePercent: 100 },
      { id: 'b-6', name: 'constructor', relationship: 'sibling', sharePercent: 33.33 },
    ],
  },
  testatorName: 'عائشة بنت أبي بكر',
  executorName: 'Zoë 👩‍👩‍👧‍👦 Ñandú & Söhne <LLC>',
  guardianName: 'שרה כהן',
  dpoa_principalName: 'عائشة بنت أبي بكر',
  dpoa_agentName: 'Nguyễn "Minh" O’Brien {agent} %s',
  hcd_principalName: 'عائشة بنت أبي بكر',
  hcd_agentName: 'X'.repeat(200),
  hcd_treatmentPreferences: `No <b>machines</b> & no "tubes".\n\n\t王小明 decides\n${'And then, '.repeat(400)}`,
  einResponsiblePartyName: 'عائشة بنت أبي بكر',
  distributionType: 'custom',
  customRules: `First line <w:p/>\n\n\tIndented & "quoted"\n${'A long sentence without an end, '.repeat(300)}`,
  distributionRules: 'As written.',
}
