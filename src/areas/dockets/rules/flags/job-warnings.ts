import type { DocketStatus } from '../../contract/choices.ts'
import type { Variance } from './docket-variance.ts'
import { severalLines } from './uncharged-work.ts'

interface Flagged {
  readonly docket_no: string
  readonly status: DocketStatus
  readonly variance: readonly Variance[]
}

/**
 * What a job with these dockets must be looked at for, a line for each: what was agreed and is not charged, which each
 * docket of the job says alike, and the dockets to be approved that charge another rate than the job's.
 */
export function jobWarnings(dockets: readonly Flagged[]): string[] {
  const agreed = dockets.flatMap(({ variance }) => variance).find(({ code }) => code === 'quoted')
  const toApprove = dockets.filter(({ status }) => status !== 'Approved' && status !== 'Invoiced')
  const other = toApprove.flatMap(({ docket_no, variance }) =>
    variance.filter(({ code }) => code === 'other_rate').map(({ text }) => `${docket_no}: ${text}`),
  )
  return [...(agreed ? [agreed.text] : []), ...severalLines(other)]
}
