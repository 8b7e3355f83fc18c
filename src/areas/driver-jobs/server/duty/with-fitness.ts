import { findChecklist } from '#areas/checklists/server/index.ts'
import { unfitBy } from '#areas/checklists/rules/answers.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { StepInput } from '../../contract/step-input.ts'

/** A prestart with what its answers say about the driver, whatever the phone made of them. */
export async function withFitness(tx: Tx, step: StepInput): Promise<StepInput> {
  if (step.kind !== 'prestart') return step
  const { data } = step
  const checklist = await findChecklist(tx, data.checklist_id)
  const isUnfit = unfitBy(checklist?.items ?? [], data.answers).length > 0
  return { ...step, data: { ...data, is_fit: isUnfit ? 0 : null } }
}
