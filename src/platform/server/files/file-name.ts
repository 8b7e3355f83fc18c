import type { FileType } from '#shared/file-signatures.ts'

const endings: Record<FileType, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}
const maxLength = 200
/** Control characters, and those that change a name's reading direction. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * A file name that is safe to store and offer again: no path, nothing unprintable, the extension of its real
 * type, at most 200 characters.
 */
export function cleanFileName(name: string, type: FileType): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(unprintable, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const right = endings[type].find((ending) => plain.toLowerCase().endsWith(ending))
  const stem = right ? plain.slice(0, -right.length) : plain
  const ending = right ? plain.slice(-right.length) : endings[type][0]
  const cut = Array.from(stem)
    .slice(0, maxLength - ending.length)
    .join('')
  return (cut.trimEnd() || 'file') + ending
}
