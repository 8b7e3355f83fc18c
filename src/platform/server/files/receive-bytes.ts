import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '#platform/contract/app-error.ts'
import { uploadWords } from '#shared/upload-words.ts'

/** A file that is read at once and not kept; the reader checks what it is. */
export interface ReadFile {
  name: string
  bytes: Buffer
  sha256: string
}

/** Reads an upload into memory. @throws too_large beyond `max_bytes`, which no byte after them takes up. */
export async function receiveBytes(
  stream: Readable,
  name: string,
  { max_bytes }: { max_bytes: number },
): Promise<ReadFile> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > max_bytes) throw new AppError('too_large', uploadWords.size(max_bytes))
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks, length)
  return { name, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
