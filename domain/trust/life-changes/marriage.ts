import { message } from '../../message.ts'
import { MARITAL_STATUSES, type MaritalStatus } from '../enumerations.ts'
import { entryPlace, questionOf } from '../question-of.ts'
import type { TrustRecord } from '../record.ts'
import type { TouchedAnswer } from './answers.ts'

/** The grantor's marital status, where it was answered and is another now. */
export function maritalStatus({ maritalStatus: was }: TrustRecord, now: MaritalStatus): TouchedAnswer[] {
  const place = questionOf('maritalStatus')
  return was && was !== now && place
    ? [
        {
          ...{ path: 'maritalStatus', what: 'replace', words: 'marital status', chosen: MARITAL_STATUSES[was] },
          place,
          probe: { maritalStatus: now },
        },
      ]
    : []
}

/** What spouses own together is divided, or passes to the one who lives. */
export const ownedTogether = ({ assets = [] }: TrustRecord): TouchedAnswer[] =>
  assets
    .filter(({ ownership }) => ownership === 'joint' || ownership === 'community')
    .map(({ id, name }) => ({
      path: `assets/${id}`,
      what: 'check',
      words: message('ownership of {asset}', { asset: name }),
      place: { ...entryPlace('assets', id), question: 'ownership' },
      probe: { assets: { put: [{ id, ownership: 'sole' }] } },
    }))
