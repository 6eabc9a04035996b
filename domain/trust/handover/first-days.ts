import { addDays, type CalendarDate } from '../../formats/calendar-date.ts'
import { sameName } from '../../formats/names.ts'
import { passesByDesignation } from '../assets.ts'
import { fundingOf } from '../funding.ts'
import type { SourcedFact } from '../funding-tasks.ts'
import type { TrustRecord } from '../record.ts'
import { spousesIn } from '../spouse.ts'
import { servingTrustees } from '../who-may-serve.ts'

/** Days after the day on which the successor accepts. Only the last day of `sixty` is set by law (W.S. 4-10-813). */
export const PERIODS = {
  week: { from: 0, to: 7 },
  month: { from: 8, to: 30 },
  sixty: { from: 31, to: 60 },
  year: undefined,
} as const
export type Period = keyof typeof PERIODS

/** One thing to do, with what is known of it and whom or what of this trust it concerns. */
export interface HandoverTask {
  id: string
  period: Period
  title: string
  facts: readonly SourcedFact[]
  /** Names of people, firms and assets, as they were typed, each once. */
  concerns: readonly string[]
  /** The last day, where the law or the tax authority sets one; counted by {@link dueDate}. */
  due?: 'sixtieth-day' | 'anniversary' | 'april-15'
}

const AGREEMENT_12 = 'Irrevocable Trust Agreement, Article 12'
const FORMER_SPOUSE: SourcedFact = {
  text: 'A person who was the grantor’s spouse when named does not serve once the marriage has ended by divorce or annulment.',
  source: AGREEMENT_12,
}
const ATTORNEY_GENERAL: SourcedFact = {
  text: 'To the extent that the trust is a charitable trust, the attorney general receives notices too.',
  source: 'W.S. 4-10-110(d); Irrevocable Trust Agreement, Article 8',
}

const once = (names: readonly (string | undefined)[]) => [
  ...new Set(names.flatMap((name) => (name?.trim() ? [name.trim()] : []))),
]

/** The assets that are to be moved into the trust and are not there yet. */
const openAssets = ({ assets = [] }: Pick<TrustRecord, 'assets'>) =>
  assets.filter((asset) => !passesByDesignation(asset) && ['to-do', 'in-progress'].includes(fundingOf(asset).status))

/**
 * What a successor trustee does first, in order: facts with what they rest on, and no advice. A task is left out where
 * nothing in the trust calls for it. Pure.
 */
export function firstDays(trust: TrustRecord): HandoverTask[] {
  const { self, lead, others } = servingTrustees(trust)
  const assets = trust.assets ?? []
  const unfunded = openAssets(trust)
  const mayBeSpouse = spousesIn(trust).some(({ name }) => sameName(name, trust.backupTrusteeName))
  const hasCharity = (trust.beneficiaries ?? []).some(({ relationship }) => relationship === 'charity')
  const holders = assets
    .filter((asset) => !passesByDesignation(asset))
    .flatMap(({ bankName, firmName }) => [bankName, firmName])
  return [
    {
      id: 'originals',
      period: 'week',
      title: 'Find the signed originals',
      facts: [
        {
          text: 'The signed trust agreement states the terms of the trust. If this binder and the agreement differ, the agreement controls.',
        },
      ],
      concerns: [],
    },
    {
      id: 'accept',
      period: 'week',
      title: 'Accept the office in writing, or decline it',
      facts: [
        {
          text: 'A trustee accepts the office by signing the agreement or another written acceptance.',
          source: 'Irrevocable Trust Agreement, Article 12; W.S. 4-10-701',
        },
        {
          text: 'A person who neither accepts nor declines within a reasonable time is treated as having declined.',
          source: 'W.S. 4-10-701',
        },
        {
          text: 'A person named as trustee may inspect or preserve trust property without accepting the office.',
          source: 'W.S. 4-10-701',
        },
        { text: 'No bond is required unless a court requires it.', source: 'W.S. 4-10-702' },
        ...(mayBeSpouse ? [FORMER_SPOUSE] : []),
      ],
      concerns: once([trust.backupTrusteeName]),
    },
    {
      id: 'wyoming',
      period: 'week',
      title: 'Check that a trustee has a tie to Wyoming',
      facts: [
        {
          text: 'At all times, at least one trustee must be a resident of Wyoming, maintain a place of business there, or administer the trust there.',
          source: 'Irrevocable Trust Agreement, Article 12; W.S. 34-1-139(b)',
        },
      ],
      concerns: [],
    },
    {
      id: 'records',
      period: 'week',
      title: 'Receive the property and the records',
      facts: [
        {
          text: 'A former trustee promptly delivers the trust property and records to the successor.',
          source: 'W.S. 4-10-707',
        },
        {
          text: 'A successor is not required to examine the accounts of a former trustee, but takes reasonable steps to remedy a breach of trust of which the successor has actual knowledge.',
          source: AGREEMENT_12,
        },
      ],
      concerns: once([...(self ? [trust.grantorName] : [lead.name]), ...others.map(({ name }) => name)]),
    },
    {
      id: 'certificate',
      period: 'month',
      title: 'Sign a new certificate of trust for those who hold trust property',
      facts: [
        {
          text: 'The certificate states the identity and address of the trustee now acting; one that was signed earlier names an earlier trustee. Any trustee may sign it.',
          source: 'W.S. 4-10-1014',
        },
        {
          text: 'The Certificate of Trust shows who may act for the trust without showing the whole agreement.',
          source: 'W.S. 4-10-1014',
        },
      ],
      concerns: once(holders),
    },
    {
      id: 'records-of-own',
      period: 'month',
      title: 'List the trust property, and keep it separate',
      facts: [
        {
          text: 'A trustee keeps trust property separate from the trustee’s own property and keeps adequate records.',
          source: 'W.S. 4-10-810',
        },
        {
          text: 'Personal property may be titled in the name of the trustee as trustee, or in the name of the trust.',
          source: 'W.S. 4-10-402(a)',
        },
      ],
      concerns: [],
    },
    {
      id: 'form-56',
      period: 'month',
      title: 'Tell the IRS who the trustee is',
      facts: [
        {
          text: 'Form 56, Notice Concerning Fiduciary Relationship, informs the IRS who the trustee is.',
          source: 'Internal Revenue Code, section 6903',
        },
      ],
      concerns: [],
    },
    ...(unfunded.length > 0
      ? [
          {
            id: 'unfunded',
            period: 'month' as const,
            title: 'See what is not yet in the trust',
            facts: [
              { text: 'A trust holds only the property transferred to it.' },
              {
                text: 'While the grantor is alive, the grantor can transfer it. The funding plan says how, for each kind of property.',
                source: 'Assignment of Assets',
              },
              {
                text: 'Whatever the grantor still owns at death, and does not dispose of in another way, passes to the trustee under the pour-over will, if the grantor signed it.',
                source: 'Last Will and Testament (Pour-Over Will), Article 4; W.S. 2-6-103',
              },
            ],
            concerns: once(unfunded.map(({ name }) => name)),
          },
        ]
      : []),
    {
      id: 'notice-of-acceptance',
      period: 'sixty',
      title: 'Notify the qualified beneficiaries that you have accepted',
      facts: [
        {
          text: 'Within 60 days after accepting, a trustee notifies them of the acceptance and of the trustee’s name, address and telephone number.',
          source: 'W.S. 4-10-813; Irrevocable Trust Agreement, Article 15',
        },
      ],
      concerns: [],
      due: 'sixtieth-day',
    },
    {
      id: 'notice-of-trust',
      period: 'sixty',
      title: 'Notify them that the trust exists, within 60 days after you learn of it',
      facts: [
        {
          text: 'Within 60 days after learning that the trust exists, a trustee notifies them of its existence, of the grantor’s identity, and of the right to a copy of the agreement and to reports. The section counts these 60 days from that knowledge, not from the acceptance.',
          source: 'W.S. 4-10-813; Irrevocable Trust Agreement, Article 15',
        },
        {
          text: 'The law defines who is a qualified beneficiary. The list of people to notify has everyone the owner named. It leaves out those born or adopted later, and those who take the place of someone who has died.',
          source: 'W.S. 4-10-103(a)(xv)',
        },
        {
          text: 'A parent, for example, can represent a minor. The grantor cannot represent a beneficiary.',
          source: 'W.S. 4-10-301 to 4-10-305; Irrevocable Trust Agreement, Article 7',
        },
        ...(hasCharity ? [ATTORNEY_GENERAL] : []),
      ],
      concerns: [],
    },
    {
      id: 'form-8822-b',
      period: 'sixty',
      title: 'Ask an accountant whether the responsible party has changed',
      facts: [
        {
          text: 'If the responsible party that the IRS has on file for the trust’s EIN changes, Form 8822-B is filed within 60 days of the change.',
          source: 'EIN Application Instructions',
        },
      ],
      concerns: [],
    },
    {
      id: 'report',
      period: 'year',
      title: 'Report to the qualified beneficiaries',
      facts: [
        {
          text: 'At least once a year, and when the trust ends, a trustee reports the trust property and its value, if known, the liabilities, receipts and disbursements, and the trustee’s compensation. A beneficiary may waive a report.',
          source: 'W.S. 4-10-813; Irrevocable Trust Agreement, Article 15',
        },
      ],
      concerns: [],
      due: 'anniversary',
    },
    {
      id: 'taxes',
      period: 'year',
      title: 'Ask an accountant about tax returns',
      facts: [
        {
          text: 'In general, Form 1041 for a trust’s income and Form 709 for gifts made to a trust in the previous year are due by April 15.',
        },
        {
          text: 'The trustee is responsible for the income tax returns of the trust, the grantor for gift tax returns.',
          source: 'Irrevocable Trust Agreement, Article 18',
        },
      ],
      concerns: [],
      due: 'april-15',
    },
    {
      id: 'compensation',
      period: 'year',
      title: 'How a trustee is paid',
      facts: [
        {
          text: 'A trustee is entitled to reasonable compensation and may waive it. A change of its rate needs 60 days’ written notice.',
          source: 'W.S. 4-10-708; Irrevocable Trust Agreement, Article 16',
        },
      ],
      concerns: [],
    },
  ]
}

/** The last day of a task, counted from the day of acceptance. Pure. */
export function dueDate(due: NonNullable<HandoverTask['due']>, accepted: CalendarDate): CalendarDate {
  if (due === 'sixtieth-day') return addDays(accepted, PERIODS.sixty.to)
  const year = Number(accepted.slice(0, 4))
  const inYear = (number: number, day: string) => `${String(Math.min(number, 9999)).padStart(4, '0')}-${day}`
  if (due === 'anniversary') return inYear(year + 1, accepted.endsWith('-02-29') ? '02-28' : accepted.slice(5))
  const thisYear = inYear(year, '04-15')
  return thisYear >= accepted ? thisYear : inYear(year + 1, '04-15')
}

/** The first and the last day of a period; none of what comes every year. Pure. */
export function periodDates(
  period: Period,
  accepted: CalendarDate,
): { from: CalendarDate; to: CalendarDate } | undefined {
  const days = PERIODS[period]
  return days && { from: addDays(accepted, days.from), to: addDays(accepted, days.to) }
}
