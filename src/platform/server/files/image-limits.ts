import { AppError } from '#platform/contract/app-error.ts'
import type { ImageParts, ImageType } from './image-parts.ts'
import type { Sender } from './sender.ts'

interface Most {
  megapixels: number
  /** Pixels. */
  side: number
}

/** 4096 × 3072 pixels of a phone, with half the colour of its brightness, two bytes each. */
const heldBytes = 4096 * 3072 * 3
/** Beyond this a picture that is held whole would be made smaller as well, which takes memory of its own. */
const heldSide = 4096

/**
 * What 150 MB for all picture work together have room for (images.test.ts measures it); some hundred lines are in work
 * at a time, so that sides count as much as the area. Phones make JPEGs of 50 megapixels and panoramas of 16,000
 * pixels; the largest PNGs are pictures of a 6K screen and scanned pages of A3 at 300 dots an inch. Who waits for
 * approval photographs a licence with a phone. From nobody without an account comes more than a signature, at most
 * 1,300 pixels wide.
 */
const most: Record<Sender['kind'], Record<ImageType, Most> & { held_bytes: number }> = {
  people: {
    'image/jpeg': { megapixels: 50, side: 16_384 },
    'image/png': { megapixels: 25, side: 6400 },
    held_bytes: heldBytes,
  },
  waiting: {
    'image/jpeg': { megapixels: 16, side: 6400 },
    'image/png': { megapixels: 2, side: 2000 },
    held_bytes: heldBytes / 8,
  },
  visitors: {
    'image/jpeg': { megapixels: 2, side: 2000 },
    'image/png': { megapixels: 2, side: 2000 },
    held_bytes: heldBytes / 8,
  },
}

const tooLarge = (message: string): AppError => new AppError('too_large', message)
const plain: Record<ImageType, string> = {
  'image/jpeg': 'Save it as a standard JPG, not a progressive one, and upload it again.',
  'image/png': 'Save it as a JPG and upload it again.',
}

/** Refuses an image by what its head says, before anything is unpacked. @throws too_large */
export function mustBeModest(
  { width, height, held_bytes }: ImageParts,
  type: ImageType,
  kind: Sender['kind'],
): void {
  const { megapixels, side } = most[kind][type]
  if (width * height > megapixels * 1e6) throw tooLarge(`Image must have ${megapixels} megapixels or fewer.`)
  if (Math.max(width, height) > side)
    throw tooLarge(`Image must be ${side.toLocaleString('en-AU')} pixels wide and high or less.`)
  if (held_bytes > 0 && (held_bytes > most[kind].held_bytes || Math.max(width, height) > heldSide))
    throw tooLarge(`Image is too large for the way it was saved. ${plain[type]}`)
}
