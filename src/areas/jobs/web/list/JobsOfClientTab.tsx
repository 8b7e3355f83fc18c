import { IconPlus } from '@tabler/icons-react'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { usePaged } from '#platform/web/lists/use-paged.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { PagedSection } from '#ui/table/PagedSection.tsx'
import { jobEndpoints } from '../../contract/endpoints.ts'
import { hiddenAtFirst, jobColumns } from './job-columns.tsx'
import { jobPaths } from '../job-paths.ts'

/** The page's title already says whose they are. */
const hidden = [...hiddenAtFirst, 'client']

/** A client's jobs, latest first. `disabledReason`: why none can be added now. */
export function JobsOfClientTab({
  client_id,
  disabledReason,
}: {
  client_id: number
  disabledReason?: string | undefined
}) {
  const whyNot = useWhyNot()
  const closed = disabledReason ?? whyNot('jobs:write')
  const paged = usePaged(jobEndpoints.listJobs, { client_id })
  return (
    <PagedSection
      title="Jobs"
      {...paged}
      columns={jobColumns}
      hidden={hidden}
      none={{
        title: 'No jobs yet',
        text: closed ? 'This client’s jobs appear here.' : 'Add a job, or make one from an accepted quote.',
      }}
      action={
        <LinkButton
          to={`${jobPaths.create}?client_id=${client_id}`}
          icon={<IconPlus aria-hidden />}
          disabledReason={closed}
        >
          New job
        </LinkButton>
      }
    />
  )
}
