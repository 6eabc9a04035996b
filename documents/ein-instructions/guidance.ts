import { fill, item, lead, p } from '../compose.ts'
import type { Block } from '../model.ts'

export function beforeYouStart(): Block[] {
  return [
    { kind: 'heading', text: 'WHAT AN EIN IS' },
    p`An employer identification number (EIN) is the nine-digit number by which the Internal Revenue Service (IRS) identifies a trust. A bank asks for it when the trustee opens an account in the name of the trust. The number is free. A website that charges a fee is not the IRS.`,
    { kind: 'heading', text: 'BEFORE YOU START' },
    lead`Before you apply:`,
    item`have the grantor sign the trust agreement, have the trustee accept the office, and have the grantor transfer property to the trustee;`,
    item`obtain the social security number or individual taxpayer identification number of the grantor and, if someone else is the responsible party, of that person;`,
    item`have the trustee, and not a nominee, apply and sign; and`,
    item`confirm that no one has already applied for an EIN for this trust. The IRS issues no more than one EIN a day to each responsible party and, for trusts, applies that limit by grantor.`,
  ]
}

export function channels(): Block[] {
  return [
    { kind: 'heading', text: 'HOW TO APPLY' },
    lead`Choose one method only. Applying twice gives the trust two numbers.`,
    item`Online at IRS.gov, if the responsible party has a social security number or individual taxpayer identification number and the applicant is in the United States. The number is issued at once. Have everything ready and finish in one session: the session ends after a short period of inactivity, reportedly 15 minutes. Download and print the notice before you close the session. See IRS.gov for current hours.`,
    item`By fax, by sending the signed form to 855-641-6935. Allow about four business days.`,
    item`By mail, by sending the signed form to Internal Revenue Service, Attn: EIN Operation, Cincinnati, OH 45999. Allow about four weeks.`,
    item`By telephone, only if the applicant is outside the United States.`,
  ]
}

export function afterwards(): Block[] {
  return [
    { kind: 'heading', text: 'AFTER YOU HAVE THE NUMBER' },
    fill('EIN of the trust'),
    fill('Date of issue'),
    lead`When the IRS has issued the number:`,
    item`Keep the notice of the number with the original trust agreement.`,
    item`Give the number and the Certificate of Trust to each bank, broker and other holder of trust property. Do not use the grantor’s social security number for the trust’s accounts unless a tax adviser tells you to.`,
    item`Allow up to two weeks before you file a return electronically or ask anyone to match the number to the name.`,
    item`File Form 56, Notice Concerning Fiduciary Relationship, to inform the IRS who the trustee is.`,
    item`Ask a tax adviser which returns are due and when, in particular Form 1041 for the trust’s income and Form 709 for the grantor’s gifts to the trust. Each is usually due on April 15 of the following year.`,
    item`If income is distributed to a beneficiary and the trust is taxed separately from the grantor, report the beneficiary’s share on Schedule K-1 (Form 1041), file it with the return, and give the beneficiary a copy.`,
    item`If the responsible party changes, file Form 8822-B within 60 days.`,
  ]
}
