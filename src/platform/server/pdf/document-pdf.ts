import type { DocumentView } from '#shared/document-view.ts'
import { type RichText, plainText } from '#shared/rich-text.ts'
import { linesOf } from '#shared/text.ts'
import type { PdfOrder } from './pdf.ts'
import { groupLines } from './line-groups.ts'
import { printable, printableIn } from './printable.ts'

/** A document's pictures as stored: PNG or JPEG. */
export interface DocumentPictures {
  logo?: Uint8Array | null
  /** Who signed; shown on the evidence page. */
  signature?: Uint8Array | null
  /** After everything else, two in a row; null for one that is lost. */
  photos?: readonly { caption: string; bytes: Uint8Array | null }[]
  /** Below them. */
  photo_note?: string | null
}

/** A document without pictures, whose footer fits. */
const plain = { signature: null, photos: [], photo_note: null, is_footer_short: true }

const template = new URL('document.typ', import.meta.url)

/**
 * How documents that people receive are set; `pdf-download.ts` sends them. `more` are of the same seller, each on pages of
 * its own in the same PDF, without pictures besides the logo.
 */
export function documentPdf(
  written: DocumentView,
  { logo, signature, photos = [], photo_note = null }: DocumentPictures = {},
  more: readonly DocumentView[] = [],
): Omit<PdfOrder, 'issued_at'> {
  const view = printableIn(written)
  const others = printableIn(more)
  const named = photos.map(({ bytes }, at) => [`photo-${at}`, bytes] as const)
  const shown = [...Object.entries({ logo, signature }), ...named].flatMap(([name, bytes]) =>
    bytes ? [{ name, file: `${name}.${endingOf(bytes)}`, bytes }] : [],
  )
  const fileOf = (name: string): string | null => shown.find((one) => one.name === name)?.file ?? null
  return {
    template,
    data: {
      ...view,
      logo: fileOf('logo'),
      signature: fileOf('signature'),
      photo_note: photo_note === null ? null : printable(photo_note),
      photos: photos.map(({ caption }, at) => ({ caption: printable(caption), file: fileOf(`photo-${at}`) })),
      abn: view.seller.lines.find((line) => line.startsWith('ABN ')) ?? null,
      line_groups: groupLines(view.lines),
      more: others.map((one) => ({
        ...one,
        ...plain,
        logo: fileOf('logo'),
        line_groups: groupLines(one.lines),
      })),
      has_long_words: hasLongWord([view, others]),
      is_footer_short: isFooterShort(view.footer ?? ''),
    },
    images: Object.fromEntries(shown.map(({ file, bytes }) => [file, bytes])),
  }
}

/** A word too long for any table line: the template breaks it. Finding them takes the typesetter longer. */
const longWord = /[^\s\u200b]{36,}/

function hasLongWord(part: unknown): boolean {
  if (typeof part === 'string') return longWord.test(part)
  return typeof part === 'object' && part !== null && Object.values(part).some(hasLongWord)
}

/** What fits into a page's bottom margin with the page number: three lines of 75 wide letters. */
function isFooterShort(footer: string | RichText): boolean {
  const words = typeof footer === 'string' ? footer : plainText(footer)
  return linesOf(words).reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 75)), 0) <= 3
}

/** The typesetter relies on the extension, the store on the content: a JPEG begins with FF D8. */
const endingOf = (bytes: Uint8Array): string => (bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpg' : 'png')
