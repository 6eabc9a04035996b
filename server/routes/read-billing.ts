import { readBilling } from '#api/billing.ts'
import { bindOwn } from './middleware/bind.ts'
import type { Parts } from './parts.ts'

export const serveReadBilling = ({ doorway, store }: Parts) =>
  bindOwn(doorway, readBilling, ({ caller }) => store.readBilling(caller.uid))
