import * as z from 'zod/mini'
import { line, paragraph } from '../formats/schemas.ts'
import { LIMITS } from '../formats/text-rules.ts'
import type { TrustPatch } from './patch.ts'
import type { TrustRecord } from './record.ts'

/** The four answers that a directive cannot do without, with the messages of T 5. */
export const directiveParties = {
  hcd_principalName: line(LIMITS.name, 'Principal name is required'),
  hcd_principalAddress: paragraph(LIMITS.address, 'Principal address is required'),
  hcd_agentName: line(LIMITS.name, 'Agent name is required'),
  hcd_agentAddress: paragraph(LIMITS.address, 'Agent address is required'),
}

/**
 * What step 12 hands over: the form's values, or the mark that the directive was skipped.
 * The record's hcd_ fields are the truth. The server stores the directive that they make as a document of its own, in
 * the transaction of every change that is about it.
 */
export const HealthCareDirective = z.union([
  z.strictObject({ skipped: z.literal(true) }),
  z.strictObject({
    ...directiveParties,
    hcd_treatmentPreferences: z.optional(paragraph()),
    hcd_organDonationPreference: z.optional(paragraph()),
    hcd_mentalHealthPreferences: z.optional(paragraph()),
  }),
])
export type HealthCareDirective = z.infer<typeof HealthCareDirective>

/** The change to the trust record that goes with a directive (T 4.2: Next writes step 13, Skip no step). */
export function directivePatch(directive: HealthCareDirective): TrustPatch {
  if ('skipped' in directive) return { healthCareDirectiveComplete: true, healthCareDirectiveSkipped: true }
  const { hcd_treatmentPreferences, hcd_organDonationPreference, hcd_mentalHealthPreferences, ...required } = directive
  return {
    ...required,
    hcd_treatmentPreferences: hcd_treatmentPreferences || null,
    hcd_organDonationPreference: hcd_organDonationPreference || null,
    hcd_mentalHealthPreferences: hcd_mentalHealthPreferences || null,
    healthCareDirectiveComplete: true,
    healthCareDirectiveSkipped: false,
    currentStep: 13,
  }
}

/** Whether a change is about the directive, so that its document may have to be written again. */
export const isAboutDirective = (patch: TrustPatch): boolean =>
  Object.keys(patch).some((field) => field.startsWith('hcd_') || field.startsWith('healthCareDirective'))

/** The directive that the answers make once step 12 is completed or skipped. */
export function directiveOf(trust: TrustRecord): HealthCareDirective | undefined {
  if (!trust.healthCareDirectiveComplete) return undefined
  if (trust.healthCareDirectiveSkipped) return { skipped: true }
  const { data } = HealthCareDirective.safeParse({
    hcd_principalName: trust.hcd_principalName,
    hcd_principalAddress: trust.hcd_principalAddress,
    hcd_agentName: trust.hcd_agentName,
    hcd_agentAddress: trust.hcd_agentAddress,
    hcd_treatmentPreferences: trust.hcd_treatmentPreferences,
    hcd_organDonationPreference: trust.hcd_organDonationPreference,
    hcd_mentalHealthPreferences: trust.hcd_mentalHealthPreferences,
  })
  return data
}
