import { crc32, deflateSync } from 'node:zlib'

/** Sixteen greys are enough for letters on paper, and take a third of the room of what pdftoppm writes. */
const GREYS = 15

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A binary greymap (`P5`, 255 greys) as a small PNG of four bits a dot. Throws when it is none. */
export function greyPng(greymap: Buffer): Buffer {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(greymap.toString('latin1', 0, 64))
  if (!head) throw new Error('This is no binary greymap of 255 greys.')
  const [width, height] = [Number(head[1]), Number(head[2])]
  const dots = greymap.subarray(head[0].length)
  const grey = (x: number, y: number) => (x < width ? Math.round(((dots[y * width + x] ?? 255) / 255) * GREYS) : 0)
  const stride = Math.ceil(width / 2)
  // One byte before each row names its filter: none.
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++)
    for (let at = 0; at < stride; at++) rows[y * (stride + 1) + 1 + at] = (grey(2 * at, y) << 4) | grey(2 * at + 1, y)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
