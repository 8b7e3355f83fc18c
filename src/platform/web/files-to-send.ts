import type { Endpoint } from '#platform/contract/endpoint.ts'
import { headBytes, typeOfHead } from '#shared/file-signatures.ts'
import { uploadWords } from '#shared/upload-words.ts'
import { Refusal } from './refusal.ts'
import type { FormFiles } from './request.ts'

/** Why the server would not take a file; undefined for one that may be sent. */
export async function fileRefusal(file: Blob, max_bytes: number): Promise<Refusal | undefined> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const type = typeOfHead(String.fromCharCode(...head))
  if (type === 'heic') return new Refusal({ status: 415, message: uploadWords.heic })
  if (type === null) return new Refusal({ status: 415, message: uploadWords.type })
  if (file.size > max_bytes) return new Refusal({ status: 413, message: uploadWords.size(max_bytes) })
  return undefined
}

/**
 * Refuses what the server would refuse, before megabytes are sent for nothing. @throws Refusal with the server's own
 * status and words.
 */
export async function checkFiles({ upload }: Endpoint, files: FormFiles = {}): Promise<void> {
  if (!upload) return
  const all = Object.values(files).flat() as Blob[]
  if (all.length > upload.max_files)
    throw new Refusal({ status: 413, message: uploadWords.count(upload.max_files) })
  for (const file of all) {
    const refusal = await fileRefusal(file, upload.max_bytes)
    if (refusal) throw refusal
  }
}
