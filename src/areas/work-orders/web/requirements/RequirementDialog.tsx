import type * as z from 'zod'
import type { Job } from '#areas/jobs/contract/job.ts'
import { useWordsWithSkills } from '#areas/tags/web/index.ts'
import { EditDialog } from '#platform/web/forms/EditDialog.tsx'
import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { melbourneDate } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import { useNow } from '#ui/use-now.ts'
import { requirementEndpoints } from '../../contract/requirement-endpoints.ts'
import { type Requirement, RequirementForm } from '../../contract/requirement.ts'
import { requirementErrors } from '../../rules/check-requirement.ts'
import { firstDayOf } from '../../rules/past.ts'
import { confirmOverride } from '../confirm-override.ts'
import { requirementFieldWords } from './requirement-field-words.ts'
import { RequirementFields } from './RequirementFields.tsx'

/** A new requirement's initial values: one machine, on the job's remaining working days, at its usual start. */
const empty = (job: Job, today: string): Partial<z.input<typeof RequirementForm>> => ({
  job_id: job.id,
  min_asset_qty: 1,
  ideal_asset_qty: 1,
  max_asset_qty: 1,
  price_asset_qty: 1,
  start_date: firstDayOf(job, today),
  end_date: job.end_date,
  selectedDates: [],
  start_time: job.default_start_time,
  est_hours: 8,
  needs_driver: 1,
  attachment_ids: [],
  skill_ids: [],
})

export function NewRequirementDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const today = melbourneDate(useNow())
  return (
    <CreateDialog
      title="New requirement"
      size="lg"
      endpoint={requirementEndpoints.createJobRequirement}
      schema={RequirementForm}
      together={({ selectedDates, ...rest }) =>
        requirementErrors({ ...rest, selected_dates: selectedDates }, { today, before: null })
      }
      empty={empty(job, today)}
      saved={({ asset_category, orders }) => `${asset_category} added, ${plural(orders, 'order')} made`}
      onClose={onClose}
    >
      <RequirementFields />
    </CreateDialog>
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
  const today = melbourneDate(useNow())
  const words = useWordsWithSkills(requirementFieldWords, 'skill_ids')
  const before = { ...requirement, selected_dates: requirement.selectedDates }
  return (
    <EditDialog
      title={requirement.asset_category}
      size="lg"
      endpoint={requirementEndpoints.editRequirement}
      schema={RequirementForm.omit({ job_id: true, asset_category_id: true })}
      together={({ selectedDates, ...rest }) =>
        requirementErrors({ ...rest, selected_dates: selectedDates }, { today, before })
      }
      record={requirement}
      params={{ id: requirement.id }}
      saved={({ asset_category, orders }) => `${asset_category} saved, ${plural(orders, 'order')}`}
      confirmOverride={confirmOverride('Change', requirement.asset_category)}
      words={words}
      readOnly={readOnly}
      onClose={onClose}
    >
      <RequirementFields requirement={requirement} />
    </EditDialog>
  )
}
