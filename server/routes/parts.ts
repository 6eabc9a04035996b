import type { Accounts } from '../auth/accounts.ts'
import type { GoogleFlow } from '../auth/google-flow.ts'
import type { RateLimits } from '../auth/rate-limits.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import type { Log } from '../observability/log.ts'
import type { Hub } from '../realtime/hub.ts'
import type { Doorway } from './middleware/bind.ts'
import type { Reviews } from './review/reviews.ts'

/** What the operations work with. */
export interface Parts {
  doorway: Doorway
  config: Config
  store: Store
  accounts: Accounts
  google: GoogleFlow
  hub: Hub
  reviews: Reviews
  rateLimits: RateLimits
  log: Log
  now: () => Date
}
