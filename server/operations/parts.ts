import type { Accounts } from '../accounts/accounts.ts'
import type { CountAttempts } from '../accounts/attempts.ts'
import type { GoogleFlow } from '../accounts/google-flow.ts'
import type { Config } from '../config.ts'
import type { Hub } from '../live/hub.ts'
import type { Reviews } from '../review/reviews.ts'
import type { Log } from '../security/log.ts'
import type { Store } from '../store/store.ts'
import type { Doorway } from './bind.ts'

/** What the operations work with. */
export interface Parts {
  doorway: Doorway
  config: Config
  store: Store
  accounts: Accounts
  google: GoogleFlow
  hub: Hub
  reviews: Reviews
  countAttempts: CountAttempts
  log: Log
  now: () => Date
}
