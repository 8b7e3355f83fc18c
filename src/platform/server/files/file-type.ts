import { AppError } from '#platform/contract/app-error.ts'
import { type FileType, headBytes, typeOfHead } from '#shared/file-signatures.ts'
import { uploadWords } from '#shared/upload-words.ts'

export const wrongType = (): AppError => new AppError('wrong_type', uploadWords.type)

export const damagedPdf = (): AppError => new AppError('wrong_type', 'This PDF is damaged.')

/** The type of a file by its first bytes. @throws wrong_type for anything but PDF, JPEG and PNG. */
export function fileType(head: Buffer): FileType {
  const type = typeOfHead(head.toString('latin1', 0, headBytes))
  if (type === 'heic') throw new AppError('wrong_type', uploadWords.heic)
  if (type === null) throw wrongType()
  return type
}
