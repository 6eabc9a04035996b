import { localDate, shortDate } from '#domain/formats/calendar-date.ts'
import { say } from '#web/spanish/say.ts'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The reader's day of an instant, as `yyyy-MM-dd`. */
export const dayOf = (at: string) => localDate(new Date(at))

/** `10:42 AM` */
export const timeOf = (at: string) => clock.format(new Date(at))

/** `May 3`, or `May 3, 2024` when it is not this year. */
export const dayWords = (day: string) => say(shortDate(day, localDate(new Date())))

/** `May 3, 10:42 AM` */
export const momentOf = (at: string) => `${dayWords(dayOf(at))}, ${timeOf(at)}`
