import { maxOfRow } from '../../contract/fill/endpoints.ts'
import type { RowCandidate } from '../../contract/fill/fill-sheet.ts'

/**
 * Orders in requests that are not too long. Each begins with the first order: candidates are ranked for that one, so
 * that every request has the same.
 */
export function rowRequests(order_ids: readonly number[]): number[][] {
  const [first, ...later] = order_ids
  if (first === undefined) return []
  const size = maxOfRow - 1
  const count = Math.max(1, Math.ceil(later.length / size))
  return Array.from({ length: count }, (_, at) => [first, ...later.slice(at * size, (at + 1) * size)])
}

/** The candidates of the first answer with what all answers say of them. */
export function joinedCandidates(answers: readonly (readonly RowCandidate[])[]): RowCandidate[] {
  const [first = [], ...others] = answers
  return first.map((candidate) => {
    const known = new Map(candidate.orders.map((one) => [one.job_item_id, one]))
    for (const answer of others)
      for (const one of answer.find(({ id }) => id === candidate.id)?.orders ?? [])
        known.set(one.job_item_id, one)
    return { ...candidate, orders: [...known.values()] }
  })
}
