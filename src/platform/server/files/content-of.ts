import type { FileStore } from './file-store.ts'

/** All of a small stored file. @throws not_found when there is no such file. */
export async function contentOf(files: Pick<FileStore, 'open'>, sha256: string): Promise<Buffer> {
  const { stream } = await files.open(sha256)
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
