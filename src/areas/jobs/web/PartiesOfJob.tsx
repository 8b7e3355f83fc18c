import { useQuery } from '@tanstack/react-query'
import { SiteFacts } from '#areas/clients/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { FactGroup } from '#ui/parts/FactGroup.tsx'
import { jobPaths } from './job-paths.ts'
import { JobParties } from './JobParties.tsx'
import { jobQuery } from './queries.ts'

/** The job of a record with its client, whom to call on site, and the way there. */
export function PartiesOfJob({
  record: { job_id, job_no, job_title, client, site },
}: {
  record: { job_id: number; job_no: string; job_title: string; client: string; site: string }
}) {
  const { data: job } = useQuery({ ...jobQuery(job_id), enabled: useMay()('jobs:read') })
  return (
    <>
      {job ? (
        <JobParties job={job} />
      ) : (
        <>
          <FactGroup title="Client">{client}</FactGroup>
          <SiteFacts name={site} />
        </>
      )}
      <FactGroup title="Job">
        <Link to={jobPaths.edit(job_id)}>
          {job_no} {job_title}
        </Link>
      </FactGroup>
    </>
  )
}
