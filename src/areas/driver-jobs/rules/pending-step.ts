import type { ChecklistResult } from '#areas/checklists/contract/choices.ts'
import type { StepInput } from '../contract/step-input.ts'

/** What of a job says which taps on other jobs are about it too. */
export interface JobRef {
  driver_job_id: number
  /** Its machine; null while it is to follow. */
  asset_id: number | null
  work_date: string
}
/** A step on its way, as its form checked it; a phone keeps its files beside it. */
export interface PendingStep extends JobRef {
  step: StepInput
  /** What the answers of a prestart come to: the phone works it out before the server does. */
  result?: ChecklistResult | undefined
}
