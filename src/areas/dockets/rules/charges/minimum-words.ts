import type { DocketStatus } from '../../contract/choices.ts'

interface Standing {
  readonly docket_no: string
  readonly status: DocketStatus
}
const isSettled = ({ status }: Standing): boolean => status === 'Approved' || status === 'Invoiced'

/**
 * Why dockets that share a day may not leave its minimum uncharged; null where one that is not approved yet can still
 * take it up.
 */
export function minimumWords(standing: readonly Standing[], approving: readonly string[]): string | null {
  const own = standing.find(({ docket_no }) => approving.includes(docket_no))
  if (own) return `${own.docket_no}: its day’s minimum is no longer charged in full. Query and revise it.`
  const settled = standing.find(isSettled)
  if (!settled || !standing.every(isSettled)) return null
  const { docket_no, status } = settled
  const first = status === 'Approved' ? `Reopen ${docket_no} first.` : 'Charge it on another docket first.'
  return `The minimum of ${docket_no}, which is ${status}, would not be charged in full. ${first}`
}
