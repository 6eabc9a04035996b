/** How the program is started on its own. */
export const SERVED = ['node', 'server/main.mjs'] as const

/** Known to everyone who reads this, and so worth nothing: the same for each run, so that a filled store can be used again. */
export const SECRET = 'only-for-measuring-'.repeat(3)
export const DATA_KEY = { id: 'k1', key: Buffer.alloc(32, 7) }
export const KEYS = { SECRET, DATA_KEY: `${DATA_KEY.id}:${DATA_KEY.key.toString('base64')}` }
