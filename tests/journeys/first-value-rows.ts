import type { FirstValueRow } from './row.ts'

const row = (at: string): Pick<FirstValueRow, 'rule'> => ({ rule: at })

/** Prefill (T 3.3) and defaults (T 3.2, 9). */
export const firstValueRows: readonly FirstValueRow[] = [
  {
    ...row('T 3.3: the directive falls back to the power of attorney'),
    step: 'health-care-directive',
    given: {
      dpoa_principalName: 'P',
      dpoa_principalAddress: 'PA',
      dpoa_agentName: 'A',
      dpoa_agentAddress: 'AA',
      grantorName: 'G',
      backupTrusteeName: 'B',
    },
    shows: { hcd_principalName: 'P', hcd_principalAddress: 'PA', hcd_agentName: 'A', hcd_agentAddress: 'AA' },
  },
  {
    ...row('T 3.3: then to grantor and backup trustee'),
    step: 'health-care-directive',
    given: { grantorName: 'G', grantorAddress: 'GA', backupTrusteeName: 'B' },
    shows: { hcd_principalName: 'G', hcd_principalAddress: 'GA', hcd_agentName: 'B', hcd_agentAddress: '' },
  },
  {
    ...row('T 3.3: its own values come first'),
    step: 'health-care-directive',
    given: { hcd_principalName: 'H', dpoa_principalName: 'P' },
    shows: { hcd_principalName: 'H' },
  },
  {
    ...row('T 3.3: the EIN application falls back to the trust’s other steps'),
    step: 'ein-application',
    given: {
      trustName: 'Trust',
      certificateData: { adminAddress: 'Admin' },
      trusteeName: 'Trustee',
      trustDate: '2025-05-01',
      trustees: {
        put: [
          { id: '1', name: 'a', address: '' },
          { id: '2', name: 'b', address: '' },
        ],
      },
    },
    shows: {
      einTrustName: 'Trust',
      einTrustMailingAddress: 'Admin',
      einResponsiblePartyName: 'Trustee',
      einCreationDate: '2025-05-01',
      numberOfTrustees: '2',
    },
  },
  {
    ...row('T 3.3, 9: else one trustee, county Teton, mailing state WY'),
    step: 'ein-application',
    given: {},
    shows: { numberOfTrustees: '1', county: 'Teton', trustMailingState: 'WY', einTrustName: '' },
  },
  {
    ...row('D: county is one field of will and EIN'),
    step: 'ein-application',
    given: { county: 'Park' },
    shows: { county: 'Park' },
  },
  {
    ...row('T 9: the will is dated today, in Teton county'),
    step: 'pour-over-will',
    given: {},
    shows: { willDate: '2025-06-15', county: 'Teton' },
  },
  {
    ...row('T 3.1: both authorities unless explicitly false'),
    step: 'durable-power-of-attorney',
    given: { dpoa_financialAuthority: false },
    shows: { dpoa_financialAuthority: false, dpoa_trustManagementAuthority: true },
  },
  {
    ...row('T 2.5: no amendments by default; the first trustee row holds the trustee'),
    step: 'certificate-of-trust',
    given: { trusteeName: 'Dan', trusteeAddress: 'Here' },
    shows: { hasAmendments: false, trustees: [{ id: 'first', name: 'Dan', address: 'Here' }] },
  },
  {
    ...row('D: nothing is preselected for the distribution; the default ends the trust'),
    step: 'distribution',
    given: {},
    shows: { distributionType: '', distributionStages: '', termination: 'default', terminationEvent: '' },
  },
  {
    ...row('D: the grantor’s own name is no answer for another trustee'),
    step: 'trustee',
    given: { trusteeType: 'self', trusteeName: 'Margaret', trusteeAddress: 'Here' },
    shows: { trusteeType: 'self', trusteeName: '', trusteeAddress: '' },
  },
]
