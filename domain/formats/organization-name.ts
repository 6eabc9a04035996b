// Whole words, so that a family of the name Banks or Bankston remains one. Na is a name, so that N.A. needs its points.
const ORGANIZATION =
  /(?<![\p{L}\p{M}])(?:bank|banc|bancorp|bankers|company|co\.|corporation|corp|incorporated|inc|limited|ltd|fiduciary|trustees|trusts?|n\.a\.?|l\.?l\.?c\.?|l\.?l\.?p\.?|l\.?p\.?|p\.?c\.?|credit union|savings|foundation)(?![\p{L}\p{M}])/iu

/** Whether a name contains a word that only an organization bears. */
export const namesOrganization = (name: string): boolean => ORGANIZATION.test(name)
