import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '#platform/contract/app-error.ts'
import { uploadWords } from '#shared/upload-words.ts'
import { cleanFileName } from './file-name.ts'
import { type FileType, headBytes } from '#shared/file-signatures.ts'
import type { ReceiveLimits, ReceivedFile } from './file-store.ts'
import { damagedPdf, fileType, wrongType } from './file-type.ts'
import { rewriteImage } from './pictures/image.ts'
import type { ImageType } from '#shared/image-limits.ts'
import { isWholePdf } from './pdf.ts'
import { type Sender, ourselves } from './sender.ts'

interface Limits extends ReceiveLimits {
  /** The folder for files without a record yet. */
  tmp: string
}

/** What to store of an upload, checked and hashed, and its name. */
type Content = Omit<ReceivedFile, 'name' | 'place' | 'release'>

/**
 * Streams an upload to a temporary file and checks it by content. @returns what to store and where it waits,
 * synced to disk; a refused upload leaves nothing.
 */
export async function receiveFile(
  stream: Readable,
  name: string,
  { max_bytes, sender = ourselves, tmp }: Limits,
): Promise<Content & { name: string; path: string }> {
  const upload = join(tmp, randomUUID())
  const rewritten = `${upload}-image`
  try {
    const received = await spool(stream, upload, max_bytes)
    const isPdf = received.content_type === 'application/pdf'
    const content = isPdf
      ? received
      : await image(upload, rewritten, received.content_type as ImageType, sender)
    if (!isPdf) await rm(upload, { force: true })
    return {
      ...content,
      name: cleanFileName(name, content.content_type),
      path: isPdf ? upload : rewritten,
    }
  } catch (error) {
    await Promise.all([upload, rewritten].map((path) => rm(path, { force: true })))
    throw error
  }
}

/** Writes the stream to disk while counting and hashing; refuses as soon as the first bytes allow. */
async function spool(stream: Readable, path: string, max_bytes: number): Promise<Content> {
  const file = await open(path, 'wx+')
  try {
    const hash = createHash('sha256')
    let head = Buffer.alloc(0)
    let type: FileType | undefined
    let bytes = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > max_bytes) throw new AppError('too_large', uploadWords.size(max_bytes))
      if (!type) {
        head = Buffer.concat([head, chunk.subarray(0, headBytes)])
        if (head.length >= headBytes) type = fileType(head)
      }
      hash.update(chunk)
      await writeAll(file, chunk)
    }
    if (!type) throw wrongType()
    if (type === 'application/pdf') {
      if (!(await isWholePdf(file, bytes))) throw damagedPdf()
      await file.sync()
    }
    const none = {
      width: null,
      height: null,
      taken_at: null,
      taken_lat: null,
      taken_lng: null,
      is_blank: false,
    }
    return { sha256: hash.digest('hex'), content_type: type, bytes, ...none }
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length;) at += (await file.write(chunk, at)).bytesWritten
}

async function image(
  upload: string,
  rewritten: string,
  content_type: ImageType,
  sender: Sender,
): Promise<Content> {
  const seen = await rewriteImage(upload, rewritten, content_type, sender)
  const file = await open(rewritten, 'r+')
  try {
    await file.sync()
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of createReadStream(rewritten) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
    }
    return { sha256: hash.digest('hex'), content_type, bytes, ...seen }
  } finally {
    await file.close()
  }
}
