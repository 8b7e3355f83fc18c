import { type ImageSender, type ImageSize, type ImageType, storedSide } from '#shared/image-limits.ts'

/**
 * Longest side of what is kept; of those who are not approved, a licence, a third of the sides of a phone's photo, since
 * the reader then reads it at half its size.
 */
const maxSide: Record<ImageSender, number> = { people: storedSide, waiting: 1344, visitors: 2048 }
/** Of a picture that is held whole to be turned: those of a phone's photo of that side. */
const maxBytes = storedSide * 3072 * 3
/** A PNG may let through what is behind it. */
const pixelBytes: Record<ImageType, number> = { 'image/jpeg': 3, 'image/png': 4 }
/** Wider than this a JPEG is read at half its size, since whole lines of it take more memory than there is. */
const wide = 8192
/** What the reader asks for before it reads at half the size: that a third is wanted at most. */
const third = 3

/** The size in which an image is kept, as it lies in its file. */
export function storedSize({ width, height }: ImageSize, type: ImageType, kind: ImageSender): ImageSize {
  const smaller = Math.max(
    1,
    Math.max(width, height) / maxSide[kind],
    Math.sqrt((width * height * pixelBytes[type]) / maxBytes),
    type === 'image/jpeg' && width > wide ? third : 1,
  )
  // A pixel more would be a little more than a third.
  const scaled = (side: number) => Math.max(1, Math.floor(side / smaller + 1e-6))
  return { width: scaled(width), height: scaled(height) }
}
