// A separate program, run by image.ts for each image: the memory an image takes is returned when it ends, and
// an image crafted to crash the decoder crashes only this. Its argument is an ImageOrder; it prints a
// ProcessedImage, or null for an unreadable image. When the system fails instead, it exits with 1 and prints
// only the code of the system's error. Plain JavaScript, since stripping types would cost each image 15 MB
// and 50 ms.
import { closeSync, openSync, readSync, renameSync, writeSync } from 'node:fs'
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile'] })

/** @type {import('./image.ts').ImageOrder} */
const order = JSON.parse(process.argv[2] ?? '')
const { from, to, picture, pixels, kept } = order
const isPng = order.type === 'image/png'
const options = /** @type {const} */ ({ limitInputPixels: pixels, failOn: 'error' })

/** Writes the parts of `from` that make up the picture to `to`, 64 kB at a time. */
function copyPicture() {
  const [source, copy] = [openSync(from, 'r'), openSync(to, 'w')]
  const some = Buffer.alloc(65_536)
  for (const [start, end] of picture)
    for (let at = start; at < end;) {
      const read = readSync(source, some, 0, Math.min(some.length, end - at), at)
      if (read === 0) break
      writeSync(copy, some, 0, read)
      at += read
    }
  closeSync(source)
  closeSync(copy)
}

/**
 * Each step reads one of the two files and writes the other. Rotating needs the picture in memory; it is
 * scaled down in an earlier step, so it is small by then.
 * @returns {Promise<import('./image.ts').ProcessedImage>}
 */
async function rewrite() {
  copyPicture()
  const { exif, orientation = 1 } = await sharp(to, options).metadata()
  const smaller = sharp(to, options).resize(kept.width, kept.height, { fit: 'fill' })
  if (orientation === 1) {
    await written(smaller).toFile(from)
    renameSync(from, to)
  } else {
    await smaller.keepExif().png({ compressionLevel: 1 }).toFile(from)
    await written(sharp(from, options).autoOrient()).toFile(to)
  }
  const { width, height } = await sharp(to).metadata()
  const is_blank = isPng && (await isOneColour(width, height))
  return { width, height, is_blank, exif: exif?.toString('base64') ?? null }
}

/**
 * Optimised tables would make a JPEG a twentieth smaller, but hold it in memory in full.
 * @param {import('sharp').Sharp} image
 */
const written = (image) => (isPng ? image.png() : image.jpeg({ quality: 85, optimiseCoding: false }))

/** @param {number} width @param {number} height */
async function isOneColour(width, height) {
  let first
  for (let top = 0; top < height; top += 256) {
    const strip = { left: 0, top, width, height: Math.min(256, height - top) }
    const { data, info } = await sharp(to).extract(strip).raw().toBuffer({ resolveWithObject: true })
    first ??= Buffer.from(data.subarray(0, info.channels))
    if (!data.equals(Buffer.alloc(data.length, first))) return false
  }
  return true
}

/** How the image library, which has no error codes, describes a failing system; macOS spells it "Disc". */
const systemErrors = [
  { words: /No space left/, code: 'ENOSPC' },
  { words: /Dis[ck] quota exceeded/, code: 'EDQUOT' },
  { words: /File too large/, code: 'EFBIG' },
  { words: /(system|windows) error:/, code: 'EIO' },
]

/**
 * What the system could not do, such as write to a full disk; undefined when the image is at fault.
 * @param {NodeJS.ErrnoException} error
 */
const systemCode = (error) => error.code ?? systemErrors.find(({ words }) => words.test(error.message))?.code

try {
  process.stdout.write(JSON.stringify(await rewrite()))
} catch (error) {
  if (!(error instanceof Error) || error.constructor !== Error) throw error
  const code = systemCode(error)
  if (code) {
    process.stderr.write(code)
    process.exitCode = 1
  } else process.stdout.write('null')
}
