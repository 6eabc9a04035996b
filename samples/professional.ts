import type { TrustPatch } from '#domain/trust/patch.ts'
import { complete } from './complete.ts'

/** A trust company as trustee, and rules in the grantor's own words. */
export const professional: TrustPatch = {
  ...complete,
  trustName: 'The Lindqvist Family Trust',
  trusteeType: 'professional',
  trusteeName: 'Wind River Trust Company',
  trusteeAddress: '200 Main Street, Lander, WY 82520',
  trusteeRelationship: 'Trust company',
  distributionType: 'custom',
  customRules:
    'Pay for the education of every grandchild first.\n\nWhat remains goes to my children when the youngest of them is 30.',
  distributionRules:
    'Pay for the education of every grandchild first.\n\nWhat remains goes to my children when the youngest of them is 30.',
}
