// A program of its own, run by image.ts for each image: what unpacking one needs of memory is given back when it ends,
// and an image made to break the reader breaks no more than this. Arguments: from, to, type. Prints a RewrittenImage,
// or null for what cannot be read.
import sharp from 'sharp'
import { readExif } from './exif.ts'
import type { RewrittenImage } from './image.ts'
import { type ImageType, maxMegapixels } from './image-size.ts'

/** Longest side of what is kept: enough to read the small print of a photographed docket. */
const maxSide = 4096

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile'] })

async function rewrite(from: string, to: string, type: ImageType): Promise<RewrittenImage> {
  const image = sharp(from, { limitInputPixels: maxMegapixels[type] * 1e6, failOn: 'error' })
  const { exif } = await image.metadata()
  const upright = image.autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
  const written = type === 'image/png' ? upright.png() : upright.jpeg({ quality: 85 })
  const { width, height } = await written.toFile(to)
  const is_blank = type === 'image/png' && (await isOneColour(to))
  return { width, height, is_blank, ...readExif(exif) }
}

async function isOneColour(path: string): Promise<boolean> {
  const { channels } = await sharp(path).stats()
  return channels.every(({ min, max }) => min === max)
}

const [from = '', to = '', type = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await rewrite(from, to, type as ImageType).catch(() => null)))
