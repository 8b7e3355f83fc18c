import { type ImageSender, type ImageType, imageRefusal, sentSize } from '#shared/image-limits.ts'
import { exifSegment, withNotes } from './exif-segment.ts'

/** Tried in order; the first result that is small enough is sent. */
const qualities = [0.9, 0.75, 0.5]
/** EXIF comes before the picture. */
const maxNotes = 256_000

interface Limits {
  type: ImageType
  sender: ImageSender
  max_bytes: number
}

/** One at a time: phones have little memory for pictures. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Shrinks a picture that is too large to a JPEG that may be sent: upright, with its EXIF time and place. One
 * that fits, or that this browser cannot open, is returned unchanged.
 */
export function shrunkPicture(picture: Blob, limits: Limits): Promise<Blob> {
  const shrunk = turn.then(() => shrink(picture, limits))
  turn = shrunk
  return shrunk
}

async function shrink(picture: Blob, { type, sender, max_bytes }: Limits): Promise<Blob> {
  const address = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = address
    const size = await sizeOf(image)
    if (!size) return picture
    const isTooLarge = picture.size > max_bytes || imageRefusal(size, type, sender) !== undefined
    if (!isTooLarge) return picture
    const drawn = await drawnWithin(image, sentSize(size, sender), max_bytes)
    const notes =
      type === 'image/jpeg'
        ? exifSegment(new Uint8Array(await picture.slice(0, maxNotes).arrayBuffer()))
        : null
    return namedAs(picture, notes ? withNotes(drawn, notes) : drawn)
  } catch {
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The upright size, read from the header alone. */
const sizeOf = (image: HTMLImageElement) =>
  new Promise<{ width: number; height: number } | null>((resolve) => {
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
    image.addEventListener('error', () => resolve(null))
  })

async function drawnWithin(
  image: HTMLImageElement,
  { width, height }: { width: number; height: number },
  max_bytes: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw pictures.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  await image.decode()
  context.drawImage(image, 0, 0, width, height)
  let drawn: Blob | null = null
  for (const quality of qualities) {
    drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (drawn && drawn.size <= max_bytes) break
  }
  // Phones hold on to a canvas's memory for a while.
  canvas.width = 0
  if (!drawn) throw new Error('The picture could not be written.')
  return drawn
}

const namedAs = (picture: Blob, drawn: Blob): Blob =>
  picture instanceof File
    ? new File([drawn], picture.name.replace(/\.[^.]*$/, '').concat('.jpg'), {
        type: drawn.type,
        lastModified: picture.lastModified,
      })
    : drawn
