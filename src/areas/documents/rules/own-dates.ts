import { formatDate } from '#shared/local-date.ts'
import type { Document } from '../contract/document.ts'
import { documentState } from './document-status.ts'

/** A date in a record's details that its document of a type also has. */
export interface OwnDate {
  label: string
  document_type: string
  date: string | null
}
type Dated = Pick<Document, 'document_type' | 'expires_on' | 'status' | 'is_reviewed' | 'archived_at'>

/** `Licence 3 Mar 2027; document says 3 Mar 2026.` for each that differs from the document in force. */
export const differingDates = (dates: readonly OwnDate[], documents: readonly Dated[]): string[] =>
  dates.flatMap(({ label, document_type, date }) => {
    const inForce = documents.find(
      (one) =>
        one.document_type === document_type &&
        one.expires_on !== null &&
        ['approved', 'filed'].includes(documentState(one)),
    )
    if (date === null || !inForce?.expires_on || inForce.expires_on === date) return []
    return [`${label} ${formatDate(date)}; document says ${formatDate(inForce.expires_on)}.`]
  })
