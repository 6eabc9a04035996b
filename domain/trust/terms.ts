/** Terms of the field as the pages that use them explain them, in plain words. docs/glossary.md has them all. */
export const TERMS = {
  dynastyTrust: {
    term: 'Dynasty trust',
    meaning:
      'an irrevocable trust meant to last for several generations. Irrevocable means that the person who makes it cannot take it back.',
  },
  grantor: {
    term: 'Grantor',
    meaning: 'the person who makes the trust and gives it property. Wyoming’s law says settlor.',
  },
  trustee: {
    term: 'Trustee',
    meaning: 'the person, bank or trust company that holds the trust’s property and uses it for the beneficiaries.',
  },
  coTrustee: { term: 'Co-trustee', meaning: 'one of several trustees who serve at the same time.' },
  certificate: {
    term: 'Certificate of trust',
    meaning: 'a short signed statement that the trust exists and who may act for it.',
  },
  beneficiary: { term: 'Beneficiary', meaning: 'a person or charity for whom the trust is held.' },
  contingent: {
    term: 'Contingent',
    meaning: 'second in line: takes only when no primary beneficiary, and no descendant of one, takes.',
  },
  principal: { term: 'Principal', meaning: 'the property itself, as opposed to the income it earns.' },
  funding: {
    term: 'Funding',
    meaning:
      'moving property into the trust, for example by a deed or a new account title. A trust without property does nothing.',
  },
  tenantsInCommon: {
    term: 'Tenants in common',
    meaning: 'several owners, each of a share of their own that can pass separately.',
  },
  distribution: { term: 'Distribution', meaning: 'a payment from the trust to a beneficiary.' },
  staggered: { term: 'Staggered', meaning: 'paid in parts at different ages instead of all at once.' },
  termination: { term: 'Termination event', meaning: 'what brings the trust to its end.' },
  successor: {
    term: 'Successor trustee',
    meaning: 'the person who takes over when the trustee can no longer serve. Backup trustee means the same.',
  },
  notary: {
    term: 'Notary',
    meaning: 'an officer before whom a signature is declared to be one’s own.',
  },
  pourOverWill: {
    term: 'Pour-over will',
    meaning: 'a will that leaves to the trust whatever you still own outside it.',
  },
  testator: { term: 'Testator', meaning: 'the person who makes a will.' },
  executor: { term: 'Executor', meaning: 'the person who carries a will out.' },
  guardian: { term: 'Guardian', meaning: 'the person who cares for minor children when their parents cannot.' },
  durable: { term: 'Durable', meaning: 'stays in force when you can no longer decide for yourself.' },
  powerPrincipal: { term: 'Principal', meaning: 'the person who gives the power.' },
  agent: { term: 'Agent', meaning: 'the person who may act for the principal.' },
  directive: {
    term: 'Health care directive',
    meaning: 'a paper that names who decides about your care when you cannot, and says what you wish.',
  },
  ein: {
    term: 'EIN',
    meaning:
      'employer identification number: the number by which the tax authority knows a trust. No employees are needed.',
  },
  responsibleParty: {
    term: 'Responsible party',
    meaning: 'the individual the tax authority connects with the trust; normally the grantor.',
  },
  dba: { term: 'DBA', meaning: '“doing business as”: a name other than the legal one. Most trusts have none.' },
} as const satisfies Record<string, { term: string; meaning: string }>
export type TermName = keyof typeof TERMS
