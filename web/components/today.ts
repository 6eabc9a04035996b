import { useMemo } from 'react'
import { localDate } from '#domain/formats/calendar-date.ts'

/** Today where the reader is, as `yyyy-MM-dd`, fixed while the page is open. */
export function useToday(): string {
  return useMemo(() => localDate(new Date()), [])
}
