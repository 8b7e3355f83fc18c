import { EditPanel } from '#platform/web/forms/EditPanel.tsx'
import { useMay } from '#platform/web/calls/session.ts'
import { useEdit } from '#platform/web/forms/use-edit.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { type Job, JobForm as JobFields, jobFieldRights } from '../../contract/job.ts'
import { jobErrors } from '../../rules/check-job.ts'
import { jobFieldWords } from '../job-field-words.ts'
import { JobFacts } from '../JobFacts.tsx'
import { JobForm } from './JobForm.tsx'

/**
 * The job's own fields: editable, or read-only for people booked on it. `disabledReason`: why it cannot be
 * changed.
 */
export function JobDetailsTab({ job, disabledReason }: { job: Job; disabledReason: string | undefined }) {
  const may = useMay()
  if (!may('clients:read') && !may('jobs:write')) return <JobFacts job={job} />
  return (
    <>
      {disabledReason && !job.archived_at && <Notice>{disabledReason}</Notice>}
      <EditForm job={job} readOnly={disabledReason !== undefined} />
    </>
  )
}

function EditForm({ job, readOnly }: { job: Job; readOnly: boolean }) {
  const seesRates = useMay()(jobFieldRights.fixed_price_cents)
  const edit = useEdit(jobEndpoints.editJob, {
    schema: JobFields,
    // People who may not see the price leave it unchanged.
    together: ({ fixed_price_cents, ...rest }) =>
      jobErrors(seesRates ? { ...rest, fixed_price_cents } : rest),
    record: job,
    params: { id: job.id },
    saved: ({ job_no }) => `${job_no} saved`,
  })
  return (
    <EditPanel edit={edit} words={jobFieldWords} readOnly={readOnly}>
      <JobForm job={job} />
    </EditPanel>
  )
}
