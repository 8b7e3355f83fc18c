import type { ChecklistResult } from '#areas/checklists/contract/choices.ts'
import type { StepInput } from '../contract/step-input.ts'

/** The facts about a job that decide which steps on other jobs concern it too. */
export interface JobRef {
  driver_job_id: number
  /** Its machine; null while it is to follow. */
  asset_id: number | null
  work_date: string
}
/** A step being sent, as its form validated it; a phone keeps its files with it. */
export interface PendingStep extends JobRef {
  step: StepInput
  /** A prestart's result: the phone works it out before the server does. */
  result?: ChecklistResult | undefined
}
