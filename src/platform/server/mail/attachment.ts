import { AppError } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import { maxAttachedBytes } from '#platform/contract/letter.ts'
import { filesNotRead, pdfNotMade, tooLargeToAttach, tooLargeTogether } from '#shared/mail-words.ts'
import { bytesOf, contentOf } from '../files/content-of.ts'
import type { FileStore } from '../files/file-store.ts'
import { bytesTogether, type StoredLetterFile } from './letter-files.ts'
import type { StoredMessage } from './mail-store.ts'
import type { Delivery, Letter } from './smtp.ts'

/** The PDF of a record; null where its kind has none. */
export type PdfOf = (record_type: string, record_id: number) => Promise<Download | null>

export const noPdf: PdfOf = () => Promise.resolve(null)

export interface Attachments extends Pick<Letter, 'attached'> {
  /** The size of a PDF too large to attach: the email only has the link. */
  left_out_bytes?: number
}
export type Unsent = Exclude<Delivery, { outcome: 'sent' }>

/**
 * An email's attachments, or why it cannot go out: it never goes without one that was asked for,
 * unless its kind of record has none.
 */
export async function attachmentsOf(
  message: StoredMessage,
  files: readonly StoredLetterFile[],
  { pdfOf, store }: { pdfOf: PdfOf; store: Pick<FileStore, 'open'> },
): Promise<Attachments | Unsent> {
  const pdf = await pdfOfLetter(message, bytesTogether(files), pdfOf)
  if ('outcome' in pdf) return pdf
  const attached = [...pdf.attached]
  try {
    for (const { name, content_type, sha256 } of files)
      attached.push({ filename: name, contentType: content_type, content: await contentOf(store, sha256) })
  } catch (error) {
    return notReady(error, () => filesNotRead)
  }
  return { ...pdf, attached }
}

/** `beside`: the bytes of the files that go with it. */
async function pdfOfLetter(
  { has_pdf, pdf_optional, record_type, record_id }: StoredMessage,
  beside: number,
  pdfOf: PdfOf,
): Promise<Attachments | Unsent> {
  if (!has_pdf) return { attached: [] }
  try {
    const pdf = await pdfOf(record_type, record_id)
    const content = pdf && (await bytesOf(pdf.body))
    if (!content) return { attached: [] }
    const together = content.length + beside
    const isTooLarge = together > maxAttachedBytes
    if (isTooLarge && pdf_optional) return { attached: [], left_out_bytes: content.length }
    if (isTooLarge) {
      const error =
        beside > 0
          ? tooLargeTogether(together, maxAttachedBytes, { has_pdf: true })
          : tooLargeToAttach(together, maxAttachedBytes)
      return { outcome: 'refused', error, certain: true }
    }
    return { attached: [{ filename: pdf.filename, contentType: 'application/pdf', content }] }
  } catch (error) {
    return notReady(error, pdfNotMade)
  }
}

/** A missing or unprintable document will be no better at the next try. */
function notReady(error: unknown, words: (reason: string | null) => string): Unsent {
  const isFinal = error instanceof AppError && error.code !== 'unavailable'
  return {
    outcome: isFinal ? 'refused' : 'later',
    error: words(isFinal ? error.message : null),
    certain: true,
  }
}
