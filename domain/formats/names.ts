/** A name with spacing and case set aside; the empty text for none. */
export const nameKey = (name: string | undefined): string =>
  (name ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Whether two names are the same once spacing and case are set aside. An empty name is the same as none. */
export function sameName(one: string | undefined, other: string | undefined): boolean {
  return nameKey(one) !== '' && nameKey(one) === nameKey(other)
}

const spaced = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()
const asOnline = (name: string) => spaced(name.normalize('NFD').replace(/[^a-z\d&\s-]/gi, ''))

/**
 * Whether the name entered for an EIN is the legal name of the trust: as it is, or in the letters, digits, hyphens and
 * ampersands that the online application accepts.
 */
export function sameNameForEin(entered: string, legal: string): boolean {
  return [spaced(legal), asOnline(legal)].includes(spaced(entered))
}

/** A name without accents, case and more spaces than one: `oséi` and `Osei` are the same. */
export const foldedName = (text: string): string => nameKey(text.normalize('NFKD').replace(/\p{M}/gu, ''))

/** Whether what somebody looks for is in a name, whatever the case and the accents: `jose` finds `José`. Nothing is in every name. */
export function includesName(name: string, wanted: string): boolean {
  return foldedName(name).includes(foldedName(wanted))
}

/** Whether a text has anything to read in it. */
export function isBlank(text: string | undefined): boolean {
  return nameKey(text) === ''
}

// Whole words, so that a family of the name Banks or Bankston remains one. Na is a name, so that N.A. needs its points.
const ORGANIZATION =
  /(?<![\p{L}\p{M}])(?:bank|banc|bancorp|bankers|company|co\.|corporation|corp|incorporated|inc|limited|ltd|fiduciary|trustees|trusts?|n\.a\.?|l\.?l\.?c\.?|l\.?l\.?p\.?|l\.?p\.?|p\.?c\.?|credit union|savings|foundation)(?![\p{L}\p{M}])/iu

/** Whether a name contains a word that only an organization bears. */
export const namesOrganization = (name: string): boolean => ORGANIZATION.test(name)
