import type { LetterDraft } from '#platform/contract/letter.ts'

/** To whom a letter goes unless someone says otherwise. */
interface Receiver {
  to: string | null
  to_name: string | null
}

/** What a letter's form begins with: what was put aside, or the standard letter to `receiver`. */
export function letterValues({ subject, message, pdf, saved }: LetterDraft, receiver: Receiver) {
  const fits = pdf.bytes === null || pdf.bytes <= pdf.max_bytes
  if (saved) {
    const { saved_by: _by, saved_at, ...typed } = saved
    return inForm({ ...typed, with_pdf: fits ? typed.with_pdf : 0, seen_saved_at: saved_at })
  }
  // The server decides about a PDF that was not made yet.
  const with_pdf = pdf.bytes === null ? null : Number(fits)
  return inForm({ ...receiver, cc: [], document_ids: [], with_pdf, subject, message, seen_saved_at: null })
}

/** Texts are never null in a form. */
const inForm = <Letter extends Receiver & Record<'subject' | 'message', string | null> & WithPdf>(
  letter: Letter,
) => ({
  ...letter,
  to: letter.to ?? '',
  subject: letter.subject ?? '',
  message: letter.message ?? '',
  with_pdf: letter.with_pdf as 0 | 1 | null,
})
interface WithPdf {
  with_pdf: number | null
}
