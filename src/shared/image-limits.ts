/** Who sends a picture: an approved user, a user waiting for approval, or the holder of a link. */
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
 * What fits into the server's memory: some hundred lines are processed at a time, so side lengths count as
 * much as area. Phones make 50-megapixel JPEGs and panoramas of 16,000 pixels; the largest PNGs are 6K
 * screenshots and A3 scans at 300 dpi. Users waiting for approval photograph a licence with a phone. Visitors
 * without an account send only a signature, at most 1,300 pixels wide.
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

/** Why a picture is too large; undefined when it may be sent. */
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

/** Longest side of a stored photo: enough to read the small print of a photographed docket. */
export const maxStoredSide = 4096
const storedPixels = maxStoredSide * 3072

/** The size an oversized picture is shrunk to before it is sent as a JPEG; never enlarges. */
export function sentSize({ width, height }: ImageSize, sender: ImageSender): ImageSize {
  const { megapixels, side } = most[sender]['image/jpeg']
  const smaller = Math.max(
    1,
    Math.max(width, height) / Math.min(maxStoredSide, side),
    Math.sqrt((width * height) / Math.min(storedPixels, megapixels * 1e6)),
  )
  const scaled = (length: number) => Math.max(1, Math.floor(length / smaller))
  return { width: scaled(width), height: scaled(height) }
}
