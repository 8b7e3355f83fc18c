import type { JobStatus } from '#areas/jobs/contract/choices.ts'
import type { ProjectMoney } from '../contract/project.ts'

/** A job's "To bill" as a project counts it: what was agreed of a cancelled job no longer is. */
export const jobMoney = (
  status: JobStatus,
  bill: { agreed_cents: number; done_cents: number; billed_cents: number; to_invoice_cents: number },
): ProjectMoney => ({
  agreed_cents: status === 'Cancelled' || status === 'Cancelled by Office' ? 0 : bill.agreed_cents,
  done_cents: bill.done_cents,
  billed_cents: bill.billed_cents,
  to_invoice_cents: bill.to_invoice_cents,
})

/** What several jobs come to. */
export const sumMoney = (jobs: readonly ProjectMoney[]): ProjectMoney => ({
  agreed_cents: sumOf(jobs, 'agreed_cents'),
  done_cents: sumOf(jobs, 'done_cents'),
  billed_cents: sumOf(jobs, 'billed_cents'),
  to_invoice_cents: sumOf(jobs, 'to_invoice_cents'),
})

const sumOf = (jobs: readonly ProjectMoney[], name: keyof ProjectMoney): number =>
  jobs.reduce((sum, job) => sum + job[name], 0)
