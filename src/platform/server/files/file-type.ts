import { AppError } from '#platform/contract/app-error.ts'
import { uploadWords } from '#shared/upload-words.ts'
import type { FileType } from './file-store.ts'

/** Bytes that a file must have before anything can be said about it. */
export const headBytes = 16

export const wrongType = (): AppError => new AppError('wrong_type', uploadWords.type)

export const damagedPdf = (): AppError => new AppError('wrong_type', 'This PDF is damaged.')

const signatures: readonly (readonly [string, FileType])[] = [
  ['%PDF-1.', 'application/pdf'],
  ['%PDF-2.', 'application/pdf'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'image/png'],
]
/** The photo formats of iPhones and their relatives: HEIF and AVIF. */
const heif = /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mi[fa][12]|msf1|avi[fs])/s

/**
 * The type of a file, by its first bytes alone: neither its name nor what the browser says of it counts.
 * @throws wrong_type for anything but PDF, JPEG and PNG.
 */
export function fileType(head: Buffer): FileType {
  const text = head.toString('latin1', 0, headBytes)
  const found = signatures.find(([signature]) => text.startsWith(signature))
  if (found) return found[1]
  if (!heif.test(text)) throw wrongType()
  throw new AppError('wrong_type', uploadWords.heic)
}
