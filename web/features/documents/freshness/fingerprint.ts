import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { documentText } from '#documents/plain-text.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import type { Compared } from './freshness.ts'

// The browser's own is missing on plain http, where a home server may well run.
const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

const known = new WeakMap<TrustRecord, Map<string, string>>()

/**
 * What a document says, as a hash of its text. What is printed before the trust is complete bears the mark of a draft on
 * each page, and says that too.
 */
export function fingerprintOf(trust: TrustRecord, { document, way }: Pick<Compared, 'document' | 'way'>): string {
  const mark = way === 'print' && !trust.completedAt ? 'draft:' : ''
  const ofTrust = known.get(trust) ?? new Map<string, string>()
  known.set(trust, ofTrust)
  const made = ofTrust.get(document + mark) ?? hashOf(mark + documentText(trust, document))
  ofTrust.set(document + mark, made)
  return made
}
