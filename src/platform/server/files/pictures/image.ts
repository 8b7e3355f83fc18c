import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { headBytes } from '#shared/file-signatures.ts'
import type { ImageType } from '#shared/image-limits.ts'
import { readExif } from './exif.ts'
import type { CaptureInfo } from '../file-store.ts'
import { fileType, wrongType } from '../file-type.ts'
import { mustFitLimits } from './image-limits.ts'
import type { ImageParts, Range } from './image-parts.ts'
import { storedSize } from './stored-size.ts'
import { type PictureQueue, openPictureQueue } from './picture-queue.ts'
import { readImageParts } from './read-image-parts.ts'
import type { Sender } from '../sender.ts'

export type RewrittenImage = CaptureInfo & { width: number; height: number; is_blank: boolean }

/** The input of image-process.mjs. `from` and `to` are both overwritten. */
export interface ImageOrder {
  from: string
  to: string
  type: ImageType
  /** The byte ranges of `from` to read. */
  picture: readonly Range[]
  /** An image with more pixels than its header said is not read. */
  pixels: number
  kept: { width: number; height: number }
}
/** The output of image-process.mjs. `exif` is the camera's block in base64. */
export type ProcessedImage = Omit<RewrittenImage, keyof CaptureInfo> & { exif: string | null }

const program = fileURLToPath(new URL('./image-process.mjs', import.meta.url))

/** Anyone can sign up, so users waiting for approval share a queue with visitors. */
const publicQueue = openPictureQueue({ program, time_ms: 5000, of_each: 4, in_all: 8 })
/**
 * Pictures of approved users queue separately from everyone else's. On two busy cores the largest accepted
 * took 3.8 s of its 10, and a visitor's 0.7 s of its 5.
 */
const queues: Record<Sender['kind'], PictureQueue> = {
  people: openPictureQueue({ program, time_ms: 10_000, of_each: 10, in_all: 40 }),
  waiting: publicQueue,
  visitors: publicQueue,
}

/**
 * Re-encodes the image at `from` to `to`: upright, its longest side at most 4096 pixels, without any
 * metadata. The EXIF time and place are returned instead. `from` is unusable afterwards.
 * @throws too_large beyond what the lane accepts, or when it takes too long; wrong_type when it cannot be
 * read;
 *   unavailable when too many are queued before it; the system's error, by its code, when it cannot be
 *   written.
 */
export async function rewriteImage(
  from: string,
  to: string,
  type: ImageType,
  { kind, party }: Sender,
): Promise<RewrittenImage> {
  const parts = await partsOf(from, type)
  mustFitLimits(parts, type, kind)
  const { exif, ...image } = await process({ from, to, type, kept: storedSize(parts, type, kind) }, parts, {
    kind,
    party,
  })
  return { ...image, ...readExif(exif === null ? undefined : Buffer.from(exif, 'base64')) }
}

/** Re-encodes a stored image at `from` to `to`, its longest side at most `side`. `from` is unusable afterwards. */
export async function resizeImage(from: string, to: string, side: number, sender: Sender): Promise<void> {
  const type = await typeOf(from)
  const parts = await partsOf(from, type)
  const smaller = Math.max(1, Math.max(parts.width, parts.height) / side)
  const scaled = (length: number) => Math.max(1, Math.round(length / smaller))
  const kept = { width: scaled(parts.width), height: scaled(parts.height) }
  await process({ from, to, type, kept }, parts, sender)
}

async function process(
  order: Pick<ImageOrder, 'from' | 'to' | 'type' | 'kept'>,
  { picture, width, height }: ImageParts,
  { kind, party }: Sender,
): Promise<ProcessedImage> {
  const input: ImageOrder = { ...order, picture, pixels: width * height }
  const processed = JSON.parse(await queues[kind](party, JSON.stringify(input))) as ProcessedImage | null
  if (!processed) throw wrongType()
  return processed
}

async function typeOf(path: string): Promise<ImageType> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const type = fileType(buffer)
    if (type === 'application/pdf') throw wrongType()
    return type
  } finally {
    await file.close()
  }
}

async function partsOf(path: string, type: ImageType): Promise<ImageParts> {
  const file = await open(path)
  try {
    return await readImageParts(file, type)
  } finally {
    await file.close()
  }
}
