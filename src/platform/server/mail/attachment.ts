import { AppError } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import { maxAttachedBytes } from '#platform/contract/letter.ts'
import { pdfNotMade, tooLargeToAttach } from '#shared/mail-words.ts'
import { bytesOf } from '../files/content-of.ts'
import type { StoredMessage } from './mail-store.ts'
import type { Delivery, Letter } from './smtp.ts'

/** The PDF of a record; null where its kind has none. */
export type PdfOf = (record_type: string, record_id: number) => Promise<Download | null>

export const noPdf: PdfOf = () => Promise.resolve(null)

export interface Attachment extends Pick<Letter, 'pdf'> {
  /** The size of a PDF too large to attach: the email only has the link. */
  left_out_bytes?: number
}
export type Unsent = Exclude<Delivery, { outcome: 'sent' }>

/**
 * The PDF that an email brings, or why it cannot go out: it never goes without one that was asked for, unless its kind of
 * record has none.
 */
export async function attachmentOf(
  { has_pdf, pdf_optional, record_type, record_id }: StoredMessage,
  pdfOf: PdfOf,
): Promise<Attachment | Unsent> {
  if (!has_pdf) return { pdf: null }
  try {
    const pdf = await pdfOf(record_type, record_id)
    const content = pdf && (await bytesOf(pdf.body))
    if (!content) return { pdf: null }
    const isTooLarge = content.length > maxAttachedBytes
    if (isTooLarge && pdf_optional) return { pdf: null, left_out_bytes: content.length }
    if (isTooLarge)
      return { outcome: 'refused', error: tooLargeToAttach(content.length, maxAttachedBytes), certain: true }
    return { pdf: { filename: pdf.filename, content } }
  } catch (error) {
    // What is not there, or cannot be printed, will not be there at the next try either.
    const isFinal = error instanceof AppError && error.code !== 'unavailable'
    return {
      outcome: isFinal ? 'refused' : 'later',
      error: pdfNotMade(isFinal ? error.message : null),
      certain: true,
    }
  }
}
