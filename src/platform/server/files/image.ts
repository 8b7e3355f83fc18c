import type sharpModule from 'sharp'
import { AppError } from '#platform/contract/app-error.ts'
import { readExif } from './exif.ts'
import type { Taken } from './file-store.ts'
import { wrongType } from './file-type.ts'

export type ImageType = 'image/jpeg' | 'image/png'

/** Phones make JPEGs of 50 megapixels, which are read at a smaller scale; a PNG must be held whole. */
const maxMegapixels: Record<ImageType, number> = { 'image/jpeg': 50, 'image/png': 25 }
/** Longest side of what is kept: enough to read the small print of a photographed docket. */
const maxSide = 4096

let loaded: Promise<typeof sharpModule> | undefined

/** Loaded with the first image: a server that sees none does without its memory. */
async function loadSharp(): Promise<typeof sharpModule> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile'] })
  return sharp
}

let last: Promise<unknown> = Promise.resolve()

/** One image at a time, so that ten photos at once need no more memory than one. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}

/**
 * Writes the image at `from` anew to `to`: upright, its longest side at most 4096 pixels, and without anything that
 * is not picture. What its camera noted of time and place is returned instead.
 * @throws too_large beyond the most megapixels, wrong_type when it cannot be read.
 */
export function rewriteImage(
  from: string,
  to: string,
  type: ImageType,
): Promise<Taken & { width: number; height: number }> {
  return inTurn(async () => {
    const sharp = await (loaded ??= loadSharp())
    const image = sharp(from, { limitInputPixels: false, failOn: 'error' })
    const { width: w, height: h, format, exif } = await image.metadata().catch(unreadable)
    if (`image/${format}` !== type) throw wrongType()
    if (w * h > maxMegapixels[type] * 1e6) {
      throw new AppError('too_large', `Image must have ${maxMegapixels[type]} megapixels or fewer.`)
    }
    const upright = image.autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    const written = type === 'image/png' ? upright.png() : upright.jpeg({ quality: 85 })
    const { width, height } = await written.toFile(to).catch(unreadable)
    return { width, height, ...readExif(exif) }
  })
}

const unreadable = (): never => {
  throw wrongType()
}
