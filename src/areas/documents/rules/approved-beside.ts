import type { Document } from '../contract/document.ts'

/** The approved document that approving another of its type replaces; `all`: the documents of the record. */
export const approvedBeside = (
  { id, document_type_id }: Document,
  all: readonly Document[],
): Document | undefined =>
  all.find(
    (one) =>
      one.id !== id &&
      one.document_type_id === document_type_id &&
      one.status === 'approved' &&
      one.archived_at === null,
  )

/** A licence with an earlier end than the one before it was often typed wrongly, or is an old one. */
export const expiresEarlier = (document: Document, approved: Document): boolean =>
  document.expires_on !== null && approved.expires_on !== null && document.expires_on < approved.expires_on
