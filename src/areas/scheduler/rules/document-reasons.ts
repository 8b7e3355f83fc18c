import type { Reason } from '../contract/booking.ts'
import type { OrderFacts, DocumentFacts } from './facts.ts'
import { lastDayOf } from './last-day.ts'
import { soft } from './reason.ts'

/**
 * Documents that are missing, not approved, or expired by the last day of the work (domain: "Document"). An
 * optional type only counts once its approved document expires.
 */
export const documentReasons = (
  order: Pick<OrderFacts, 'ends_at'>,
  documents: readonly DocumentFacts[],
): Reason[] =>
  documents.flatMap((document) => {
    const flaw = flawOf(lastDayOf(order), document)
    return flaw ? [soft('document', `${document.owner}: ${document.type} is ${flaw}.`)] : []
  })

function flawOf(
  last_day: string,
  document: DocumentFacts,
): 'missing' | 'expired' | 'not approved' | undefined {
  const holds = document.status === 'approved' || (document.status === 'pending' && !document.is_reviewed)
  if (holds)
    return document.blocks_on_expiry && document.expires_on !== null && document.expires_on < last_day
      ? 'expired'
      : undefined
  if (!document.is_mandatory) return undefined
  return document.status === null ? 'missing' : 'not approved'
}

interface Theirs {
  subcontractor: string | null
  subcontractor_status: 'pending' | 'approved' | 'suspended' | null
}
/** A subcontractor's plant and drivers wait for its approval. */
export function subcontractorReasons({ subcontractor, subcontractor_status }: Theirs): Reason[] {
  if (subcontractor_status === null || subcontractor_status === 'approved') return []
  const state = subcontractor_status === 'suspended' ? 'suspended' : 'not approved'
  return [soft('subcontractor', `${subcontractor} is ${state}.`)]
}
