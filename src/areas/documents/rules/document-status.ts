import { formatDate } from '#shared/local-date.ts'
import type { Allowed } from '#shared/allowed.ts'
import { type StateAction, both, canOf } from '#shared/state-table.ts'
import type { Document } from '../contract/document.ts'

/** A document's state: its status, or filed if its type is not reviewed, or archived. */
export type DocumentState = 'pending' | 'approved' | 'rejected' | 'superseded' | 'filed' | 'archived'

type StatusFields = Pick<Document, 'status' | 'is_reviewed' | 'archived_at'>

export function documentState({ status, is_reviewed, archived_at }: StatusFields): DocumentState {
  if (archived_at) return 'archived'
  return is_reviewed || status === 'superseded' ? status : 'filed'
}

const notOwn = ({ is_own }: Pick<Document, 'is_own'>): Allowed =>
  is_own ? 'You cannot approve your own record.' : true
type ExpiryFields = Pick<Document, 'is_expired' | 'expires_on'>
const expiredWords = ({ is_expired, expires_on }: ExpiryFields): string | undefined =>
  is_expired && expires_on ? `expired on ${formatDate(expires_on)}` : undefined

const notExpired = (document: ExpiryFields): Allowed => {
  const words = expiredWords(document)
  return words === undefined ? true : `This document ${words}.`
}

const write = 'documents:write'
const review = 'documents:approve'
const filed = 'Documents of this type do not need approval.'

/** A document's states and the actions between them (domain: "Document"). */
export const documentActions = {
  edit: {
    from: ['pending', 'filed'],
    to: null,
    right: write,
    words: {
      approved: 'An approved document cannot be changed. Replace it.',
      rejected: 'A rejected document cannot be changed. Replace it.',
    },
  },
  // An approved one stays valid until the new one is approved.
  replace: { from: ['pending', 'approved', 'rejected', 'filed'], to: 'superseded', right: write },
  approve: {
    from: ['pending'],
    to: 'approved',
    right: review,
    guard: both(notOwn, notExpired),
    words: {
      approved: 'This document is already approved.',
      rejected: 'A rejected document must be replaced first.',
      filed,
    },
  },
  reject: {
    from: ['pending'],
    to: 'rejected',
    right: review,
    guard: notOwn,
    words: {
      approved: 'An approved document cannot be rejected. Archive it, or ask for a new one.',
      rejected: 'This document is already rejected.',
      filed,
    },
  },
  archive: { from: ['pending', 'approved', 'rejected', 'filed'], to: 'archived', right: write },
} as const satisfies Record<string, StateAction<DocumentState>>
export type DocumentAction = keyof typeof documentActions

const notInForce: Partial<Record<DocumentState, string>> = {
  pending: 'is not approved yet',
  rejected: 'was rejected',
  superseded: 'was replaced',
  archived: 'is archived',
}

/** Why a document must not go to a client; null when it may. */
export function whyNotAttach(document: StatusFields & ExpiryFields & Pick<Document, 'title'>): string | null {
  const why = notInForce[documentState(document)] ?? expiredWords(document)
  return why === undefined ? null : `${document.title} ${why}.`
}

/** What may be done with a document: true, or why not. */
export const documentCan = canOf(documentActions, {
  stateOf: documentState,
  words: ({ archived_at }) =>
    archived_at ? 'This document is archived.' : 'This document was replaced and can no longer be changed.',
})
