import type * as z from 'zod'
import type { Job } from '#areas/jobs/contract/job.ts'
import { EditFormDialog } from '#platform/web/EditFormDialog.tsx'
import { useCreate } from '#platform/web/use-create.ts'
import { useEdit } from '#platform/web/use-edit.ts'
import { plural } from '#shared/text.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { requirementEndpoints } from '../contract/requirement-endpoints.ts'
import { type Requirement, RequirementForm } from '../contract/requirement.ts'
import { requirementFieldWords } from '../rules/requirement-words.ts'
import { askOverride } from './ask-override.ts'
import { RequirementFields } from './RequirementFields.tsx'

/** What a new requirement begins with: one, on the job's working days at its usual start. */
const empty = ({
  id,
  start_date,
  end_date,
  default_start_time,
}: Job): Partial<z.input<typeof RequirementForm>> => ({
  job_id: id,
  min_asset_qty: 1,
  ideal_asset_qty: 1,
  max_asset_qty: 1,
  price_asset_qty: 1,
  start_date,
  end_date,
  selectedDates: [],
  start_time: default_start_time,
  est_hours: 8,
  needs_driver: 1,
})

export function NewRequirementDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const create = useCreate(requirementEndpoints.createJobRequirement, {
    schema: RequirementForm,
    empty: empty(job),
    saved: ({ asset_category, orders }) => `${asset_category} added, ${plural(orders, 'order')} made`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="New requirement"
      size="lg"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
    >
      <RequirementFields />
    </FormDialog>
  )
}

export function EditRequirementDialog({
  requirement,
  readOnly,
  onClose,
}: {
  requirement: Requirement
  readOnly: boolean
  onClose: () => void
}) {
  const edit = useEdit(requirementEndpoints.editRequirement, {
    schema: RequirementForm.omit({ job_id: true, asset_category_id: true }),
    record: requirement,
    params: { id: requirement.id },
    saved: ({ asset_category, orders }) => `${asset_category} saved, ${plural(orders, 'order')}`,
    onSaved: onClose,
    askOverride: askOverride('Change', requirement.asset_category),
  })
  return (
    <EditFormDialog
      title={requirement.asset_category}
      size="lg"
      edit={edit}
      words={requirementFieldWords}
      readOnly={readOnly}
      onClose={onClose}
    >
      <RequirementFields requirement={requirement} />
    </EditFormDialog>
  )
}
