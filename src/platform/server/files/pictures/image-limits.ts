import { AppError } from '#platform/contract/app-error.ts'
import { type ImageSender, type ImageType, imageRefusal, maxStoredSide } from '#shared/image-limits.ts'
import type { ImageParts } from './image-parts.ts'

/** 4096 × 3072 pixels of a phone, with chroma at half resolution, two bytes each. */
const heldBytes = maxStoredSide * 3072 * 3
/**
 * What fits into 150 MB for all picture work together (measured by image-memory.test.ts), for one held in
 * memory in full.
 */
const maxHeldBytes: Record<ImageSender, number> = {
  people: heldBytes,
  waiting: heldBytes / 8,
  visitors: heldBytes / 8,
}

const tooLarge = (message: string): AppError => new AppError('too_large', message)
const plain: Record<ImageType, string> = {
  'image/jpeg': 'Save it as a standard JPG, not a progressive one, and upload it again.',
  'image/png': 'Save it as a JPG and upload it again.',
}

/** Refuses an image by its header, before anything is unpacked. @throws too_large */
export function mustFitLimits(
  { width, height, held_bytes }: ImageParts,
  type: ImageType,
  sender: ImageSender,
): void {
  const words = imageRefusal({ width, height }, type, sender)
  if (words) throw tooLarge(words)
  // A longer one would also be scaled down, which takes memory of its own.
  if (held_bytes > 0 && (held_bytes > maxHeldBytes[sender] || Math.max(width, height) > maxStoredSide))
    throw tooLarge(`Image is too large for the way it was saved. ${plain[type]}`)
}
