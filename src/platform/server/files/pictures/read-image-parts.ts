import type { FileHandle } from 'node:fs/promises'
import { wrongType } from '../file-type.ts'
import type { ImageType } from '#shared/image-limits.ts'
import type { ImageParts } from './image-parts.ts'
import { jpegParts } from './jpeg-parts.ts'
import { pngParts } from './png-parts.ts'

/** Reads the head of an image; nothing is unpacked. @throws wrong_type where it is not as it must be. */
export async function readImageParts(file: FileHandle, type: ImageType): Promise<ImageParts> {
  const { size } = await file.stat()
  const read = async (at: number, length: number): Promise<Buffer> => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at)
    if (bytesRead < length) throw wrongType()
    return buffer
  }
  const parts = await (type === 'image/png' ? pngParts(read, size) : jpegParts(read, size))
  if (parts.width === 0 || parts.height === 0) throw wrongType()
  return parts
}
