import type { FileHandle } from 'node:fs/promises'
import { AppError } from '#platform/contract/app-error.ts'
import { wrongType } from './file-type.ts'

export type ImageType = 'image/jpeg' | 'image/png'

/** Phones make JPEGs of 50 megapixels, which can be read at a smaller scale; a PNG is unpacked whole. */
export const maxMegapixels: Record<ImageType, number> = { 'image/jpeg': 50, 'image/png': 25 }

/**
 * Refuses an image by what its header says of its size, before anything is unpacked.
 * @throws too_large beyond the most megapixels, wrong_type without a readable header.
 */
export async function mustBeModest(file: FileHandle, type: ImageType): Promise<void> {
  const [width, height] = await (type === 'image/png' ? pngSize(file) : jpegSize(file))
  if (width * height > maxMegapixels[type] * 1e6) {
    throw new AppError('too_large', `Image must have ${maxMegapixels[type]} megapixels or fewer.`)
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw wrongType()
  return buffer
}

async function pngSize(file: FileHandle): Promise<[width: number, height: number]> {
  const header = await bytesAt(file, 16, 8)
  return [header.readUInt32BE(0), header.readUInt32BE(4)]
}

const maxSegments = 1000

/** Walks the segments up to the one that begins the picture. */
async function jpegSize(file: FileHandle): Promise<[width: number, height: number]> {
  let at = 2
  for (let n = 0; n < maxSegments; n++) {
    const segment = await bytesAt(file, at, 9)
    const marker = segment.readUInt8(1)
    if (segment.readUInt8(0) !== 0xff) throw wrongType()
    if (isFrame(marker)) return [segment.readUInt16BE(7), segment.readUInt16BE(5)]
    at += 2 + segment.readUInt16BE(2)
  }
  throw wrongType()
}

/** SOF0 to SOF15 without the three of that range that mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
