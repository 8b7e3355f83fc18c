import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { handHoldKinds } from '../../contract/choices.ts'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { type Job, JobHoldInput } from '../../contract/job.ts'
import { holdLabels } from '../../rules/job-labels.ts'
import { holdWords } from '../../rules/job-words.ts'

const field = labelled(holdLabels)

/** Puts a hold on a job for documents someone asks for. */
export function RaiseHoldDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const create = useCreate(jobEndpoints.raiseJobHold, {
    schema: JobHoldInput,
    empty: { detail: '' },
    params: { id: job.id },
    saved: ({ job_no }) => `${job_no}: check added`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Add a check"
      size="sm"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Add check"
    >
      <SelectField {...field('kind')} options={optionsOf(handHoldKinds, holdWords)} required />
      <TextField {...field('detail')} />
    </FormDialog>
  )
}
