import type { FileHandle } from 'node:fs/promises'
import { wrongType } from '../file-type.ts'
import type { ImageType } from '#shared/image-limits.ts'
import type { ImageParts } from './image-parts.ts'
import { jpegParts } from './jpeg-parts.ts'
import { pngParts } from './png-parts.ts'

/** Reads an image's header; nothing is unpacked. @throws wrong_type when it is malformed. */
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
