import type { Endpoint } from '#platform/contract/endpoint.ts'
import { uploadWords } from '#shared/upload-words.ts'
import { Refusal } from './refusal.ts'
import type { FormFiles } from './request.ts'

const taken = ['application/pdf', 'image/jpeg', 'image/png']
const heic = /^image\/(hei[cf]|avif)/

/**
 * Refuses what the server would refuse, before megabytes are sent for nothing. What the system does not know the type
 * of is sent: the server judges by content. @throws Refusal with the server's own status and words.
 */
export function checkFiles({ upload }: Endpoint, files: FormFiles = {}): void {
  if (!upload) return
  const all = Object.values(files).flat() as Blob[]
  if (all.length > upload.max_files)
    throw new Refusal({ status: 413, message: uploadWords.count(upload.max_files) })
  for (const { size, type } of all) {
    if (heic.test(type)) throw new Refusal({ status: 415, message: uploadWords.heic })
    if (type !== '' && !taken.includes(type)) throw new Refusal({ status: 415, message: uploadWords.type })
    if (size > upload.max_bytes)
      throw new Refusal({ status: 413, message: uploadWords.size(upload.max_bytes) })
  }
}
