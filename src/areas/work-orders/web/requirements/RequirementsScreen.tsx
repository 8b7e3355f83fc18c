import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { jobEndpoints } from '#areas/jobs/contract/endpoints.ts'
import { JobStatusBadge, jobPaths } from '#areas/jobs/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useTitle } from '#platform/web/guard/title.ts'
import { Screen } from '#ui/shells/Screen.tsx'
import { RequirementsTab } from './RequirementsTab.tsx'

/** A job's requirements, at the specification's address; the job's tab shows the same. */
export function RequirementsScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: job } = useSuspenseQuery(read(jobEndpoints.getJob, { params: { id } }))
  useTitle(`Requirements of ${job.job_no}`)
  return (
    <Screen
      title={`Requirements of ${job.job_no}`}
      status={<JobStatusBadge job={job} />}
      breadcrumbs={[
        { label: 'Jobs', to: jobPaths.list },
        { label: `${job.job_no} ${job.title}`, to: jobPaths.edit(id) },
        { label: 'Requirements', to: `/dashboard/jobs/${id}/requirements` },
      ]}
    >
      <RequirementsTab job={job} />
    </Screen>
  )
}
