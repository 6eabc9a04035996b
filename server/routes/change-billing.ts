import { changeBilling, isPastMonth } from '#api/billing.ts'
import { addDays } from '#domain/formats/calendar-date.ts'
import { Refuse } from '../refuse.ts'
import { bindOwn } from './middleware/bind.ts'
import { withoutOwnUid } from './own-uid.ts'
import type { Parts } from './parts.ts'

export const serveChangeBilling = ({ doorway, store, now }: Parts) =>
  bindOwn(
    doorway,
    changeBilling,
    ({ caller, body }) => {
      // Where the reader is, it may still be yesterday.
      const yesterday = addDays(now().toISOString().slice(0, 10), -1)
      if (isPastMonth(body.expiryDate, yesterday))
        throw new Refuse('invalid-field', 'The expiry date is in the past.', { field: 'expiryDate' })
      return store.saveBilling(caller.uid, body)
    },
    withoutOwnUid,
  )
