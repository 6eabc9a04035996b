/** The first 32 bits of the fractional part of a number. */
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0

const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The message with a one, zeros, and its length in bits behind it, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n)
  return view
}

/** A block's sixteen words, and the 48 that are made of them. */
function schedule(view: DataView, offset: number, words: Int32Array): void {
  for (let n = 0; n < 16; n += 1) words[n] = view.getInt32(offset + n * 4)
  for (let n = 16; n < 64; n += 1) {
    const [early = 0, late = 0] = [words[n - 15], words[n - 2]]
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[n] = (words[n - 16] ?? 0) + one + (words[n - 7] ?? 0) + other
  }
}

/**
 * The SHA-256 (FIPS 180-4) of a text, in hexadecimal. The browser's own is missing on plain http, where a home server may
 * well run.
 */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text))
  const words = new Int32Array(64)
  let state = START
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    schedule(view, offset, words)
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let n = 0; n < 64; n += 1) {
      const chosen = (e & f) ^ (~e & g)
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[n] ?? 0) + (words[n] ?? 0)
      const most = (a & b) ^ (a & c) ^ (b & c)
      const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0]
    }
    state = [a, b, c, d, e, f, g, h].map((word, n) => (word + (state[n] ?? 0)) | 0)
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
