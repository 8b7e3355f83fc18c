export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileType = (typeof fileTypes)[number]

/** Bytes that a file must have before anything can be said about it. */
export const headBytes = 16

const signatures: readonly (readonly [string, FileType])[] = [
  ['%PDF-1.', 'application/pdf'],
  ['%PDF-2.', 'application/pdf'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'image/png'],
]
/** The photo formats of iPhones and their relatives: HEIF and AVIF. */
const heif = /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mi[fa][12]|msf1|avi[fs])/s

/**
 * The type of a file by its first bytes, given as Latin-1, alone: neither its name nor what a browser says of it counts.
 * Null for anything that is not taken.
 */
export function typeOfHead(head: string): FileType | 'heic' | null {
  const found = signatures.find(([signature]) => head.startsWith(signature))
  if (found) return found[1]
  return heif.test(head) ? 'heic' : null
}
