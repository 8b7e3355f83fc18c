import { completeChecklist } from '#areas/checklists/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import { conflict } from '#platform/contract/app-error.ts'
import { isPrestart } from './checklist-state-store.ts'
import type { Step } from '../../rules/progress.ts'
import type { AcceptedStep } from '../steps/accepted-step.ts'
import { type LockedDriverJob, updateDriverJob } from '../driver-job-store.ts'

/** Saves a step's checklist, its photos by their files. @throws conflict without a machine. */
export async function saveChecklist(
  change: Change,
  job: LockedDriverJob,
  { client_op_id, step, files }: AcceptedStep & { step: Step<'prestart'> },
): Promise<void> {
  if (job.asset_id === null) throw conflict('No machine is booked on this order yet.')
  const { answers, is_fit: _told, ...checklist } = step.data
  const { id } = await completeChecklist(change, {
    ...checklist,
    client_op_id,
    asset_id: job.asset_id,
    driver_id: job.driver_id,
    job_item_id: job.job_item_id,
    completed_at: step.at,
    answers: answers.map(({ photos, ...answer }) => ({
      ...answer,
      photo_file_ids: photos.flatMap(
        (name) => files.find(({ client_file_id }) => client_file_id === name)?.file_id ?? [],
      ),
    })),
  })
  if (await isPrestart(change.tx, checklist.checklist_id))
    await updateDriverJob(change.tx, job.id, { asset_checklist_id: id })
}
