import { longDate } from '#domain/formats/calendar-date.ts'
import { sameName } from '#domain/formats/same-name.ts'
import { ssnDigits } from '#domain/formats/social-security-number.ts'
import { own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { cleanLine } from '../wording/clean.ts'
import { answer } from '../wording/fallbacks.ts'

const given = (text: string | undefined) => cleanLine(text ?? '') !== ''

function responsibleParty({ trust, grantor }: Facts): Block[] {
  if (!given(trust.einResponsiblePartyName) || sameName(trust.einResponsiblePartyName, trust.grantorName)) return []
  return [
    p`Line 7a. The questionnaire names ${answer(trust, 'einResponsiblePartyName')} as responsible party. For a trust the responsible party is normally the grantor, here ${grantor.name}; the trustee goes on line 3. Settle this before you file.`,
  ]
}

function numbers({ trust }: Facts): Block[] {
  const [party, grantor] = [ssnDigits(trust.einResponsiblePartySSN ?? ''), ssnDigits(trust.grantorSsn ?? '')]
  const same = sameName(trust.einResponsiblePartyName, trust.grantorName)
  return same && party !== '' && grantor !== '' && party.slice(-4) !== grantor.slice(-4)
    ? [
        p`Lines 7b and 9a. The grantor is the responsible party, but the last four digits of the two social security numbers in the questionnaire differ. One of them is wrong.`,
      ]
    : []
}

function name({ trust, trustName }: Facts): Block[] {
  return given(trust.einTrustName) && given(trust.trustName) && cleanLine(trust.einTrustName ?? '') !== trustName.text
    ? [
        p`Line 1. The name given for the application, ${answer(trust, 'einTrustName')}, is not the name of the trust agreement, ${trustName}. Line 1 needs the exact legal name.`,
      ]
    : []
}

function date({ trust, trustDate }: Facts): Block[] {
  return trust.einCreationDate !== undefined && trust.trustDate !== undefined && trust.einCreationDate < trust.trustDate
    ? [
        p`Line 11. The date given, ${own(longDate(trust.einCreationDate))}, is before the date of the trust, ${trustDate}. A trust cannot have been funded before it existed.`,
      ]
    : []
}

function count({ trust, trustees }: Facts): Block[] {
  const said = trust.numberOfTrustees
  return said !== undefined && said !== trustees.length
    ? [
        p`Line 3. The questionnaire gives the number of trustees as ${own(String(said))} and names ${own(String(trustees.length))}. All who are serving are named on line 3.`,
      ]
    : []
}

/** What in the answers does not fit together, each said once; no heading where all is well. */
export function thingsToCheck(facts: Facts): Block[] {
  const found = [name, count, responsibleParty, numbers, date].flatMap((check) => check(facts))
  return found.length === 0 ? [] : [{ kind: 'heading', text: 'CHECK BEFORE YOU FILE' }, ...found]
}
