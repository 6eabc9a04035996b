import { longDate } from '#domain/formats/calendar-date.ts'
import { sameName, sameNameForEin } from '#domain/formats/names.ts'
import { ssnDigits } from '#domain/formats/numbers.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { companion, fill, fixed, item, lead, p, sentence } from '../compose.ts'
import { type DocumentValues, documentValuesOf } from '../document-values.ts'
import { type Block, type Doc, textOf } from '../model.ts'
import { answer, cleanLine } from '../wording/answer.ts'
import { requiresCoTrustee } from '../wording/parties.ts'
import { lineTable } from './line-table.ts'

function beforeYouStart(): Block[] {
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

function channels(): Block[] {
  return [
    { kind: 'heading', text: 'HOW TO APPLY' },
    lead`Choose one method only. Applying twice gives the trust two numbers.`,
    item`Online at IRS.gov, if the responsible party has a social security number or individual taxpayer identification number and the applicant is in the United States. The number is issued at once. Have everything ready and finish in one session: the session ends after a short period of inactivity, reportedly 15 minutes. Download and print the notice before you close the session. See IRS.gov for current hours.`,
    item`By fax, by sending the signed form to 855-641-6935. Allow about four business days.`,
    item`By mail, by sending the signed form to Internal Revenue Service, Attn: EIN Operation, Cincinnati, OH 45999. Allow about four weeks.`,
    item`By telephone, only if the applicant is outside the United States.`,
  ]
}

function afterwards(): Block[] {
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

/** How many trustees there are, and how that differs from what was answered. */
function otherCount(facts: DocumentValues): string | undefined {
  const said = facts.trust.numberOfTrustees
  const count = facts.trustees.length
  if (said === undefined || said === count) return undefined
  return requiresCoTrustee(facts)
    ? `${said} in your answers; the trust agreement requires ${count}`
    : `${said} in your answers; ${count} ${count === 1 ? 'is' : 'are'} named`
}

// The ʻokina and other letters that several scripts share have no other form in Latin letters.
const inOtherLetters = (name: string | undefined) => /(?![\p{sc=Latin}\p{sc=Common}])\p{L}/u.test(name ?? '')

/** The lines for the spelling in Latin letters of the names that the application cannot take. */
function inLatinLetters({ trust, trustees }: DocumentValues): Block[] {
  const several = trustees.length > 1
  const lines = [
    ...(inOtherLetters(trust.einTrustName) ? ['Line 1, name of the trust in Latin letters'] : []),
    ...trustees.flatMap(({ name }, at) =>
      inOtherLetters(textOf(name)) ? [`Line 3, name of trustee ${several ? `${at + 1} ` : ''}in Latin letters`] : [],
    ),
    ...(inOtherLetters(trust.einResponsiblePartyName)
      ? ['Line 7a, name of the responsible party in Latin letters']
      : []),
  ]
  if (lines.length === 0) return []
  return [
    lead`The application accepts only Latin letters. Write on each line below the spelling that you will enter: for a person, the spelling in Latin letters on the person’s passport or social security card; for the trust, the spelling in Latin letters that you will also use with the bank.`,
    ...lines.map(fill),
  ]
}

function worksheetNotes(facts: DocumentValues): Block[] {
  return [
    { kind: 'heading', text: 'NOTES TO THE WORKSHEET' },
    p`Number of trustees: ${fixed(otherCount(facts) ?? String(facts.trustees.length))}. Form SS-4 does not ask for this number. It is for your records.`,
    p`Line 1. Enter the legal name as the trust agreement spells it. The online application accepts only letters, digits, hyphens and ampersands (&): there, ${fixed(inOtherLetters(facts.trust.einTrustName) ? 'enter the spelling in Latin letters that is written below' : 'enter an accented letter without its accent and omit any other character')}. The legal name itself does not change.`,
    p`Line 6. Enter the county and state of the address at which the trust is administered, not those of the grantor’s home.`,
    p`Line 7a. The responsible party of a trust is normally the grantor. The responsible party must be an individual and not a nominee.`,
    p`Line 10. The terms of the trust and the tax law determine whether the grantor or the trust is taxed on the income. Ask a tax adviser before you file the first return, in particular if the grantor’s spouse is a beneficiary.`,
    p`Line 11. Enter the date of funding, not a date of death or the date of the application. If nothing has been transferred to the trustee, fund the trust before you apply.`,
    p`Line 12. A trust must generally use the calendar year.`,
    ...inLatinLetters(facts),
  ]
}

const given = (text: string | undefined) => cleanLine(text ?? '') !== ''

function responsibleParty({ trust, grantor }: DocumentValues): Block[] {
  if (!given(trust.einResponsiblePartyName) || sameName(trust.einResponsiblePartyName, trust.grantorName)) return []
  return [
    p`Line 7a. Your answers name ${answer(trust, 'einResponsiblePartyName')} as the responsible party. The responsible party of a trust is normally the grantor, here ${grantor.name}; the trustee is entered on line 3. Resolve this before you file.`,
  ]
}

function numbers({ trust }: DocumentValues): Block[] {
  const [party, grantor] = [ssnDigits(trust.einResponsiblePartySSN ?? ''), ssnDigits(trust.grantorSsn ?? '')]
  const same = sameName(trust.einResponsiblePartyName, trust.grantorName)
  return same && party !== '' && grantor !== '' && party.slice(-4) !== grantor.slice(-4)
    ? [
        p`Lines 7b and 9a. The grantor is the responsible party, but your answers give two social security numbers whose last four digits differ. One of them is wrong.`,
      ]
    : []
}

/** Whether line 1 names another trust; the spelling that the online application takes is the same name. */
function name({ trust, trustName }: DocumentValues): Block[] {
  const entered = cleanLine(trust.einTrustName ?? '')
  const differ = entered !== '' && !trustName.blank && !sameNameForEin(entered, trustName.text)
  return differ
    ? [
        p`Line 1. The name given for the application, ${answer(trust, 'einTrustName')}, is not the name in the trust agreement, ${trustName}. Line 1 asks for the legal name.`,
      ]
    : []
}

function date({ trust, trustDate }: DocumentValues): Block[] {
  return trust.einCreationDate !== undefined && trust.trustDate !== undefined && trust.einCreationDate < trust.trustDate
    ? [
        p`Line 11. Your answers give ${fixed(longDate(trust.einCreationDate))}, which is before the date of the trust, ${trustDate}. A trust cannot be funded before it exists.`,
      ]
    : []
}

function count(facts: DocumentValues): Block[] {
  const said = facts.trust.numberOfTrustees
  const count = facts.trustees.length
  if (said === undefined || said === count) return []
  const butThen = requiresCoTrustee(facts) ? ', and the trust agreement requires' : ' but name'
  return [
    p`Line 3. Your answers give the number of trustees as ${fixed(String(said))}${fixed(butThen)} ${fixed(String(count))}. Name every serving trustee on line 3.`,
  ]
}

/** What in the answers does not fit together, each said once; no heading where all is well. */
function thingsToCheck(facts: DocumentValues): Block[] {
  const found = [name, count, responsibleParty, numbers, date].flatMap((check) => check(facts))
  return found.length === 0 ? [] : [{ kind: 'heading', text: 'CHECK BEFORE YOU FILE' }, ...found]
}

/**
 * The EIN Application Instructions, line by line of Form SS-4 (December 2025). Social security numbers are masked;
 * `fullSsn` prints them whole, only for the user's own worksheet and at the user's own wish.
 */
export function einInstructions(trust: TrustRecord, { fullSsn = false }: { fullSsn?: boolean } = {}): Doc {
  const facts = documentValuesOf(trust)
  return companion(trust, 'EIN Application Instructions', facts.trustName, [
    {
      kind: 'title',
      title: { text: 'EIN Application Instructions' },
      subtitle: 'Worksheet for Form SS-4',
      lines: [facts.trustName, sentence`dated as of ${facts.trustDate}`, sentence`Grantor: ${facts.grantor.name}`],
    },
    { kind: 'heading', text: 'ABOUT THIS WORKSHEET' },
    p`These instructions help the trustee complete Form SS-4, Application for Employer Identification Number. They are not the form and are not filed with it. They are general information, not tax advice, and the service that prepared them does not apply for the number. They are based on published descriptions of the form as revised in December 2025. Before you file, compare them with the current form and its instructions on IRS.gov.`,
    ...beforeYouStart(),
    ...thingsToCheck(facts),
    ...lineTable(facts, fullSsn),
    ...worksheetNotes(facts),
    ...channels(),
    ...afterwards(),
  ])
}
