import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The best encoding that the browser takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim().toLowerCase())
  const takes = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(offer)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** `once`: worth some time, because it is kept. `each`: made for one answer. */
export async function encoded(bytes: Uint8Array, encoding: Encoding, effort: 'once' | 'each'): Promise<Uint8Array> {
  if (encoding === 'br')
    return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 11 : 4 } })
  if (encoding === 'gzip') return gzipped(bytes, { level: effort === 'once' ? 9 : 4 })
  return bytes
}
