import { isBlank, sameName } from '../../formats/names.ts'
import { ssnDigits } from '../../formats/numbers.ts'
import { message } from '../../message.ts'
import { mailingConflict } from '../people/places.ts'
import { isSigned } from '../signing-day.ts'
import { servingTrustees } from '../who-may-serve.ts'
import { placesOf, type Rule } from './finding.ts'

export const willBeforeTrust: Rule = ({ willDate, trustDate }) =>
  willDate !== undefined && trustDate !== undefined && willDate < trustDate
    ? [
        {
          id: 'will-before-trust',
          kind: 'differs',
          text: message(
            'The will is dated {willDate, date, long}, before the date of the trust, {trustDate, date, long}.',
            { willDate, trustDate },
          ),
          consequence:
            'A will can leave property to a trust only if the trust’s written agreement exists when the will is made.',
          source: 'W.S. 2-6-103',
          documents: ['trust-agreement', 'pour-over-will'],
          places: placesOf('willDate', 'trustDate'),
        },
      ]
    : []

export const willToCome: Rule = ({ willDate, signings }, today) =>
  willDate !== undefined && willDate > today && !isSigned({ signings }, 'pour-over-will')
    ? [
        {
          id: 'will-to-come',
          kind: 'doubtful',
          text: message('The will is dated {willDate, date, long}, which is in the future.', { willDate }),
          consequence: 'The date of a will is the day on which it is signed.',
          documents: ['pour-over-will'],
          places: placesOf('willDate'),
        },
      ]
    : []

/**
 * All papers name the trust by the date that the certificate's step asks for. A day to come cannot be that date yet: the
 * step takes none in the future. Once the agreement is signed, no other date can be set, and the plan says nothing.
 */
export const signedOnAnotherDay: Rule = ({ trustDate, signingDate, signings }, today) =>
  trustDate !== undefined &&
  signingDate !== undefined &&
  trustDate !== signingDate &&
  !isSigned({ signings }, 'trust-agreement')
    ? [
        {
          id: 'signed-on-another-day',
          kind: signingDate < today ? 'differs' : 'doubtful',
          text: message(
            'The date of the trust is {trustDate, date, long}; the day planned for signing is {signingDate, date, long}.',
            { trustDate, signingDate },
          ),
          consequence:
            signingDate < today
              ? 'All papers say “dated as of” the date of the trust. A certificate of trust states the date on which the agreement was signed.'
              : 'All papers say “dated as of” the date of the trust, and a certificate of trust states the date on which the agreement was signed. The trust date can be set on the day of signing itself, before the documents are printed.',
          source: 'W.S. 4-10-1014',
          documents: ['trust-agreement', 'certificate-of-trust'],
          places: placesOf('trustDate', 'signingDate'),
        },
      ]
    : []

export const amended: Rule = ({ certificateData }) =>
  certificateData?.hasAmendments === true
    ? [
        {
          id: 'amended',
          kind: 'law',
          text: 'The certificate will state that the trust has been amended.',
          consequence:
            'The agreement gives the grantor no power to amend it. The certificate covers a change made by a settlement agreement, by a court, by the trustee within administrative powers, by a distribution in further trust, by a change of trustee, or by a trust protector.',
          source: 'W.S. 4-10-602(a), 4-10-111, 4-10-412, 4-10-418, 4-10-704, 4-10-710, 4-10-816',
          documents: ['certificate-of-trust'],
          places: placesOf('certificateData'),
        },
      ]
    : []

/** Both powers hold unless they are taken away. */
export const noAuthority: Rule = ({ dpoa_agentName, dpoa_financialAuthority, dpoa_trustManagementAuthority }) =>
  !isBlank(dpoa_agentName) && dpoa_financialAuthority === false && dpoa_trustManagementAuthority === false
    ? [
        {
          id: 'no-authority',
          kind: 'doubtful',
          text: 'The power of attorney gives the agent power over neither financial matters nor trust management.',
          consequence: 'An agent acts for the person who grants the power, and only within its scope.',
          source: 'W.S. 3-9-114',
          documents: ['power-of-attorney'],
          places: placesOf('dpoa_financialAuthority', 'dpoa_trustManagementAuthority'),
        },
      ]
    : []

export const fundedBeforeTrust: Rule = ({ einCreationDate, trustDate }) =>
  einCreationDate !== undefined && trustDate !== undefined && einCreationDate < trustDate
    ? [
        {
          id: 'ein-before-trust',
          kind: 'differs',
          text: message(
            'The application for the tax number says the trust was funded on {einCreationDate, date, long}, before the date of the trust, {trustDate, date, long}.',
            { einCreationDate, trustDate },
          ),
          consequence: 'Line 11 asks when the trust was funded, which cannot be before it existed.',
          source: 'Form SS-4, line 11',
          documents: ['trust-agreement', 'ein-instructions'],
          places: placesOf('einCreationDate', 'trustDate'),
        },
      ]
    : []

export const numberOfTrustees: Rule = (trust) => {
  const { lead, others } = servingTrustees(trust)
  const named = (lead.name ? 1 : 0) + others.length
  const said = trust.numberOfTrustees
  return said !== undefined && named > 0 && said !== named
    ? [
        {
          id: 'number-of-trustees',
          kind: 'differs',
          text: message(
            'The application for the tax number counts {said, plural, one {# trustee} other {# trustees}}; {named, plural, one {# is} other {# are}} named.',
            { said, named },
          ),
          consequence: 'Line 3 asks for the trustee’s name. The instructions list every serving trustee there.',
          source: 'Form SS-4, line 3',
          documents: ['trust-agreement', 'ein-instructions'],
          places: placesOf('numberOfTrustees', 'trustees'),
        },
      ]
    : []
}

const MAILING = {
  differs:
    'The mailing address for the tax number ends in a city, state or ZIP code other than the one given separately.',
  zip: 'The ZIP code of the mailing address for the tax number does not belong to its state.',
} as const

export const mailingAddress: Rule = (trust) => {
  const conflict = mailingConflict(trust)
  // The worksheet leaves out of line 4a what line 4b repeats.
  return conflict && conflict !== 'repeats'
    ? [
        {
          id: `mailing-address-${conflict}`,
          kind: conflict === 'zip' ? 'doubtful' : 'differs',
          text: MAILING[conflict],
          consequence: 'The worksheet prints the street on line 4a, and the city, state and ZIP code on line 4b.',
          source: 'Form SS-4, lines 4a and 4b',
          documents: ['ein-instructions'],
          places: placesOf('einTrustMailingAddress', 'trustMailingCity'),
        },
      ]
    : []
}

export const responsibleParty: Rule = ({ einResponsiblePartyName, grantorName }) =>
  einResponsiblePartyName && grantorName && !sameName(einResponsiblePartyName, grantorName)
    ? [
        {
          id: 'responsible-party',
          kind: 'differs',
          text: message(
            'The responsible party on the application for the tax number is {party}; the grantor is {grantorName}.',
            { party: einResponsiblePartyName, grantorName },
          ),
          consequence:
            'For a trust the responsible party is normally the grantor, and the trustee goes on another line.',
          source: 'Form SS-4, line 7a',
          documents: ['trust-agreement', 'ein-instructions'],
          places: placesOf('einResponsiblePartyName', 'grantorName'),
        },
      ]
    : []

/** Compares the last four digits only: that is all some users give, and all that is shown. */
export const twoNumbers: Rule = ({ einResponsiblePartyName, einResponsiblePartySSN, grantorName, grantorSsn }) => {
  const [party, grantor] = [ssnDigits(einResponsiblePartySSN ?? ''), ssnDigits(grantorSsn ?? '')]
  return sameName(einResponsiblePartyName, grantorName) && party && grantor && party.slice(-4) !== grantor.slice(-4)
    ? [
        {
          id: 'two-numbers',
          kind: 'differs',
          text: message(
            'Your answers give two different social security numbers for {grantorName}: the last four digits differ.',
            { grantorName: grantorName ?? '' },
          ),
          consequence: 'One person normally has one number, so one of the two may be mistyped.',
          documents: ['ein-instructions'],
          places: placesOf('einResponsiblePartySSN', 'grantorSsn'),
        },
      ]
    : []
}
