import { isWyomingCounty } from '#domain/formats/address.ts'
import { isBlank, sameName } from '#domain/formats/names.ts'
import { dashedSsn, maskedSsn, ssnDigits } from '#domain/formats/numbers.ts'
import { addressParts, stateOf } from '#domain/formats/us-state.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { fixed, lead, sentence } from '../compose.ts'
import type { DocumentValues } from '../document-values.ts'
import { RULE } from '../lines.ts'
import type { Blank, Block, Run, Runs } from '../model.ts'
import { answer, type Fallback, value } from '../wording/answer.ts'
import { trusteeNames } from '../wording/parties.ts'
import { administeredElsewhere, isCountyOf } from '../wording/wyoming.ts'

/** A number as the worksheet prints it: `XXX-XX-1234`, or whole when that was asked for and all nine digits are known. */
function numberOf(given: string | undefined, whole: boolean, fallback: Fallback, blank: Blank): Run {
  const shown = whole && isCompleteSsn(given) ? dashedSsn(given ?? '') : masked(given)
  return value(shown, fallback, blank)
}

// A reader's record holds it masked already.
const masked = (number: string | undefined) => maskedSsn(number?.replace(/ \(.*/, ''))
const isCompleteSsn = (number = '') => ssnDigits(number).length === 9

/** The grantor's number, of which the responsible party's may say more where that is the grantor. */
function grantorSsn({ grantorName, grantorSsn = '', einResponsiblePartyName, einResponsiblePartySSN }: TrustRecord) {
  const whole =
    sameName(grantorName, einResponsiblePartyName) &&
    !isCompleteSsn(grantorSsn) &&
    isCompleteSsn(einResponsiblePartySSN)
  return whole && ssnDigits(einResponsiblePartySSN ?? '').endsWith(ssnDigits(grantorSsn))
    ? einResponsiblePartySSN
    : grantorSsn
}

type Line = readonly [line: string, asks: string, entry: Runs]

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,.]+/g, ' ')
    .trim()

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The street of an address that ends in this city and state, spelled otherwise, as `Arizona 85018` for `AZ 85018-1234`. */
function streetBefore(address: string, [city = '', state = '', zip = '']: readonly string[]): string {
  const read = addressParts(address)
  const isSame =
    sameName(read?.city, city) &&
    stateOf(`${city}, ${state} ${zip}`) === stateOf(address) &&
    read?.zip.slice(0, 5) === zip.slice(0, 5)
  return (isSame && read?.street) || address
}

/** The mailing address without the city, state and ZIP code at its end, which have a line of their own. */
function withoutCity(trust: TrustRecord): TrustRecord {
  const parts = [trust.trustMailingCity, trust.trustMailingState, trust.trustMailingZip].map(
    (part) => part?.trim() ?? '',
  )
  const end = new RegExp(`[\\s,]*${parts.map(quoted).join('[\\s,]+')}[\\s,]*$`, 'i')
  const whole = trust.einTrustMailingAddress ?? ''
  const street = end.test(whole) ? whole.replace(end, '') : streetBefore(whole, parts)
  return parts.includes('') || isBlank(street) ? trust : { ...trust, einTrustMailingAddress: street }
}

/** The street address is asked only where it differs from the mailing address, and may not be a P.O. box. */
function streetAddress(facts: DocumentValues): Runs {
  const { trust, adminAddress } = facts
  if (administeredElsewhere(facts))
    return fixed('The address of administration in Wyoming that is written in the trust agreement (not a P.O. box)')
  const mailing = plain(trust.einTrustMailingAddress ?? '')
  if (mailing !== '' && plain(adminAddress.text).startsWith(mailing))
    return fixed('Leave blank: same as lines 4a and 4b')
  return sentence`${adminAddress}, if different from lines 4a and 4b (not a P.O. box)`
}

/**
 * The county that was answered is the testator's too: where the trust is not known to be administered at his or her
 * address, it may be another, and the one in the agreement is to be entered.
 */
function placeOfAdministration(facts: DocumentValues): Runs {
  const { trust, adminAddress } = facts
  if (isCountyOf(adminAddress.text, trust)) return sentence`${answer(trust, 'county')}, WY`
  return isWyomingCounty(trust.county) && !administeredElsewhere(facts)
    ? sentence`${answer(trust, 'county')}, WY, if that is the county written in Article 20 of the trust agreement; otherwise the county written there`
    : sentence`County of administration: ${RULE}, Wyoming (the county written in Article 20 of the trust agreement)`
}

function who(facts: DocumentValues, fullSsn: boolean): Line[] {
  const { trust } = facts
  return [
    ['1', 'Legal name of entity', answer(trust, 'einTrustName')],
    ['2', 'Trade name, if different', value(trust.dbaName, 'N/A', undefined, { field: 'dbaName' })],
    ['3', 'Executor, administrator, trustee, “care of” name', trusteeNames(facts)],
    ['4a', 'Mailing address', answer(withoutCity(trust), 'einTrustMailingAddress', '\n')],
    [
      '4b',
      'City, state and ZIP code',
      sentence`${answer(trust, 'trustMailingCity')}, ${answer(trust, 'trustMailingState')} ${answer(trust, 'trustMailingZip')}`,
    ],
    ['5a, 5b', 'Street address, if different', streetAddress(facts)],
    ['6', 'County and state where the principal business is located', placeOfAdministration(facts)],
    ['7a', 'Name of responsible party', answer(trust, 'einResponsiblePartyName')],
    [
      '7b',
      'SSN, ITIN or EIN of responsible party',
      numberOf(trust.einResponsiblePartySSN, fullSsn, '[Responsible Party SSN]', {
        field: 'einResponsiblePartySSN',
        label: 'Responsible party SSN',
      }),
    ],
    ['8a to 8c', 'Limited liability company?', fixed('No; N/A; N/A')],
    [
      '9a',
      'Type of entity (one box)',
      sentence`${fixed(trust.einEntityType ?? 'Trust')} (TIN of grantor): ${numberOf(grantorSsn(trust), fullSsn, '[Grantor SSN]', { field: 'grantorSsn', label: 'Grantor SSN' })}`,
    ],
    ['9b', 'Corporation: state of incorporation', fixed('N/A')],
  ]
}

function what({ trust }: DocumentValues): Line[] {
  return [
    ['10', 'Reason for applying (one box)', fixed('Created a trust (specify type): irrevocable trust')],
    [
      '11',
      'Date business started or acquired',
      sentence`${answer(trust, 'einCreationDate')}, if the trust was funded on that date; otherwise the date on which property was first transferred to the trustee`,
    ],
    ['12', 'Closing month of accounting year', fixed('December')],
    ['13', 'Highest number of employees expected', fixed('Agricultural 0, household 0, other 0')],
    ['14', 'Employment tax: Form 944', fixed('Leave blank: no employees')],
    ['15', 'First date wages were paid', fixed('N/A')],
    ['16', 'Principal activity (one box)', fixed('Other (specify): trust')],
    ['17', 'Principal line of merchandise, work, products or services', fixed('Holding and managing trust assets')],
    ['18', 'Has the applicant entity ever applied for an EIN?', fixed('No. If it has, do not apply again')],
    [
      'Designee',
      'Third party designee',
      fixed('Leave blank unless the trustee wishes someone else to receive the number'),
    ],
    [
      'Signature',
      'Name and title, telephone, signature, date',
      fixed('The trustee signs as fiduciary, with the title “Trustee”, and dates the form on the day of filing'),
    ],
  ]
}

const PRIVATE: Run = { text: 'Keep this page private.', bold: true }

/** The warning on either form of the worksheet, beside the numbers: masked ones, and whole ones. */
function keepPrivate(fullSsn: boolean): Block {
  return fullSsn
    ? lead`${PRIVATE} At your request this worksheet shows full social security numbers. Do not send it by e-mail, show it only to those who need it, and destroy it when the form has been filed.`
    : lead`${PRIVATE} It shows at most the last four digits of social security numbers. Enter the full numbers on the form itself, and protect every copy of the form as you would protect the numbers.`
}

export function lineTable(facts: DocumentValues, fullSsn: boolean): Block[] {
  return [
    { kind: 'heading', text: 'LINE BY LINE' },
    keepPrivate(fullSsn),
    {
      kind: 'table',
      caption: 'Form SS-4, what to enter',
      head: ['Line', 'What the line asks', 'Entry'],
      widths: [13, 37, 50],
      rows: [...who(facts, fullSsn), ...what(facts)].map(([line, asks, entry]) => [fixed(line), fixed(asks), entry]),
    },
  ]
}
