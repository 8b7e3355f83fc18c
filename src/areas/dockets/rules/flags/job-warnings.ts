import type { DocketStatus } from '../../contract/choices.ts'
import type { Variance } from './docket-variance.ts'
import { severalLines } from './quoted-words.ts'

interface Flagged {
  readonly docket_no: string
  readonly status: DocketStatus
  readonly variance: readonly Variance[]
}

/**
 * Warnings for a job with these dockets, one per line: what was agreed and is not charged, which every docket
 * of the job repeats, and unapproved dockets that charge a rate other than the job's.
 */
export function jobWarnings(dockets: readonly Flagged[]): string[] {
  const agreed = dockets.flatMap(({ variance }) => variance).find(({ code }) => code === 'quoted')
  const toApprove = dockets.filter(({ status }) => status !== 'Approved' && status !== 'Invoiced')
  const other = toApprove.flatMap(({ docket_no, variance }) =>
    variance.filter(({ code }) => code === 'other_rate').map(({ text }) => `${docket_no}: ${text}`),
  )
  return [...(agreed ? [agreed.text] : []), ...severalLines(other)]
}
