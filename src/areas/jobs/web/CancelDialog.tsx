import * as z from 'zod'
import { useChoices } from '#areas/settings/web/index.ts'
import { text } from '#platform/contract/fields.ts'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { reasonLabels } from '#shared/labels.ts'
import { plural } from '#shared/text.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { jobEndpoints } from '../contract/endpoints.ts'
import type { Job } from '../contract/job.ts'

const field = labelled(reasonLabels)
const Reason = z.object({ reason: text(reasonLabels.reason, { max: 200 }) })

/** Cancels a job, with a reason from the settings list. */
export function CancelDialog({
  job,
  by_office,
  onClose,
}: {
  job: Job
  by_office: boolean
  onClose: () => void
}) {
  const reasons = useChoices('cancel_reason')
  const create = useCreate(by_office ? jobEndpoints.cancelJobByOffice : jobEndpoints.cancelJob, {
    schema: Reason,
    empty: {},
    params: { id: job.id },
    saved: ({ job_no }) => `${job_no} cancelled`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={by_office ? `Cancel ${job.job_no} by the office?` : `Cancel ${job.job_no} for the client?`}
      size="sm"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel="Cancel the job"
    >
      {job.unfinished_orders > 0 && (
        <Notice tone="warning">
          This also cancels {plural(job.unfinished_orders, 'order')} still to come and releases{' '}
          {job.unfinished_orders === 1 ? 'its' : 'their'} plant and drivers.
        </Notice>
      )}
      <SelectField {...field('reason')} options={reasons} required />
    </FormDialog>
  )
}
