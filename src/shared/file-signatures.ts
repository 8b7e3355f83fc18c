export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileType = (typeof fileTypes)[number]

/** The bytes needed to recognise a file. */
export const headBytes = 16

const signatures: readonly (readonly [string, FileType])[] = [
  ['%PDF-1.', 'application/pdf'],
  ['%PDF-2.', 'application/pdf'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'image/png'],
]
/** The photo formats of iPhones and similar: HEIF and AVIF. */
const heif = /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mi[fa][12]|msf1|avi[fs])/s

/**
 * The type of a file by its first bytes alone, given as Latin-1, ignoring its name and declared type. Null
 * for anything not accepted.
 */
export function typeOfHead(head: string): FileType | 'heic' | null {
  const found = signatures.find(([signature]) => head.startsWith(signature))
  if (found) return found[1]
  return heif.test(head) ? 'heic' : null
}
