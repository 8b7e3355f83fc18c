import type { FileStore } from './file-store.ts'

/** All of a small stored file. @throws not_found when there is no such file. */
export async function contentOf(files: Pick<FileStore, 'open'>, sha256: string): Promise<Buffer> {
  const { stream } = await files.open(sha256)
  return bytesOf(stream)
}

/** All that a stream gives. */
export async function bytesOf(stream: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
