import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { manualHoldKinds } from '../../contract/choices.ts'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { type Job, JobHoldInput } from '../../contract/job.ts'
import { holdLabels } from '../../rules/job-labels.ts'
import { holdWords } from '../../rules/job-words.ts'

const field = labelled(holdLabels)

/** Puts a hold on a job for documents someone asks for. */
export function RaiseHoldDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <CreateDialog
      title="Add a check"
      size="sm"
      saveLabel="Add check"
      endpoint={jobEndpoints.raiseJobHold}
      schema={JobHoldInput}
      empty={{ detail: '' }}
      params={{ id: job.id }}
      saved={({ job_no }) => `${job_no}: check added`}
      onClose={onClose}
    >
      <SelectField {...field('kind')} options={optionsOf(manualHoldKinds, holdWords)} required />
      <TextField {...field('detail')} />
    </CreateDialog>
  )
}
