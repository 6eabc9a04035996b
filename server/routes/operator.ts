import { setTimeout as pause } from 'node:timers/promises'
import { openDesk, readAccountState, readOverview } from '#api/operator.ts'
import { proofCookie } from '../auth/operator.ts'
import { tooMany } from '../auth/rate-limits.ts'
import { HOUR } from '../durations.ts'
import { authenticatedRoute, type RouteContext } from './middleware/route.ts'

/** Of one operator in an hour: enough for support, too few to go through a list of addresses. */
const MAX_ACCOUNT_READS = 60
/** New counts begin when the newest are so many times older than they took: at most a tenth of the time goes into them. */
const MIN_AGE_RATIO = 10
/** How long an answer waits for new counts, in milliseconds. A small installation is counted in less. */
const TIMEOUT = 1_000

export function operatorRoutes(context: RouteContext): void {
  const { accounts, config, counts, now, rateLimits, store } = context
  const looks = rateLimits('operator-look', MAX_ACCOUNT_READS, HOUR)

  authenticatedRoute(context, openDesk, async ({ caller, body, address, setCookies }) => {
    await accounts.secondFactor.prove(caller, { code: body.code }, address)
    setCookies([proofCookie(config, caller)])
    return {}
  })

  authenticatedRoute(context, readOverview, async () => {
    const before = await store.readCounts()
    if (!before || now().getTime() - Date.parse(before.countedAt) > (MIN_AGE_RATIO + 1) * before.took) counts.begin()
    await Promise.race([counts.running(), pause(TIMEOUT)])
    const newest = await store.readCounts()
    return {
      counts: newest?.counts ?? null,
      countedAt: newest?.countedAt ?? null,
      counting: counts.running() !== undefined,
    }
  })

  authenticatedRoute(context, readAccountState, async ({ caller, body }) => {
    const wait = await looks.add(caller.uid)
    if (wait > 0) throw tooMany(wait)
    const account = await store.readAccountState(body.email)
    if (account) accounts.auditLog.logOnly('operator-looked')
    return { account }
  })
}
