import { formatDate } from '#shared/local-date.ts'
import type { Document } from '../contract/document.ts'

/** Where a document stands: its status, or filed when its type is not reviewed, or archived. */
export type DocumentState = 'pending' | 'approved' | 'rejected' | 'superseded' | 'filed' | 'archived'
export type DocumentAction = 'edit' | 'replace' | 'approve' | 'reject' | 'archive'
type Allowed = true | string

const archived = 'This document is archived.'
const replaced = 'This document was replaced and is kept as it was.'
const noReview = 'Documents of this type are not reviewed.'

/** What may be done in which state (domain: "Document"); a string says why not. */
const table: Record<DocumentState, Record<DocumentAction, Allowed>> = {
  pending: { edit: true, replace: true, approve: true, reject: true, archive: true },
  approved: {
    edit: 'An approved document cannot be changed. Replace it.',
    replace: true,
    approve: 'This document is approved already.',
    reject: 'An approved document cannot be rejected. Archive it, or ask for a new one.',
    archive: true,
  },
  rejected: {
    edit: 'A rejected document cannot be changed. Replace it.',
    replace: true,
    approve: 'A rejected document must be replaced first.',
    reject: 'This document is rejected already.',
    archive: true,
  },
  superseded: { edit: replaced, replace: replaced, approve: replaced, reject: replaced, archive: replaced },
  filed: { edit: true, replace: true, approve: noReview, reject: noReview, archive: true },
  archived: { edit: archived, replace: archived, approve: archived, reject: archived, archive: archived },
}

type Standing = Pick<Document, 'status' | 'is_reviewed' | 'archived_at'>
type Reviewed = Standing & Pick<Document, 'is_own' | 'is_expired' | 'expires_on'>

export function documentState({ status, is_reviewed, archived_at }: Standing): DocumentState {
  if (archived_at) return 'archived'
  return is_reviewed || status === 'superseded' ? status : 'filed'
}

const ownRecord = 'You cannot approve your own record.'
const notOwn = (document: Reviewed): Allowed => (document.is_own ? ownRecord : true)
const notExpired = ({ is_expired, expires_on }: Reviewed): Allowed =>
  is_expired && expires_on ? `This document expired on ${formatDate(expires_on)}.` : true

/** The first of some answers that is no. */
const all = (...answers: readonly Allowed[]): Allowed => answers.find((answer) => answer !== true) ?? true

const can =
  (action: DocumentAction) =>
  (document: Standing): Allowed =>
    table[documentState(document)][action]

/** What may be done with a document; server and buttons share it. A string says why not. */
export const documentCan = {
  edit: can('edit'),
  replace: can('replace'),
  archive: can('archive'),
  /** Nobody reviews a document of their own, and nothing expired is approved. */
  approve: (document: Reviewed): Allowed =>
    all(can('approve')(document), notOwn(document), notExpired(document)),
  reject: (document: Reviewed): Allowed => all(can('reject')(document), notOwn(document)),
}
