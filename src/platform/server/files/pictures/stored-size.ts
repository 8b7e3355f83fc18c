import { type ImageSender, type ImageSize, type ImageType, maxStoredSide } from '#shared/image-limits.ts'

/**
 * Longest side stored. For unapproved users (a licence photo) a third of a phone photo's sides, since the
 * decoder then reads it at half size.
 */
const maxSide: Record<ImageSender, number> = { people: maxStoredSide, waiting: 1344, visitors: 2048 }
/** The pixel limit for a picture held in memory to be rotated: a phone photo with that longest side. */
const maxBytes = maxStoredSide * 3072 * 3
/** A PNG may be transparent. */
const pixelBytes: Record<ImageType, number> = { 'image/jpeg': 3, 'image/png': 4 }
/** A JPEG wider than this is read at half size, since full lines of it would take too much memory. */
const wide = 8192
/** The decoder's condition for reading at half size: that at most a third is wanted. */
const third = 3

/** The size at which an image is stored, before rotation. */
export function storedSize({ width, height }: ImageSize, type: ImageType, kind: ImageSender): ImageSize {
  const smaller = Math.max(
    1,
    Math.max(width, height) / maxSide[kind],
    Math.sqrt((width * height * pixelBytes[type]) / maxBytes),
    type === 'image/jpeg' && width > wide ? third : 1,
  )
  // A pixel more would be slightly over a third.
  const scaled = (side: number) => Math.max(1, Math.floor(side / smaller + 1e-6))
  return { width: scaled(width), height: scaled(height) }
}
