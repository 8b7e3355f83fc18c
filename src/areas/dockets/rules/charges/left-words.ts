import type { DocketStatus } from '../../contract/choices.ts'

interface Standing {
  readonly docket_no: string
  readonly status: DocketStatus
}
/** What dockets share: `its day’s minimum`; `The minimum of` D-000012. */
export interface SharedWords {
  readonly its: string
  readonly the_of: string
}
export const minimumWords: SharedWords = { its: 'its day’s minimum', the_of: 'The minimum of' }
export const extraWords = (name: string): SharedWords => ({ its: `its ${name}`, the_of: `“${name}” on` })

const isSettled = ({ status }: Standing): boolean => status === 'Approved' || status === 'Invoiced'

/**
 * Why dockets that share something of a day may not leave it uncharged; null where one that is not approved yet can still
 * take it up.
 */
export function leftWords(
  { its, the_of }: SharedWords,
  standing: readonly Standing[],
  approving: readonly string[] = [],
): string | null {
  const own = standing.find(({ docket_no }) => approving.includes(docket_no))
  if (own) return `${own.docket_no}: ${its} is no longer charged in full. Query and revise it.`
  const settled = standing.find(isSettled)
  if (!settled || !standing.every(isSettled)) return null
  const { docket_no, status } = settled
  const first = status === 'Approved' ? `Reopen ${docket_no} first.` : 'Charge it on another docket first.'
  return `${the_of} ${docket_no}, which is ${status}, would not be charged in full. ${first}`
}
