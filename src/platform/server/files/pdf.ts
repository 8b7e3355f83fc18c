import type { FileHandle } from 'node:fs/promises'

const tailBytes = 2048
/** Scanners pad with blanks and zeros; anything else after the end could be another file hidden behind this one. */
const ending = /startxref\s+\d+\s+%%EOF[\s\0]*$/

/** Whether a file that begins as a PDF also ends as one. */
export async function isWholePdf(file: FileHandle, bytes: number): Promise<boolean> {
  const length = Math.min(bytes, tailBytes)
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, bytes - length)
  return ending.test(buffer.toString('latin1'))
}
