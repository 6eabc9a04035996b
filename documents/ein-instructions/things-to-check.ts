import { longDate } from '#domain/formats/calendar-date.ts'
import { sameName, sameNameForEin } from '#domain/formats/same-name.ts'
import { ssnDigits } from '#domain/formats/social-security-number.ts'
import { own, p } from '../compose.ts'
import type { Facts } from '../facts.ts'
import type { Block } from '../model.ts'
import { cleanLine } from '../wording/clean.ts'
import { answer } from '../wording/fallbacks.ts'
import { requiresCoTrustee } from '../wording/parties.ts'

const given = (text: string | undefined) => cleanLine(text ?? '') !== ''

function responsibleParty({ trust, grantor }: Facts): Block[] {
  if (!given(trust.einResponsiblePartyName) || sameName(trust.einResponsiblePartyName, trust.grantorName)) return []
  return [
    p`Line 7a. Your answers name ${answer(trust, 'einResponsiblePartyName')} as the responsible party. The responsible party of a trust is normally the grantor, here ${grantor.name}; the trustee is entered on line 3. Resolve this before you file.`,
  ]
}

function numbers({ trust }: Facts): Block[] {
  const [party, grantor] = [ssnDigits(trust.einResponsiblePartySSN ?? ''), ssnDigits(trust.grantorSsn ?? '')]
  const same = sameName(trust.einResponsiblePartyName, trust.grantorName)
  return same && party !== '' && grantor !== '' && party.slice(-4) !== grantor.slice(-4)
    ? [
        p`Lines 7b and 9a. The grantor is the responsible party, but your answers give two social security numbers whose last four digits differ. One of them is wrong.`,
      ]
    : []
}

/** Whether line 1 names another trust; the spelling that the online application takes is the same name. */
function name({ trust, trustName }: Facts): Block[] {
  const entered = cleanLine(trust.einTrustName ?? '')
  const differ = entered !== '' && !trustName.blank && !sameNameForEin(entered, trustName.text)
  return differ
    ? [
        p`Line 1. The name given for the application, ${answer(trust, 'einTrustName')}, is not the name in the trust agreement, ${trustName}. Line 1 asks for the legal name.`,
      ]
    : []
}

function date({ trust, trustDate }: Facts): Block[] {
  return trust.einCreationDate !== undefined && trust.trustDate !== undefined && trust.einCreationDate < trust.trustDate
    ? [
        p`Line 11. Your answers give ${own(longDate(trust.einCreationDate))}, which is before the date of the trust, ${trustDate}. A trust cannot be funded before it exists.`,
      ]
    : []
}

function count(facts: Facts): Block[] {
  const said = facts.trust.numberOfTrustees
  const count = facts.trustees.length
  if (said === undefined || said === count) return []
  const butThen = requiresCoTrustee(facts) ? ', and the trust agreement requires' : ' but name'
  return [
    p`Line 3. Your answers give the number of trustees as ${own(String(said))}${own(butThen)} ${own(String(count))}. Name every serving trustee on line 3.`,
  ]
}

/** What in the answers does not fit together, each said once; no heading where all is well. */
export function thingsToCheck(facts: Facts): Block[] {
  const found = [name, count, responsibleParty, numbers, date].flatMap((check) => check(facts))
  return found.length === 0 ? [] : [{ kind: 'heading', text: 'CHECK BEFORE YOU FILE' }, ...found]
}
