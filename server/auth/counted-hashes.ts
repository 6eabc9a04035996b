type Argon2 = typeof import('@node-rs/argon2')

/** The cost of each hash that was made through {@link counted}, in the notation of a stored hash. */
export const derived: string[] = []

/** The library with its hashing noted, for a test to put in its place. */
export const counted = (real: Argon2): Argon2 => ({
  ...real,
  hash(password, cost) {
    derived.push(`m=${cost?.memoryCost},t=${cost?.timeCost},p=${cost?.parallelism}`)
    return real.hash(password, cost)
  },
  verify(stored, password) {
    derived.push(String(stored).split('$')[3] ?? '')
    return real.verify(stored, password)
  },
})
