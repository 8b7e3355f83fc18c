/** Who sends a picture: somebody who is approved, somebody who waits for that, or whoever has a link. */
export type ImageSender = 'people' | 'waiting' | 'visitors'
export type ImageType = 'image/jpeg' | 'image/png'

export interface ImageSize {
  width: number
  height: number
}
interface Most {
  megapixels: number
  /** Pixels. */
  side: number
}

/**
 * What the server's memory has room for: some hundred lines are in work at a time, so that sides count as much as the
 * area. Phones make JPEGs of 50 megapixels and panoramas of 16,000 pixels; the largest PNGs are pictures of a 6K screen
 * and scanned pages of A3 at 300 dots an inch. Who waits for approval photographs a licence with a phone. From nobody
 * without an account comes more than a signature, at most 1,300 pixels wide.
 */
const most: Record<ImageSender, Record<ImageType, Most>> = {
  people: {
    'image/jpeg': { megapixels: 50, side: 16_384 },
    'image/png': { megapixels: 25, side: 6400 },
  },
  waiting: {
    'image/jpeg': { megapixels: 16, side: 6400 },
    'image/png': { megapixels: 2, side: 2000 },
  },
  visitors: {
    'image/jpeg': { megapixels: 2, side: 2000 },
    'image/png': { megapixels: 2, side: 2000 },
  },
}

/** Why a picture is too large; undefined for one that may be sent. */
export function imageRefusal(
  { width, height }: ImageSize,
  type: ImageType,
  sender: ImageSender,
): string | undefined {
  const { megapixels, side } = most[sender][type]
  if (width * height > megapixels * 1e6) return `Images can have up to ${megapixels} megapixels.`
  if (Math.max(width, height) > side)
    return `Images can be up to ${side.toLocaleString('en-AU')} pixels wide and high.`
  return undefined
}

/** Longest side of a photo that is kept: enough to read the small print of a photographed docket. */
export const storedSide = 4096
const storedPixels = storedSide * 3072

/** The size to which a picture that is too large is brought before it is sent as a JPEG: never larger than it is. */
export function sentSize({ width, height }: ImageSize, sender: ImageSender): ImageSize {
  const { megapixels, side } = most[sender]['image/jpeg']
  const smaller = Math.max(
    1,
    Math.max(width, height) / Math.min(storedSide, side),
    Math.sqrt((width * height) / Math.min(storedPixels, megapixels * 1e6)),
  )
  const scaled = (length: number) => Math.max(1, Math.floor(length / smaller))
  return { width: scaled(width), height: scaled(height) }
}
