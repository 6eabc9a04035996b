const DAY = 24 * 60 * 60

/** In seconds. A session ends when it is not used for `idle`, and whatever its use after `most`. */
export const SESSION_LASTS = { idle: 30 * DAY, most: 90 * DAY } as const

/** How often, in seconds, use of a session moves its end. */
export const SESSION_MOVES = DAY

/** Whether a session still runs. */
export const isAlive = (
  { expiresAt, createdAt }: { expiresAt: Date | string; createdAt: Date | string },
  now = new Date(),
): boolean => new Date(expiresAt) > now && new Date(createdAt) >= oldestSession(now)

/** Sessions begun before this have lasted the most that one may. */
export const oldestSession = (now: Date): Date => new Date(now.getTime() - SESSION_LASTS.most * 1000)
