import { fill, item, lead, p } from '../compose.ts'
import type { Block } from '../model.ts'

export function beforeYouStart(): Block[] {
  return [
    { kind: 'heading', text: 'WHAT AN EIN IS' },
    p`An employer identification number (EIN) is the nine-digit number under which the Internal Revenue Service (IRS) knows a trust. Banks ask for it when the trustee opens an account in the name of the trust. The number is free. Websites that ask for a fee are not the IRS.`,
    { kind: 'heading', text: 'BEFORE YOU START' },
    lead`Have these things done and at hand:`,
    item`the trust agreement, signed by the grantor and accepted by the trustee, and property transferred to the trustee;`,
    item`the social security number, or individual taxpayer identification number, of the responsible party, who for a trust is normally the grantor, and of the grantor;`,
    item`the trustee, who applies and signs; nobody applies as a nominee;`,
    item`certainty that no one has applied for this trust already. The IRS gives one EIN a day for each responsible party, and for trusts counts by the grantor.`,
  ]
}

export function channels(): Block[] {
  return [
    { kind: 'heading', text: 'HOW TO APPLY' },
    lead`Choose one way only. Applying twice gives the trust two numbers.`,
    item`Online at IRS.gov, if the responsible party has a social security number or individual taxpayer identification number and the applicant is in the United States. The number is given at once. Have everything ready, finish in one session, and download and print the notice before you leave. See IRS.gov for current hours.`,
    item`By fax of the signed form to 855-641-6935. Allow about four business days.`,
    item`By mail of the signed form to Internal Revenue Service, Attn: EIN Operation, Cincinnati, OH 45999. Allow about four weeks.`,
    item`By telephone only for applicants outside the United States.`,
  ]
}

export function afterwards(): Block[] {
  return [
    { kind: 'heading', text: 'AFTER YOU HAVE THE NUMBER' },
    fill('EIN of the trust'),
    fill('Date on which the IRS gave it'),
    lead`Then:`,
    item`Keep the notice of the number with the original trust agreement.`,
    item`Give the number, with the Certificate of Trust, to banks, brokers and others who hold trust property. Do not use the grantor’s social security number for the trust’s accounts unless a tax adviser says so.`,
    item`Allow up to two weeks before you file a return electronically or somebody checks the number against the name.`,
    item`File Form 56, Notice Concerning Fiduciary Relationship, to tell the IRS who the trustee is.`,
    item`Ask a tax adviser which returns are due and when, in particular Form 1041 for the trust’s income and Form 709 for the grantor’s gifts to the trust.`,
    item`If the responsible party changes, file Form 8822-B within 60 days.`,
  ]
}
