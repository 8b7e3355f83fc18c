import type { Step } from '../rules/progress.ts'
import type { StepFile } from './step-file-store.ts'

/** A tap that the rules let through. */
export interface Taken {
  client_op_id: string
  step: Step
  files: readonly StepFile[]
}
