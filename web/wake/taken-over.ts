/** Told on `window` once React has taken a rendered page over, or has drawn one in its place. */
export const TAKEN_OVER = 'taken-over'
