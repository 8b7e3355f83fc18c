import { Readable } from 'node:stream'
import type { ReceivedFile } from '#platform/server/files/file-store.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Kept as long as its file store. */
const drawn = new WeakMap<Platform['files'], Promise<ReceivedFile>>()

/** All demo signatures are the same. */
export function drawSignature({ files }: Platform): Promise<ReceivedFile> {
  const known = drawn.get(files) ?? draw(files)
  drawn.set(files, known)
  return known
}

/** Loaded only for this one picture, because a server keeps the drawing library in memory from then on. */
async function draw(files: Platform['files']): Promise<ReceivedFile> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="140"><rect width="100%" height="100%" fill="#fff"/>
       <path d="M24 96c34-70 52-78 50-40s-26 58-8 50 44-78 54-66-22 62-2 58 38-46 50-42-14 34 4 34 40-24 62-22 58 20 120-6"
       fill="none" stroke="#16264d" stroke-width="5" stroke-linecap="round"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
  const file = await files.receive(Readable.from([bytes]), 'Signature.png', { max_bytes: 1_000_000 })
  await file.place()
  await file.release()
  // Many of the demo's dockets use it, so it is stored up front.
  return { ...file, place: async () => {} }
}
