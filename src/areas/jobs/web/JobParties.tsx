import { useQuery } from '@tanstack/react-query'
import { ClientFacts, SiteFacts } from '#areas/clients/web/index.ts'
import { Link } from '#ui/navigation.tsx'
import type { Job } from '../contract/job.ts'
import { jobPaths } from './job-paths.ts'
import { jobSiteQuery } from './queries.ts'

/** A job's client, whom to call on site, and the way there. */
export function JobParties({ job }: { job: Job }) {
  const { data: site } = useQuery(jobSiteQuery(job.id))
  return (
    <>
      <ClientFacts
        client_id={job.client_id}
        client={job.client}
        title="On site"
        contact_id={job.contact_id ?? site?.contact_id ?? null}
        contact={job.contact ?? site?.contact ?? null}
        duty="site"
      />
      <SiteFacts
        name={job.site}
        place={site}
        action={<Link to={jobPaths.edit(job.id, 'site')}>Details</Link>}
      />
    </>
  )
}
