import type { CalendarDate } from '../formats/calendar-date.ts'
import { addDays } from '../formats/calendar-date.ts'
import { message, type Translate } from '../message.ts'
import { passesByDesignation } from '../trust/by-designation.ts'
import type { Asset } from '../trust/entries.ts'
import { fundingOf } from '../trust/funding.ts'
import { taskOf } from '../trust/funding-plan.ts'
import { FUNDING_PLAN } from '../trust/routes.ts'
import type { Reminder } from './reminder.ts'

/** Days until the assets are looked at again for which no day was noted. */
const LATER = 30
const MOST_NAMED = 20

function planned(asset: Asset, date: CalendarDate, say: Translate): Reminder {
  const { note } = fundingOf(asset)
  return {
    id: `funding-${asset.id}`,
    kind: 'funding',
    date,
    title: say(message('Move into the trust: {name}', { name: asset.name })),
    words: [
      `${say(taskOf(asset))}.`,
      ...(note.trim() ? [say(message('Your note: {note}', { note: note.trim() }))] : []),
    ],
    path: FUNDING_PLAN,
  }
}

function withoutDay(assets: readonly Asset[], today: CalendarDate, say: Translate): Reminder {
  const named = assets.slice(0, MOST_NAMED).map(({ name }) => name)
  const more = assets.length - named.length
  return {
    id: 'funding',
    kind: 'funding',
    date: addDays(today, LATER),
    title: say(
      message('{count, plural, one {An asset is} other {# assets are}} not yet in the trust', { count: assets.length }),
    ),
    words: [
      say(
        'A trust holds only the property transferred to it. The funding plan states how each kind of property is transferred.',
      ),
      [
        say('Still open:'),
        ...named.map((name) => `- ${name}`),
        ...(more > 0 ? [`- ${say(message('and {count} more', { count: more }))}`] : []),
      ].join('\n'),
    ],
    path: FUNDING_PLAN,
  }
}

/** The open items of the funding plan: each on the day that was noted for it, and together those whose day is past or was never noted. */
export function fundingReminders(assets: readonly Asset[], today: CalendarDate, say: Translate): Reminder[] {
  const open = assets.filter(
    (asset) => !passesByDesignation(asset) && ['to-do', 'in-progress'].includes(fundingOf(asset).status),
  )
  const ahead = open.filter((asset) => fundingOf(asset).date >= today)
  const rest = open.filter((asset) => !ahead.includes(asset))
  return [
    ...(rest.length > 0 ? [withoutDay(rest, today, say)] : []),
    ...ahead.map((asset) => planned(asset, fundingOf(asset).date, say)),
  ]
}
