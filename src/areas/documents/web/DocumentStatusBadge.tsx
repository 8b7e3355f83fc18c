import { quiet } from '#ui/parts/state-looks.ts'
import { type Look, StatusBadge, type Tone } from '#ui/parts/StatusBadge.tsx'
import type { Document } from '../contract/document.ts'
import { type DocumentState, documentState } from '../rules/document-status.ts'

const words: Readonly<Record<DocumentState | 'expired', string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  superseded: 'Replaced',
  filed: 'Filed',
  archived: 'Archived',
  expired: 'Expired',
}
const inForce: readonly DocumentState[] = ['approved', 'filed']

const documentTone: Readonly<Record<DocumentState | 'expired', Tone | Look>> = {
  pending: 'warning',
  approved: quiet.agreed,
  rejected: 'danger',
  superseded: quiet.over,
  filed: quiet.finished,
  archived: quiet.over,
  expired: 'danger',
}

/** Its state, or that it has expired. */
export function DocumentStatusBadge({ document }: { document: Document }) {
  const state = documentState(document)
  const isExpired = document.is_expired === 1 && inForce.includes(state)
  const shown = isExpired ? 'expired' : state
  return <StatusBadge status={words[shown]} tone={documentTone[shown]} />
}
