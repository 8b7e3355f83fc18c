import type { DocumentView } from '#shared/document-view.ts'
import { linesOf } from '#shared/text.ts'
import type { PdfOrder } from './pdf.ts'
import { printableIn } from './printable.ts'

/** Pictures of a document as they are kept: PNG or JPEG. */
export interface DocumentPictures {
  logo?: Uint8Array | null
  /** Who signed; shown on the evidence page. */
  signature?: Uint8Array | null
}

const template = new URL('document.typ', import.meta.url)

/** How a document that people receive is set; `pdf-download.ts` answers with it. */
export function documentPdf(
  written: DocumentView,
  { logo, signature }: DocumentPictures = {},
): Omit<PdfOrder, 'issued_at'> {
  const view = printableIn(written)
  const shown = Object.entries({ logo, signature }).flatMap(([name, bytes]) =>
    bytes ? [{ name, file: `${name}.${endingOf(bytes)}`, bytes }] : [],
  )
  const fileOf = (name: string): string | null => shown.find((one) => one.name === name)?.file ?? null
  return {
    template,
    data: {
      ...view,
      logo: fileOf('logo'),
      signature: fileOf('signature'),
      has_long_words: hasLongWord(view),
      is_footer_short: isFooterShort(view.footer ?? ''),
    },
    images: Object.fromEntries(shown.map(({ file, bytes }) => [file, bytes])),
  }
}

/** A word that no line of a table may hold: the template breaks it. To look for them itself takes the typesetter longer. */
const longWord = /[^\s\u200b]{36,}/

function hasLongWord(part: unknown): boolean {
  if (typeof part === 'string') return longWord.test(part)
  return typeof part === 'object' && part !== null && Object.values(part).some(hasLongWord)
}

/** What the margin below a page holds beside the page's number: three lines of 75 wide letters. */
const isFooterShort = (footer: string): boolean =>
  linesOf(footer).reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 75)), 0) <= 3

/** The typesetter goes by the ending, the store by the content: a JPEG begins with FF D8. */
const endingOf = (bytes: Uint8Array): string => (bytes[0] === 0xff && bytes[1] === 0xd8 ? 'jpg' : 'png')
