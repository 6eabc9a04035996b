/** Terms of the field that a page explains at its head, in plain words; most are explained beside their question instead. */
export const TERMS = {
  dynastyTrust: {
    term: 'Dynasty trust',
    meaning:
      'an irrevocable trust meant to last for several generations. Irrevocable means that the person who makes it cannot take it back.',
  },
  coTrustee: { term: 'Co-trustee', meaning: 'one of several trustees who serve at the same time.' },
  funding: {
    term: 'Funding',
    meaning:
      'moving property into the trust, for example by a deed or a new account title. A trust without property does nothing.',
  },
  tenantsInCommon: {
    term: 'Tenants in common',
    meaning: 'several owners, each of a share of their own that can pass separately.',
  },
  termination: { term: 'Termination event', meaning: 'what ends the trust.' },
  durable: { term: 'Durable', meaning: 'in force also when the principal can no longer decide.' },
  directive: {
    term: 'Health care directive',
    meaning: 'a paper that names who decides about your care when you cannot, and says what you wish.',
  },
} as const satisfies Record<string, { term: string; meaning: string }>
export type TermName = keyof typeof TERMS
