import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Picture = ReturnType<typeof sharp>

/** A picture with as much detail as a photo, in 10 MB as a JPEG of any accepted size. */
export function picture(width: number, height: number): Picture {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const small = { width: Math.ceil(width / 8), height: Math.ceil(height / 8) }
  return sharp({ create: { ...small, channels: 3, background: '#888', noise } }).resize(width, height, {
    fit: 'fill',
  })
}

/** A picture of squares, half transparent, in 10 MB as a PNG of any accepted size. */
export function squares(width: number, height: number): Picture {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const small = { width: Math.ceil(width / 16), height: Math.ceil(height / 16) }
  return sharp({ create: { ...small, channels: 3, background: '#888', noise } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .ensureAlpha(0.5)
}

export function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const named = Buffer.concat([Buffer.from(type), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

interface PngHeader {
  width: number
  height: number
  bits?: 8 | 16
  interlaced?: boolean
}

/** A PNG that claims these dimensions, whatever it contains. */
export function pngOf(
  { width, height, bits = 8, interlaced = false }: PngHeader,
  extra: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, 2, 0, 0, Number(interlaced)])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const pixels = Buffer.alloc((3 * Math.min(width, 100) + 1) * Math.min(height, 100))
  const parts = [
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

/** A JPEG that claims these dimensions. */
export async function jpegOf(
  width: number,
  height: number,
  options: { progressive?: boolean } = {},
): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#b5651d' } })
    .jpeg(options)
    .toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, options.progressive ? 0xc2 : 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}
