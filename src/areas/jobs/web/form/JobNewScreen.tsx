import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCreate } from '#platform/web/forms/use-create.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { EmptyState } from '#ui/parts/states.tsx'
import { FormScreen } from '#ui/shells/FormScreen.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { JobInput } from '../../contract/job.ts'
import { jobErrors } from '../../rules/check-job.ts'
import { JobForm } from './JobForm.tsx'
import { jobPaths } from '../job-paths.ts'
import { newJob } from './new-job.ts'

const header = { title: 'New job', breadcrumbs: [{ label: 'Jobs', to: jobPaths.list }] }

/** A job by hand; `client_id` in the address is chosen already. Every job has a client, who must be found. */
export function JobNewScreen() {
  const mayNotChoose = useWhyNot()('clients:read')
  if (!mayNotChoose) return <NewJobForm />
  return (
    <Screen {...header}>
      <EmptyState title="A job is for a client" text={mayNotChoose} />
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
    <FormScreen
      {...header}
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onCancel={() => void navigate({ href: jobPaths.list })}
    >
      <JobForm />
    </FormScreen>
  )
}
