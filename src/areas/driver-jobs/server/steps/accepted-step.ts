import type { Progress } from '../../contract/progress.ts'
import type { Step } from '../../rules/progress.ts'
import type { StepFile } from './step-file-store.ts'

/** A step the rules allowed. */
export interface AcceptedStep {
  client_op_id: string
  step: Step
  /** The driver job's progress before it. */
  before: Progress
  files: readonly StepFile[]
}
