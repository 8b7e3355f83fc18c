import type { Progress } from '../../contract/progress.ts'
import type { Step } from '../../rules/progress.ts'
import type { StepFile } from './step-file-store.ts'

/** A tap that the rules let through. */
export interface AcceptedStep {
  client_op_id: string
  step: Step
  /** How far the driver job had come before it. */
  before: Progress
  files: readonly StepFile[]
}
