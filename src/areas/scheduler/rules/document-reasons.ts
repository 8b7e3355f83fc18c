import type { Reason } from '../contract/booking.ts'
import type { OrderFacts, Paper } from './facts.ts'
import { lastDayOf } from './last-day.ts'
import { soft } from './reason.ts'

/**
 * Documents that are missing, not approved, or expired by the last day of the work (domain: "Document"). An
 * optional type only counts once its approved document expires.
 */
export const documentReasons = (order: Pick<OrderFacts, 'ends_at'>, papers: readonly Paper[]): Reason[] =>
  papers.flatMap((paper) => {
    const flaw = flawOf(lastDayOf(order), paper)
    return flaw ? [soft('document', `${paper.owner}: ${paper.type} is ${flaw}.`)] : []
  })

function flawOf(last_day: string, paper: Paper): 'missing' | 'expired' | 'not approved' | undefined {
  const holds = paper.status === 'approved' || (paper.status === 'pending' && !paper.is_reviewed)
  if (holds)
    return paper.blocks_on_expiry && paper.expires_on !== null && paper.expires_on < last_day
      ? 'expired'
      : undefined
  if (!paper.is_mandatory) return undefined
  return paper.status === null ? 'missing' : 'not approved'
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
