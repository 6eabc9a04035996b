import type { TrustPatch } from '#domain/trust/patch.ts'
import { complete } from './complete.ts'

const rules =
  'Pay for the education of every grandchild first.\n\nWhat remains goes to my children when the youngest of them is 30.'
const company = { name: 'Wind River Trust Company', address: '200 Main Street, Lander, WY 82520' }

/** A trust company as trustee, and rules in the grantor's own words. */
export const professional: TrustPatch = {
  ...complete,
  trustName: 'The Lindqvist Family Trust',
  trusteeType: 'professional',
  trusteeName: company.name,
  trusteeEmail: 'trusts@windriver.example',
  trusteeAddress: company.address,
  trusteeRelationship: 'Trust company',
  trustees: { put: [{ id: 't-wind-river', ...company }] },
  certificateData: { signatureDate: '2025-05-02', adminAddress: company.address, hasAmendments: false },
  distributionType: 'custom',
  customRules: rules,
  distributionRules: rules,
  einTrustName: 'The Lindqvist Family Trust',
}
