import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { NewRecordScreen, newRecordHeader } from '#platform/web/records/NewRecordScreen.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { EmptyState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { JobInput } from '../../contract/job.ts'
import { jobErrors } from '../../rules/check-job.ts'
import { jobNoun } from '../../rules/job-labels.ts'
import { JobForm } from './JobForm.tsx'
import { jobPaths } from '../job-paths.ts'
import { newJob } from './new-job.ts'

const header = { noun: jobNoun, list: jobPaths.list }

/** A job by hand; `client_id` in the address is preselected. Every job has a client, so it must be searchable. */
export function JobNewScreen() {
  const mayNotChoose = useWhyNot()('clients:read')
  if (!mayNotChoose) return <NewJobForm />
  return (
    <Screen {...newRecordHeader(header)}>
      <EmptyState title="Choose a client first" text={mayNotChoose} />
    </Screen>
  )
}

function NewJobForm() {
  const navigate = useNavigate()
  const { client_id } = useSearch({ strict: false }) as { client_id?: number }
  const create = useCreate(jobEndpoints.createJob, {
    schema: JobInput,
    together: jobErrors,
    empty: { ...newJob, ...(client_id === undefined ? {} : { client_id }) },
    saved: ({ job_no }) => `${job_no} saved`,
    onSaved: ({ id }) => navigate({ href: jobPaths.edit(id), replace: true }),
  })
  return (
    <NewRecordScreen {...header} create={create}>
      <JobForm />
    </NewRecordScreen>
  )
}
