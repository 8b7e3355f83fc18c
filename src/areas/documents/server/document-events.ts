import { eventKind } from '#platform/server/change/change.ts'

interface DocumentEvent {
  document_id: number
  document_type_id: number
  record_type: string
  record_id: number
}

/** A document was added, or replaces another. */
export const documentAdded = eventKind<DocumentEvent>('documents.added')
/** A document was approved or rejected. */
export const documentReviewed = eventKind<DocumentEvent & { status: 'approved' | 'rejected' }>(
  'documents.reviewed',
)
/** A document was archived: nothing can rely on it now. */
export const documentArchived = eventKind<DocumentEvent>('documents.archived')

export const eventOf = (document: {
  id: number
  document_type_id: number
  record_type: string
  record_id: number
}): DocumentEvent => ({
  document_id: document.id,
  document_type_id: document.document_type_id,
  record_type: document.record_type,
  record_id: document.record_id,
})
