import { button, failure, goes, text, toast } from './row.ts'

/** The pages for one beneficiary or one asset (T 2.5, 8; D steps). */
export const detailRows = [
  text('age.loading', 'T 2.5', 'Loading beneficiary information...'),
  goes('age.next-child.to', 'T 2.5', '/trust-builder/beneficiary-age/{id}'),
  goes('age.next-charity.to', 'T 2.5', '/trust-builder/charity-info/{id}'),
  goes('age.next.to', 'T 2.5', '/trust-builder/assets'),
  goes('age.back.to', 'T 2.5', '/trust-builder/beneficiaries'),
  goes('age.save.to', 'D steps', '/dashboard'),
  toast('age.saved', 'T 8', 'Beneficiary updated', 'Distribution age has been saved'),
  failure('age.save-failed', 'T 8', 'Error', 'Failed to save beneficiary information'),
  button('details.not-yet', 'D steps', 'I don’t have this yet'),
  goes('charity.next-charity.to', 'D steps', '/trust-builder/charity-info/{id}'),
  goes('charity.next.to', 'D steps', '/trust-builder/assets'),
  goes('charity.back.to', 'D steps', '/trust-builder/beneficiaries'),
  goes('charity.save.to', 'D entry: Save and Exit', '/dashboard'),
  goes('real-estate.next-real-estate.to', 'D steps', '/trust-builder/real-estate-info/{id}'),
  goes('real-estate.next-business.to', 'D steps', '/trust-builder/business-info/{id}'),
  goes('real-estate.next.to', 'D steps', '/trust-builder/distribution'),
  goes('real-estate.back.to', 'D steps', '/trust-builder/assets'),
  goes('real-estate.save.to', 'D entry: Save and Exit', '/dashboard'),
  goes('business.next-business.to', 'D steps', '/trust-builder/business-info/{id}'),
  goes('business.next.to', 'D steps', '/trust-builder/distribution'),
  goes('business.back.to', 'D steps', '/trust-builder/assets'),
  goes('business.save.to', 'D entry: Save and Exit', '/dashboard'),
] as const
