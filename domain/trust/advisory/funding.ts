import { message } from '../../message.ts'
import { passesByDesignation } from '../assets.ts'
import type { Asset } from '../entries.ts'
import { FUNDING_PLAN } from '../routes.ts'
import { type Finding, placesOf, type Rule } from './finding.ts'

/** A date in the funding plan that was mistyped, or a date of the trust that is still the planned one. */
export const movedBeforeTrust: Rule = ({ assets = [], trustDate = '' }) => {
  const dateOf = ({ funding }: Asset) => funding?.date ?? trustDate
  return assets
    .filter((asset) => dateOf(asset) < trustDate)
    .filter((asset) => asset.funding?.status !== 'not-needed' && !passesByDesignation(asset))
    .map(
      (asset): Finding => ({
        id: `early-funding ${asset.id}`,
        kind: 'differs',
        text: message(
          'The funding plan has the date {date, date, long} for {name}, before the date of the trust, {trustDate, date, long}.',
          { date: dateOf(asset), name: asset.name, trustDate },
        ),
        consequence: 'Nothing can be transferred to a trust before it exists.',
        documents: ['trust-agreement', 'assignment-of-assets'],
        places: [{ path: FUNDING_PLAN, label: 'Funding Plan', question: '' }, ...placesOf('trustDate')],
      }),
    )
}
