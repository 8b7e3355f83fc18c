import { useSearch } from '@tanstack/react-router'
import type * as z from 'zod'
import { CreateScreen } from '#platform/web/records/CreateScreen.tsx'
import { newRecordHeader } from '#platform/web/records/NewRecordScreen.tsx'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { EmptyState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { JobInput } from '../../contract/job.ts'
import { jobErrors } from '../../rules/check-job.ts'
import { jobNoun } from '../../rules/job-labels.ts'
import { jobPaths } from '../job-paths.ts'
import { JobForm } from './JobForm.tsx'

/** A new job's initial values: the client has asked for it, and it starts at seven like nearly all of them. */
const newJob: Partial<z.input<typeof JobInput>> = {
  title: '',
  status: 'Pending',
  default_start_time: '07:00',
  billing_method: 'hourly',
}

const form = {
  create: jobEndpoints.createJob,
  schema: JobInput,
  together: jobErrors,
  saved: ({ job_no }: { job_no: string }) => `${job_no} saved`,
  Fields: () => <JobForm />,
}

/** A job by hand; client and project in the address are preselected. Every job has a client, so it must be searchable. */
export function JobNewScreen() {
  const mayNotChoose = useWhyNot()('clients:read')
  if (!mayNotChoose) return <NewJobForm />
  return (
    <Screen {...newRecordHeader({ noun: jobNoun, list: jobPaths.list })}>
      <EmptyState title="Choose a client first" text={mayNotChoose} />
    </Screen>
  )
}

function NewJobForm() {
  const chosen = useSearch({ strict: false }) as { client_id?: number; project_id?: number }
  return (
    <CreateScreen record={{ noun: jobNoun, paths: jobPaths }} form={form} empty={{ ...newJob, ...chosen }} />
  )
}
