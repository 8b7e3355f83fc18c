import { randomUUID } from 'node:crypto'
import { copyFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { resizeImage } from './pictures/image.ts'
import type { Sender } from './sender.ts'

interface Smaller {
  /** The folder to work in. */
  tmp: string
  /** The longest side wanted, in pixels. */
  side: number
  sender: Sender
}

/** A stored image at a smaller size; what is stored stays as it is. */
export async function smallerImage(stored: string, { tmp, side, sender }: Smaller): Promise<Uint8Array> {
  const copy = join(tmp, randomUUID())
  const resized = `${copy}-image`
  try {
    await copyFile(stored, copy)
    await resizeImage(copy, resized, side, sender)
    return await readFile(resized)
  } finally {
    await Promise.all([copy, resized].map((path) => rm(path, { force: true })))
  }
}
