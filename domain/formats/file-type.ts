import { LIMITS, SUSPECT } from './text-rules.ts'

/** What a signed document may be stored as, by media type, with the ends of its file names. The first is the usual one. */
export const SIGNED_FILE_TYPES = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
} as const
export type SignedFileType = keyof typeof SIGNED_FILE_TYPES
export const signedFileTypes = Object.keys(SIGNED_FILE_TYPES) as readonly SignedFileType[]

/** How much of signed documents an account stores, in bytes, and how many files. A scanned page takes about one megabyte. */
export const SIGNED_FILES = { most: 40, bytes: 15 * 1_048_576, allBytes: 100 * 1_048_576 } as const
/**
 * The length of each piece in which a file is sent and stored, except the last. Over a slow connection it arrives within
 * the time that a body may take, and a lost connection costs no more than this.
 */
export const PIECE_BYTES = 240 * 1_024

/** So many bytes at the beginning of a file show its type. */
export const TYPE_BYTES = 64

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte)
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** The brands of still pictures in HEIF, of ISO/IEC 23008-12. */
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** An ISO base media file begins with a box `ftyp`: its length, the name, the brand, a version, compatible brands. */
function isHeif(bytes: Uint8Array): boolean {
  if (latin(bytes.subarray(4, 8)) !== 'ftyp') return false
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), bytes.length)
  const brands = [8, ...Array.from({ length: 12 }, (_, at) => 16 + 4 * at)].filter((at) => at + 4 <= end)
  return brands.some((at) => HEIF_BRANDS.includes(latin(bytes.subarray(at, at + 4))))
}

/**
 * The type of a file by its first bytes, whatever its name and the browser say. `undefined` for everything else.
 *
 * @param bytes the first {@link TYPE_BYTES} bytes or more
 */
export function fileTypeOf(bytes: Uint8Array): SignedFileType | undefined {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return bytes.length >= 12 && isHeif(bytes.subarray(0, TYPE_BYTES)) ? 'image/heic' : undefined
}

// Nobody has typed the name of a file, and so nobody can delete what no text may have.
const INVISIBLE = new RegExp(SUSPECT, 'gu')

/** The name under which a file is stored. Of one that is too long the end remains, which shows its type. */
export const storedName = (name: string): string => name.slice(-LIMITS.name).replace(INVISIBLE, '').trim() || 'document'

/**
 * A name under which a file can be saved anywhere: without the characters that some system rejects, and with an end that
 * fits its type, so that nothing else opens it.
 */
export function safeFileName(name: string, type: SignedFileType): string {
  const ends: readonly string[] = SIGNED_FILE_TYPES[type]
  const plain = name.replace(/[\\/:*?"<>|]/g, '-').replace(/^[. ]+|[. ]+$/g, '')
  const end = plain.includes('.') ? plain.slice(plain.lastIndexOf('.') + 1).toLowerCase() : ''
  return ends.includes(end) ? plain : `${plain || 'document'}.${ends[0]}`
}
