import type { LetterDraft } from '#platform/contract/letter.ts'

/** What a letter's form begins with. The server decides about a PDF that was not made yet. */
export const letterValues = ({ subject, message, pdf }: LetterDraft) => ({
  cc: [],
  document_ids: [],
  with_pdf: pdf.bytes === null ? null : pdf.bytes <= pdf.max_bytes ? (1 as const) : (0 as const),
  subject,
  message,
})
